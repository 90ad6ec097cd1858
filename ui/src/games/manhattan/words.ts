import type { Words } from '../../wire/types';
import { at } from './city';
import { ENTRANCES, FILE_WORDS, PLACES, PLAYERS, SIGNS } from './names';
import {
  ARREST,
  type Colour,
  type Driver,
  type File,
  type ManhattanCriminal,
  type ManhattanEffect,
  type ManhattanPlayer,
  type ManhattanView,
} from './wire';

export const phrases = {
  city: { fr: 'La ville', en: 'The city' },
  help: {
    fr: 'Flèches : suivre les rues. N, Maj+N : arrivée suivante ou précédente. Entrée : y aller, ou choisir la voiture qui s’y trouve.',
    en: 'Arrows: follow the streets. N, Shift+N: next or previous place to go. Enter: drive there, or choose the car that stands there.',
  },
  title: { fr: 'Manhattan Sud', en: 'Manhattan South' },
  missions: { fr: 'Missions', en: 'Missions' },
  traps: { fr: 'Pièges', en: 'Traps' },
  start: { fr: 'Départ', en: 'Start' },
  trapField: { fr: 'case-piège', en: 'trap field' },
  tapAgain: { fr: 'Touchez encore pour y aller.', en: 'Tap again to drive there.' },
  tapToArrest: { fr: 'Touchez encore pour l’arrêter.', en: 'Tap again to arrest him.' },
  whole: { fr: 'Toute la ville', en: 'Whole city' },
  closer: { fr: 'De plus près', en: 'Closer' },
  which: { fr: 'Quelle voiture ?', en: 'Which car?' },
  both: { fr: 'Les deux', en: 'Both' },
  stay: { fr: 'Rester sur place', en: 'Stay where you are' },
  files: { fr: 'Les quatre dossiers', en: 'The four files' },
  closed: { fr: 'fermé', en: 'closed' },
  notRolled: { fr: 'pas encore lancé', en: 'not rolled yet' },
  outrolled: { fr: 'ne commence pas', en: 'does not start' },
  lieutenant: { fr: 'Lieutenant', en: 'Lieutenant' },
  unseenTraps: { fr: 'Pièges pas encore vus', en: 'Traps not seen yet' },
  unseenMissions: { fr: 'Missions pas encore vues', en: 'Missions not seen yet' },
  thenTraps: { fr: 'Puis, dans cet ordre', en: 'Then, in this order' },
  onlyTraps: { fr: 'Toute la pile, dans cet ordre', en: 'The whole pile, in this order' },
  sure: { fr: 'La prochaine carte est connue.', en: 'The next card is known.' },
  cardsHelp: {
    fr: 'Une carte jouée va sous la pile : quand la pile a fait le tour, son ordre est connu.',
    en: 'A card that was played goes under the pile: once the pile has gone round, its order is known.',
  },
} satisfies Record<string, Words>;

export function playerWords(colour: Colour): Words {
  return PLAYERS[colour];
}

export function signWords(district: string): Words {
  return SIGNS[district] ?? same(district);
}

export function fileWords(file: File): Words {
  return { fr: `dossier ${FILE_WORDS[file].fr}`, en: `${FILE_WORDS[file].en} file` };
}

function same(text: string): Words {
  return { fr: text, en: text };
}

function join(...parts: (Words | null | undefined)[]): Words {
  const said = parts.filter((part) => part !== null && part !== undefined);
  return { fr: said.map(({ fr }) => fr).join(', '), en: said.map(({ en }) => en).join(', ') };
}

function capital({ fr, en }: Words): Words {
  const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: up(fr), en: up(en) };
}

export function placeWords(id: string): Words {
  return PLACES[id] ?? same(id);
}

export function carWords(car: number): Words {
  return { fr: `Voiture ${car}`, en: `Car ${car}` };
}

const OF: Record<Colour, string> = { white: 'de Blanc', orange: 'd’Orange', violet: 'de Violet', pink: 'de Rose' };

export function driverWords({ colour, car }: Driver): Words {
  return { fr: `voiture ${car} ${OF[colour]}`, en: `${PLAYERS[colour].en}’s car ${car}` };
}

