/** What there is in the city, in French and English. */
import type { Words } from '../../wire/types';
import type { Colour, File } from './wire';

export const PLAYERS: Record<Colour, Words> = {
  white: { fr: 'Blanc', en: 'White' },
  orange: { fr: 'Orange', en: 'Orange' },
  violet: { fr: 'Violet', en: 'Violet' },
  pink: { fr: 'Rose', en: 'Pink' },
};

export const FILE_WORDS: Record<File, Words> = {
  red: { fr: 'rouge', en: 'red' },
  yellow: { fr: 'jaune', en: 'yellow' },
  blue: { fr: 'bleu', en: 'blue' },
  green: { fr: 'vert', en: 'green' },
};

/** As one writes it on a sign. */
export const SIGNS: Record<string, Words> = {
  bank: { fr: 'Banque', en: 'Bank' },
  hall: { fr: 'Mairie', en: 'Town hall' },
  club: { fr: 'Club', en: 'Club' },
  hotel: { fr: 'Hôtel', en: 'Hotel' },
};

export const PLACES: Record<string, Words> = {
  start: { fr: 'parking de départ', en: 'start car park' },
  mission: { fr: 'salle des missions', en: 'mission room' },
  station: { fr: 'poste de police', en: 'police station' },
  bank: { fr: 'parking de la banque', en: 'the bank’s car park' },
  hall: { fr: 'parking de la mairie', en: 'the town hall’s car park' },
  club: { fr: 'parking du club', en: 'the club’s car park' },
  hotel: { fr: 'parking de l’hôtel', en: 'the hotel’s car park' },
};

export const ENTRANCES: Record<string, Words> = {
  bank: { fr: 'entrée de la banque', en: 'entrance of the bank' },
  hall: { fr: 'entrée de la mairie', en: 'entrance of the town hall' },
  club: { fr: 'entrée du club', en: 'entrance of the club' },
  hotel: { fr: 'entrée de l’hôtel', en: 'entrance of the hotel' },
};
