import type { Words } from '../../wire/types';
import { effectOf, isBoth, type Options } from './reach';
import { OFF, type Colour } from './wire';

/** What the board says for itself; what happened, and what forbids it, the server says. */

export const colourWords: Record<Colour, Words> = {
  blue: { fr: 'bleu', en: 'blue' },
  red: { fr: 'rouge', en: 'red' },
};

export const phrases = {
  grid: { fr: 'Le plateau de La Bille', en: 'The board of The Ball' },
  help: {
    fr: 'Flèches pour aller de case en case, Entrée pour prendre un pion puis choisir sa case, Échap pour le lâcher, T pour prendre la bille ou la laisser, N pour la prochaine case possible.',
    en: 'Arrows go from square to square, Enter picks a pawn and then its square, Escape drops it, T takes the ball or leaves it, N goes to the next possible square.',
  },
  pickFirst: { fr: 'Choisissez d’abord un de vos pions.', en: 'Pick one of your pawns first.' },
  tapAgain: { fr: 'Touchez encore pour jouer.', en: 'Tap again to play.' },
  clickAgain: { fr: 'Cliquez encore pour jouer.', en: 'Click again to play.' },
  without: { fr: 'La bille reste où elle est.', en: 'The ball stays where it is.' },
  takeBack: { fr: 'Reprendre', en: 'Take back' },
  takeBackLong: { fr: 'Reprendre le premier pion', en: 'Take back the first pawn' },
  turn: { fr: 'Ce tour', en: 'This turn' },
  goalNow: { fr: 'Passez la ligne !', en: 'Past the line!' },
  attacks: { fr: 'Attaque', en: 'Attacks' },
  defends: { fr: 'Défend', en: 'Defends' },
  hasBall: { fr: 'a la bille', en: 'has the ball' },
  noBall: { fr: 'n’a pas la bille', en: 'does not have the ball' },
};

/** How far the turn has got, for the two signs on the bench. */
export function pawnsWords(moved: string | null): Words {
  if (moved === null) return { fr: 'Premier pion', en: 'First pawn' };
  return { fr: 'Second pion', en: 'Second pawn' };
}

export type BallState = 'moved' | 'must' | 'due' | 'free';

export const ballWords: Record<BallState, { short: Words; long: Words }> = {
  moved: {
    short: { fr: 'a bougé', en: 'has moved' },
    long: { fr: 'la bille a déjà bougé dans ce tour', en: 'the ball has already moved in this turn' },
  },
  must: {
    short: { fr: 'doit bouger', en: 'must move' },
    long: { fr: 'ce pion doit déplacer la bille', en: 'this pawn must move the ball' },
  },
  due: {
    short: { fr: 'à déplacer', en: 'still to move' },
    long: { fr: 'la bille doit encore bouger dans ce tour', en: 'the ball must still move in this turn' },
  },
  free: {
    short: { fr: 'à prendre', en: 'may be taken' },
    long: { fr: 'la bille peut être prise', en: 'the ball may be taken' },
  },
};

/** Under the board while a pawn is picked and no square is pointed at. */
export function pickedWords(square: string, there: Map<string, Options>): Words {
  const all = [...there.values()];
  const taking = all.filter((one) => one.take).length;
  const count = all.length;
  const fr = [`Pion ${square} : ${count} case${count > 1 ? 's' : ''}`];
  const en = [`Pawn ${square}: ${count} square${count > 1 ? 's' : ''}`];
  if (taking) {
    fr[0] += `, dont ${taking} en prenant la bille`;
    en[0] += `, ${taking} by taking the ball`;
  }
  if (all.some(isBoth)) {
    fr.push('case double : à gauche sans, à droite avec');
    en.push('split square: left leaves it, right takes it');
  }
  return { fr: `${fr.join(' ; ')}.`, en: `${en.join('; ')}.` };
}