function stepWords(steps: number): Words {
  return { fr: steps === 1 ? '1 case' : `${steps} cases`, en: steps === 1 ? '1 field' : `${steps} fields` };
}

const TAKES: Record<string, Words> = {
  mission: { fr: 'on y tire une mission', en: 'a mission is drawn' },
  trap: { fr: 'on y tire une carte-piège', en: 'a trap card is drawn' },
  warrant: { fr: 'le mandat est affiché', en: 'the warrant is posted' },
  park: { fr: 'ensuite l’autre va chercher le mandat', en: 'then the other fetches the warrant' },
};

/** On a button: the arrest that is due. */
export function arrestHimWords({ arrest }: ManhattanEffect): Words {
  const { fr, en } = FILE_WORDS[arrest ?? 'red'];
  return { fr: `Arrêter le criminel ${fr}`, en: `Arrest the ${en} criminal` };
}

/** What a drive to a field means, for whoever hears it; or the arrest that is due there. */
export function driveWords(effect: ManhattanEffect): Words {
  const { kind, car, fields, back, takes, arrest } = effect;
  if (kind === 'arrest') return arrestHimWords(effect);
  const steps = stepWords(fields.length - 1);
  return join(
    {
      fr: `la voiture ${car} y ${back ? 'recule' : 'va'}, ${steps.fr}`,
      en: `car ${car} ${back ? 'backs' : 'drives'} here, ${steps.en}`,
    },
    takes && TAKES[takes],
    arrest ? { fr: 'arrestation !', en: 'an arrest!' } : null,
  );
}

export interface FieldSeen {
  id: string;
  here: readonly Driver[];
  /** What pressing it can do. */
  leads: readonly ManhattanEffect[];
}

/** What a screen reader says of a field. */
export function fieldLabel({ id, here, leads }: FieldSeen): Words {
  const { kind, district } = at(id);
  return join(
    capital(placeWords(id)),
    kind === 'trap' ? phrases.trapField : kind === 'entrance' && district ? ENTRANCES[district] : null,
    ...here.map(driverWords),
    ...leads.map(driveWords),
  );
}

/** On a button: which of the moves that end on one field. */
export function choiceWords({ car, back }: ManhattanEffect, ways: boolean): Words {
  const name = carWords(car ?? 1);
  if (!ways) return name;
  return { fr: `${name.fr}, ${back ? 'en reculant' : 'en avant'}`, en: `${name.en}, ${back ? 'backwards' : 'forwards'}` };
}

const TO: Record<string, string> = { mission: 'à la salle des missions' };

export function goWords(field: string): Words {
  const place = placeWords(field);
  return { fr: PLACES[field] ? `Aller ${TO[field] ?? `au ${place.fr}`}` : `Aller en ${field}`, en: `Drive to ${PLACES[field] ? place.en.replace(/^(?!the )/, 'the ') : place.en}` };
}

export function reachWords(car: number | null, count: number): Words {
  const fr = count === 1 ? '1 arrivée possible' : `${count} arrivées possibles`;
  const en = count === 1 ? '1 place to go' : `${count} places to go`;
  if (car === null) return { fr: `${fr}.`, en: `${en}.` };
  return { fr: `${carWords(car).fr} : ${fr}.`, en: `${carWords(car).en}: ${en}.` };
}

export function roundWords({ round, racing, opening }: ManhattanView): Words {
  if (opening) return { fr: 'Qui commence ?', en: 'Who starts?' };
  if (racing) return { fr: 'Course au poste de police', en: 'Race to the police station' };
  return { fr: `Tour ${round}`, en: `Round ${round}` };
}

export function dieWords(value: number | null): Words {
  return value === null ? { fr: 'Le dé', en: 'The die' } : { fr: `Dé : ${value}`, en: `Die: ${value}` };
}

