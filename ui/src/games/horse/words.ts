import type { Words } from '../../wire/types';
import type { Card, HorseView, Sign, Subject } from './wire';

export const phrases = {
  country: { fr: 'La campagne', en: 'The countryside' },
  help: {
    fr: 'Flèches : suivre les chemins. N, Maj+N : case suivante ou précédente où mène la carte. Entrée : jouer. Échap : retour aux cartes.',
    en: 'Arrows: follow the lanes. N, Shift+N: next or previous cell the card leads to. Enter: play. Escape: back to the cards.',
  },
  hand: { fr: 'Vos cartes', en: 'Your cards' },
  cardsHelp: { fr: 'Flèches : choisir une carte. Entrée : aller sur la campagne.', en: 'Arrows: choose a card. Enter: go to the countryside.' },
  black: { fr: 'case noire', en: 'black cell' },
  tapAgain: { fr: 'Touchez encore pour jouer.', en: 'Tap again to play.' },
  pickCard: { fr: 'Choisissez d’abord une carte.', en: 'Choose a card first.' },
  stuck: { fr: 'Cette carte ne permet aucun déplacement.', en: 'This card can move nobody.' },
  last: { fr: 'Dernier', en: 'Last' },
  first: { fr: 'Premier', en: 'First' },
  catching: { fr: 'rattrape le cheval !', en: 'catches the horse!' },
  canCatch: { fr: 'peut rattraper le cheval !', en: 'can catch the horse!' },
  paper: { fr: 'Votre personnage', en: 'Your character' },
  noPaper: { fr: 'Votre personnage : à choisir', en: 'Your character: yet to choose' },
  choose: { fr: 'Qui rattrapera le cheval pour vous ?', en: 'Who is to catch the horse for you?' },
  chooseAgain: { fr: 'Touchez encore pour choisir.', en: 'Tap again to choose.' },
  reveal: { fr: 'Qui courait pour qui', en: 'Who ran for whom' },
  unseen: { fr: 'Cartes jamais vues', en: 'Cards not seen' },
  aside: { fr: 'Mises de côté, hors du jeu', en: 'Put aside, out of the game' },
  suspects: { fr: 'Qui peut être qui', en: 'Who could be who' },
  pencil: { fr: 'Touchez une case pour noter un doute (?) ou une certitude (✗).', en: 'Press a square to note a doubt (?) or a certainty (✗).' },
  total: { fr: 'Total', en: 'Total' },
  winner: { fr: 'a gagné', en: 'won' },
  none: { fr: 'pas de choix', en: 'no choice' },
} satisfies Record<string, Words>;

const SUBJECT_WORDS: Record<Subject, Words> = {
  farmer: { fr: 'le fermier', en: 'the farmer' },
  wife: { fr: 'la fermière', en: 'the farmer’s wife' },
  lad: { fr: 'le valet', en: 'the farmhand' },
  maid: { fr: 'la servante', en: 'the maid' },
  dog: { fr: 'le chien', en: 'the dog' },
  horse: { fr: 'le cheval', en: 'the horse' },
};

const BARE: Record<Subject, Words> = {
  farmer: { fr: 'Fermier', en: 'Farmer' },
  wife: { fr: 'Fermière', en: 'Farmer’s wife' },
  lad: { fr: 'Valet', en: 'Farmhand' },
  maid: { fr: 'Servante', en: 'Maid' },
  dog: { fr: 'Chien', en: 'Dog' },
  horse: { fr: 'Cheval', en: 'Horse' },
};

const SIGN_WORDS: Record<Sign, Words> = {
  '+': { fr: 'plus', en: 'plus' },
  '=': { fr: 'égal', en: 'equal' },
  '-': { fr: 'moins', en: 'minus' },
};

export function subjectWords(subject: string): Words {
  return SUBJECT_WORDS[subject as Subject];
}

/** As one writes it on a label. */
export function bareWords(subject: string): Words {
  return BARE[subject as Subject];
}

export function stepWords(steps: number): Words {
  return { fr: steps === 1 ? '1 case' : `${steps} cases`, en: steps === 1 ? '1 step' : `${steps} steps` };
}

export function join(...parts: (Words | null)[]): Words {
  const said = parts.filter((part) => part !== null);
  return { fr: said.map(({ fr }) => fr).join(', '), en: said.map(({ en }) => en).join(', ') };
}

export function cardWords({ subject, sign }: Pick<Card, 'subject' | 'sign'>): Words {
  return { fr: `${BARE[subject].fr} ${SIGN_WORDS[sign].fr}`, en: `${BARE[subject].en} ${SIGN_WORDS[sign].en}` };
}

export interface CardSeen {
  card: Card;
  steps: number;
  count: number;
  /** How many cells it can lead to; null when it is not one's turn. */
  cells: number | null;
  catching: boolean;
}