export function splitWords(taking: boolean): Words {
  return taking
    ? { fr: 'Prendre la bille (T pour la laisser)', en: 'Take the ball (T to leave it)' }
    : { fr: 'Laisser la bille (T pour la prendre)', en: 'Leave the ball (T to take it)' };
}

export interface SquareState {
  square: string;
  pawn: Colour | null;
  /** Whose side this screen plays, or null. */
  mine: Colour | null;
  ball: boolean;
  movable: boolean;
  moved: boolean;
  picked: boolean;
  options: Options | undefined;
  /** What T is set to. */
  wish: boolean;
}

/** A square in words: what stands there, and what pressing it would do. */
export function squareWords(state: SquareState): Words {
  const fr: string[] = [];
  const en: string[] = [];
  const add = (words: Words) => (fr.push(words.fr), en.push(words.en));
  add(standing(state));
  if (state.picked) add({ fr: 'choisi', en: 'picked' });
  else if (state.moved) add({ fr: 'a déjà bougé dans ce tour', en: 'has already moved in this turn' });
  else if (state.movable) add({ fr: 'peut bouger', en: 'can move' });
  const there = arriving(state);
  if (there && !state.pawn) fr.splice(0, 1), en.splice(0, 1);
  if (there) add(there);
  const name = state.square === OFF ? { fr: 'Derrière la ligne', en: 'Past the line' } : { fr: state.square, en: state.square };
  return { fr: `${name.fr} : ${fr.join(', ')}`, en: `${name.en}: ${en.join(', ')}` };
}

function standing({ square, pawn, mine, ball }: SquareState): Words {
  if (square === OFF) return { fr: 'hors de portée', en: 'out of reach' };
  if (!pawn) return { fr: 'vide', en: 'empty' };
  const own = pawn === mine;
  const fr = mine === null ? `pion ${colourWords[pawn].fr}` : own ? 'votre pion' : 'pion adverse';
  const en = mine === null ? `${colourWords[pawn].en} pawn` : own ? 'your pawn' : 'their pawn';
  return ball ? { fr: `${fr} avec la bille`, en: `${en} with the ball` } : { fr, en };
}

function arriving({ square, options, wish }: SquareState): Words | null {
  if (!options) return null;
  const move = wish ? (options.take ?? options.quiet) : (options.quiet ?? options.take);
  if (!move) return null;
  const { takes, ball_from: carried, step } = effectOf(move);
  const off = square === OFF;
  let words: Words = step ? { fr: 'avancer ici', en: 'step here' } : { fr: 'sauter ici', en: 'jump here' };
  if (takes)
    words = off
      ? { fr: 'prendre la bille et franchir la ligne', en: 'take the ball and run it through' }
      : { fr: 'prendre la bille et arriver ici', en: 'take the ball and land here' };
  else if (carried)
    words = off ? { fr: 'franchir la ligne avec la bille', en: 'run the ball through' } : { fr: 'porter la bille ici', en: 'carry the ball here' };
  if (!isBoth(options)) return words;
  return takes
    ? { fr: `${words.fr} ; T pour la laisser`, en: `${words.en}; T to leave it` }
    : { fr: `${words.fr} en laissant la bille ; T pour la prendre`, en: `${words.en} and leave the ball; T to take it` };
}

export const coach: Words[] = [
  {
    fr: 'Un tour, c’est deux pions différents : un pas d’une case, ou des sauts par-dessus les pions.',
    en: 'A turn is two different pawns: one step each, or jumps over other pawns.',
  },
  {
    fr: 'Sauter le porteur permet de prendre la bille. Elle ne bouge qu’une fois par tour.',
    en: 'Jump over the carrier and you may take the ball. It moves only once a turn.',
  },
  {
    fr: 'Qui a la bille doit la faire bouger à chaque tour ; elle gagne derrière la ligne adverse.',
    en: 'Whoever has the ball must move it every turn; past the other side’s line it wins.',
  },
];