/** Where a criminal is, and who is after him. */
export function criminalWords({ file, district, field, warrants, arrested_by }: ManhattanCriminal, holders: readonly Colour[]): Words {
  const names = (all: readonly Colour[], lang: 'fr' | 'en'): string => all.map((one) => PLAYERS[one][lang]).join(', ');
  const after = holders.filter((one) => !warrants.includes(one));
  return join(
    { fr: `${capital(fileWords(file)).fr} (${SIGNS[district]?.fr})`, en: `${capital(fileWords(file)).en} (${SIGNS[district]?.en})` },
    arrested_by
      ? { fr: `fermé, arrêté par ${PLAYERS[arrested_by].fr}`, en: `closed, arrested by ${PLAYERS[arrested_by].en}` }
      : field === 0
        ? { fr: 'criminel sur le point noir', en: 'criminal on the black point' }
        : field === ARREST
          ? { fr: 'criminel sur le rouge', en: 'criminal on red' }
          : { fr: `criminel à ${stepWords(ARREST - field).fr} du rouge`, en: `criminal ${ARREST - field} from red` },
    warrants.length > 0 ? { fr: `mandat : ${names(warrants, 'fr')}`, en: `warrant: ${names(warrants, 'en')}` } : null,
    after.length > 0 ? { fr: `mission : ${names(after, 'fr')}`, en: `mission: ${names(after, 'en')}` } : null,
  );
}

/** How far somebody is, in two or three words. */
export function stageWords({ stage, mission }: ManhattanPlayer): Words {
  if (stage === 'seek' || mission === null)
    return stage === 'race'
      ? { fr: 'court au poste', en: 'races to the station' }
      : stage === 'out'
        ? { fr: 'hors course', en: 'out of the race' }
        : { fr: 'cherche une mission', en: 'seeks a mission' };
  const to = { red: 'la banque', yellow: 'la mairie', blue: 'le club', green: 'l’hôtel' }[mission];
  const english = { red: 'bank', yellow: 'town hall', blue: 'club', green: 'hotel' }[mission];
  if (stage === 'drive') return { fr: `vers ${to}`, en: `to the ${english}` };
  return stage === 'fetch' ? { fr: 'va chercher le mandat', en: 'fetches the warrant' } : { fr: 'en chasse', en: 'on the hunt' };
}

export function arrestWords(count: number): Words {
  return {
    fr: count === 1 ? '1 arrestation' : `${count} arrestations`,
    en: count === 1 ? '1 arrest' : `${count} arrests`,
  };
}

/** Everything in front of a player, read aloud. */
export function handWords(player: ManhattanPlayer): Words {
  return join(
    player.mission ? fileWords(player.mission) : null,
    stageWords(player),
    arrestWords(player.arrests),
    ...player.cars.map((field, i) => ({
      fr: `voiture ${i + 1} : ${placeWords(field).fr}`,
      en: `car ${i + 1}: ${placeWords(field).en}`,
    })),
  );
}

/** A trap card or a mission, by its name in moves. */
export function cardWords(card: string): Words {
  if (card === 'lieutenant') return phrases.lieutenant;
  if (card === 'all') return { fr: 'tous avancent de 1', en: 'all go on by 1' };
  const [file, steps] = card.split(' ') as [File, string | undefined];
  const colour = FILE_WORDS[file];
  return steps === undefined ? fileWords(file) : { fr: `${colour.fr} ${steps}`, en: `${colour.en} ${steps}` };
}

export function countWords(card: string, count: number): Words {
  const { fr, en } = cardWords(card);
  return { fr: `${fr}, ${count}`, en: `${en}, ${count}` };
}

export const coach: Words[] = [
  {
    fr: 'Menez la voiture 1 à la salle des missions, à l’ouest : il faut le nombre exact.',
    en: 'Take car 1 to the mission room in the west, by an exact roll.',
  },
  {
    fr: 'Garez-la dans le quartier de votre dossier ; l’autre prend alors le mandat au poste de police.',
    en: 'Park it in your file’s district; then the other car fetches the warrant at the police station.',
  },
  {
    fr: 'Les cases jaunes font avancer les criminels sur leur cercle.',
    en: 'Yellow fields move the criminals on, round their circles.',
  },
  {
    fr: 'Le vôtre est sur le rouge ? Une voiture sur les menottes l’arrête !',
    en: 'Yours is on red? A car on the handcuffs arrests him!',
  },
];
