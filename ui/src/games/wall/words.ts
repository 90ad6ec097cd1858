import type { Words } from '../../wire/types';
import type { Colour, Side, WallEffect } from './wire';

/** What the board says for itself; what happened, and what forbids it, the server says. */

export const colourWords: Record<Colour, Words> = {
  yellow: { fr: 'jaune', en: 'yellow' },
  blue: { fr: 'bleu', en: 'blue' },
};

const sideWords: Record<Side, Words> = {
  L: { fr: 'par la gauche', en: 'from the left' },
  R: { fr: 'par la droite', en: 'from the right' },
};

export function mouthName(slot: number, side: Side): Words {
  return { fr: `Fente ${slot}, ${sideWords[side].fr}`, en: `Slot ${slot}, ${sideWords[side].en}` };
}

/** What a push would do, beyond putting a rope on the first cell. */
export function consequence(effect: WallEffect): Words | null {
  const { escape, fell, closes, colour } = effect;
  if (escape !== null)
    return escape === colour
      ? { fr: 'achève votre corde : évasion !', en: 'completes your rope: an escape!' }
      : { fr: 'achève la corde adverse !', en: 'completes the other side’s rope!' };
  if (fell !== null)
    return {
      fr: `un bout de corde ${colourWords[fell].fr} tombe en face`,
      en: `pushes ${colourWords[fell].en} off the far end`,
    };
  return closes ? { fr: 'remplit la fente', en: 'fills the slot' } : null;
}

export function pushWords(effect: WallEffect): Words | null {
  if (effect.slot === null || effect.side === null) return null;
  return mouthLabel(`${effect.slot}${effect.side}`, effect, null);
}

/** A mouth and what a push there would do, if one can be made. */
export function mouthLabel(mouth: string, effect: WallEffect | undefined, closed: number | null): Words {
  const slot = Number(mouth[0]);
  const name = mouthName(slot, mouth.slice(1) as Side);
  if (closed === slot) return { fr: `${name.fr}, ${phrases.closed.fr}`, en: `${name.en}, ${phrases.closed.en}` };
  const then = effect ? consequence(effect) : null;
  return then ? { fr: `${name.fr} : ${then.fr}`, en: `${name.en}: ${then.en}` } : name;
}

export const phrases = {
  mouths: { fr: 'Entrées des fentes', en: 'Mouths of the slots' },
  mouthsHelp: {
    fr: 'Flèches haut et bas pour la fente, gauche et droite pour le côté, Entrée pour pousser.',
    en: 'Up and down arrows choose the slot, left and right the side, Enter pushes.',
  },
  closed: { fr: 'fermée à ce tour', en: 'closed for this turn' },
  closedSign: { fr: 'fermée', en: 'closed' },
  closedWhy: (slot: number) => ({
    fr: `La fente ${slot}, qui vient d’être remplie, est fermée pour un tour.`,
    en: `Slot ${slot} has just been filled: it is closed for one turn.`,
  }),
  tapAgain: { fr: 'Touchez encore pour pousser', en: 'Tap again to push' },
  pass: { fr: 'Passer', en: 'Pass' },
  passWhy: {
    fr: 'Plus de bout de corde en main : il faut attendre qu’il en tombe un.',
    en: 'No rope in hand: wait until one of yours falls.',
  },
  escape: { fr: 'Évasion !', en: 'Escape!' },
  theirs: { fr: 'Évasion adverse !', en: 'Their escape!' },
  wall: { fr: 'Le mur, case par case', en: 'The wall, cell by cell' },
  slot: { fr: 'Fente', en: 'Slot' },
  slotNumber: (slot: number) => ({ fr: `Fente ${slot}`, en: `Slot ${slot}` }),
  empty: { fr: 'vide', en: 'empty' },
  ropes: (n: number) => ({
    fr: n === 1 ? '1 bout de corde en main' : `${n} bouts de corde en main`,
    en: n === 1 ? '1 rope in hand' : `${n} ropes in hand`,
  }),
  escapes: (n: number, all: number) => ({
    fr: `${n} évadé${n > 1 ? 's' : ''} sur ${all}`,
    en: `${n} of ${all} escaped`,
  }),
};

export const coach: Words[] = [
  {
    fr: 'Poussez un bout de corde dans une fente, par la gauche ou par la droite.',
    en: 'Push a rope into a slot, from the left or the right.',
  },
  {
    fr: 'Les bouts qui se touchent glissent d’une case ; dans une fente pleine, le dernier tombe et revient à son joueur.',
    en: 'Ropes in line slide one cell; in a full slot the last one falls off and returns to its owner.',
  },
  {
    fr: 'Formez une chaîne continue du bas jusqu’en haut : de côté oui, en diagonale non.',
    en: 'Build an unbroken chain from bottom to top: sideways counts, diagonals do not.',
  },
];