/** What a screen reader says of a card in one's hand. */
export function cardLabel({ card, steps, count, cells, catching }: CardSeen): Words {
  return join(
    cardWords(card),
    stepWords(steps),
    count > 1 ? { fr: `${count} cartes`, en: `${count} cards` } : null,
    cells === null
      ? null
      : cells === 0
        ? { fr: 'ne peut bouger', en: 'cannot move' }
        : { fr: cells === 1 ? '1 arrivée' : `${cells} arrivées`, en: cells === 1 ? '1 place to go' : `${cells} places to go` },
    catching ? phrases.canCatch : null,
  );
}

export interface CellSeen {
  id: string;
  kind: string;
  here: readonly Subject[];
  /** What pressing it does with the chosen card. */
  leads: { steps: number; catching: boolean; subject: string } | null;
}

/** What a screen reader says of a cell. */
export function cellLabel({ id, kind, here, leads }: CellSeen): Words {
  const name = kind === 'farm' ? { fr: 'La ferme', en: 'The farm' } : { fr: id, en: id };
  return join(
    name,
    kind === 'black' ? phrases.black : null,
    ...here.map(subjectWords),
    leads && {
      fr: `${SUBJECT_WORDS[leads.subject as Subject].fr} y va en ${stepWords(leads.steps).fr}`,
      en: `${SUBJECT_WORDS[leads.subject as Subject].en} goes here in ${stepWords(leads.steps).en}`,
    },
    leads?.catching ? phrases.catching : null,
  );
}

/** What the chosen card can do. */
export function litWords({ subject }: Card, cells: number, steps: number): Words {
  const { fr, en } = SUBJECT_WORDS[subject];
  return {
    fr: `${capital(fr)} avance de ${stepWords(steps).fr} : ${cells === 1 ? '1 arrivée possible' : `${cells} arrivées possibles`}.`,
    en: `${capital(en)} goes ${stepWords(steps).en}: ${cells === 1 ? '1 cell' : `${cells} cells`} to choose from.`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function playWords(cell: string): Words {
  const farm = cell === 'farm';
  return { fr: `Jouer : ${farm ? 'la ferme' : cell}`, en: `Play: ${farm ? 'the farm' : cell}` };
}

export function lengthWords({ length, lengths }: HorseView): Words {
  if (length === null) return { fr: 'Premier déplacement : 3 cases.', en: 'The first move: 3 steps.' };
  const { plus, equal, minus } = lengths;
  return {
    fr: `Dernier déplacement : ${stepWords(length).fr}. Plus : ${plus}, égal : ${equal}, moins : ${minus}.`,
    en: `Last move: ${stepWords(length).en}. Plus: ${plus}, equal: ${equal}, minus: ${minus}.`,
  };
}

export function dealWords({ deal, deals }: HorseView): Words {
  return { fr: `Donne ${deal} sur ${deals}`, en: `Deal ${deal} of ${deals}` };
}

export function holdWords(count: number): Words {
  return { fr: count === 1 ? '1 carte' : `${count} cartes`, en: count === 1 ? '1 card' : `${count} cards` };
}

export function discardWords(card: Card): Words {
  return { fr: `Défausser ${cardWords(card).fr}`, en: `Discard ${cardWords(card).en}` };
}

export function papersWords(name: string, subject: string | null, won: boolean): Words {
  const who = subject === null ? phrases.none : subjectWords(subject);
  const win = won ? { fr: ` ${phrases.winner.fr}`, en: ` ${phrases.winner.en}` } : { fr: '', en: '' };
  return { fr: `${name}${win.fr} : ${who.fr}`, en: `${name}${win.en}: ${who.en}` };
}

export function suspectWords(name: string, subject: string, possible: boolean, mark: string | null): Words {
  return join(
    { fr: `${name}, ${SUBJECT_WORDS[subject as Subject].fr}`, en: `${name}, ${SUBJECT_WORDS[subject as Subject].en}` },
    possible ? { fr: 'possible', en: 'possible' } : { fr: 'exclu', en: 'ruled out' },
    mark === 'x' ? { fr: 'rayé par vous', en: 'crossed out by you' } : mark === '?' ? { fr: 'votre soupçon', en: 'your suspicion' } : null,
  );
}

export const coach: Words[] = [
  {
    fr: 'Le cheval s’est échappé. Vous misez en secret sur un des cinq de la ferme, et tout le monde peut bouger tout le monde.',
    en: 'The horse has run away. You bet in secret on one of the five of the farm, and anyone may move anyone.',
  },
  {
    fr: 'Une carte bouge celui qu’elle montre : « = » d’autant de cases que le déplacement d’avant, « + » d’une de plus, « − » d’une de moins.',
    en: 'A card moves whom it shows: “=” as many steps as the move before, “+” one more, “−” one less.',
  },
  {
    fr: 'Amenez votre personnage juste sur le cheval, ou le cheval juste sur votre personnage : vous gagnez. Mais ne montrez pas trop tôt pour qui vous courez !',
    en: 'Bring your character exactly to the horse, or the horse exactly to your character, and you win. But do not show too soon whom you run for!',
  },
];
