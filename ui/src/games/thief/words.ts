import type { Words } from '../../wire/types';
import { HIDEOUTS, SCENE } from './geometry';
import type { Clue, Disc, Role, Split, ThiefView } from './wire';

export const phrases = {
  grid: { fr: 'Plaque de jeu, 11 sur 11', en: 'Plate, 11 by 11' },
  help: {
    fr: 'Flèches : changer de point. Entrée : jouer. X : rayer un point, N : point suivant permis.',
    en: 'Arrows: another point. Enter: play. X: cross a point out, N: next point allowed.',
  },
  hideout: { fr: 'cachette', en: 'hideout' },
  mayStep: { fr: 'vous pouvez y aller', en: 'you may step here' },
  here: { fr: 'vous êtes ici', en: 'you are here' },
  crossed: { fr: 'rayé', en: 'crossed out' },
  asked: { fr: 'point d’interrogation', en: 'question mark' },
  tapAgain: { fr: 'Touchez encore pour jouer.', en: 'Tap again to play.' },
  play: { fr: 'Jouer', en: 'Play' },
  pencil: { fr: 'Crayon', en: 'Pencil' },
  pencilHelp: {
    fr: 'Au crayon : touchez un point pour le rayer, encore pour un point d’interrogation.',
    en: 'Pencil: press a point to cross it out, again for a question mark.',
  },
  rub: { fr: 'Gommer tout', en: 'Rub all out' },
  probing: { fr: 'Enquête', en: 'On the hunt' },
  fleeing: { fr: 'En fuite', en: 'On the run' },
  crossRest: { fr: 'Rayer le reste sur la plaque', en: 'Cross the rest out on the plate' },
  best: { fr: 'Ce qui partage le mieux', en: 'What splits it best' },
  headPoint: { fr: 'Point', en: 'Point' },
  headCaught: { fr: 'Pris', en: 'Caught' },
  headNear: { fr: 'Aligné', en: 'In line' },
  headFar: { fr: 'Bleu', en: 'Blue' },
} satisfies Record<string, Words>;

interface Cast {
  scene: Words;
  notebookPlate: Words;
  clues: Record<Clue, Words>;
}

const KNOTS: Cast = {
  scene: { fr: 'lieu du délit', en: 'scene of the crime' },
  notebookPlate: { fr: 'Où le voleur peut être', en: 'Where the thief can be' },
  clues: {
    near: { fr: 'rangée ou colonne du voleur', en: 'the thief’s row or column' },
    far: { fr: 'ni rangée ni colonne du voleur', en: 'not the thief’s row or column' },
    caught: { fr: 'le voleur est pris', en: 'the thief is caught' },
  },
};

const LAFFONT: Cast = {
  scene: { fr: 'lieu du vol', en: 'place of the theft' },
  notebookPlate: { fr: 'Où l’espion peut être', en: 'Where the spy can be' },
  clues: {
    near: { fr: 'rangée ou colonne de l’espion', en: 'the spy’s row or column' },
    far: { fr: 'ni rangée ni colonne de l’espion', en: 'not the spy’s row or column' },
    caught: { fr: 'l’espion est pris', en: 'the spy is caught' },
  },
};

/** Each edition has its own words. */
export function castOf({ variant }: Pick<ThiefView, 'variant'>): Cast {
  return variant === 'laffont' ? LAFFONT : KNOTS;
}

export interface PointSeen {
  variant: ThiefView['variant'];
  point: string;
  discs: Disc[];
  footprint: number | null;
  here: boolean;
  legal: boolean;
  role: Role | null;
  mark: string | null;
}

/** What a screen reader says of a point. */
export function pointWords({ variant, point, discs, footprint, here, legal, role, mark }: PointSeen): Words {
  const { scene, clues } = castOf({ variant });
  const fr = [point];
  const en = [point];
  const add = (words: Words) => {
    fr.push(words.fr);
    en.push(words.en);
  };
  if (point === SCENE) add(scene);
  if (HIDEOUTS.includes(point)) add(phrases.hideout);
  if (footprint !== null) add({ fr: `empreinte ${footprint}`, en: `footprint ${footprint}` });
  if (here) add(phrases.here);
  for (const { number, clue } of discs)
    add({ fr: `indice ${number} : ${clues[clue].fr}`, en: `clue ${number}: ${clues[clue].en}` });
  if (legal && role === 'thief') add(phrases.mayStep);
  if (mark === 'x') add(phrases.crossed);
  if (mark === '?') add(phrases.asked);
  return { fr: fr.join(', '), en: en.join(', ') };
}

export function handWords(view: ThiefView, role: Role): Words {
  const steps = view.steps;
  const probes = view.probes.length;
  if (role === 'thief') return { fr: `${steps} pas`, en: steps === 1 ? '1 step' : `${steps} steps` };
  return { fr: probes === 1 ? '1 visite' : `${probes} visites`, en: probes === 1 ? '1 look' : `${probes} looks` };
}

export function possibleWords(count: number, flights: number): Words {
  return {
    fr: count === 1 ? 'Un seul point possible.' : `${count} points possibles, par ${flights} chemins.`,
    en: count === 1 ? 'Only one point is possible.' : `${count} points possible, along ${flights} paths.`,
  };
}

export function splitWords({ point, caught, near, far }: Split): Words {
  const chance = caught ? { fr: 'pris sur-le-champ : 1', en: 'caught at once: 1' } : { fr: 'jamais pris ici', en: 'never caught here' };
  return {
    fr: `${point} : ${chance.fr}, aligné : ${near}, bleu : ${far}.`,
    en: `${point}: ${chance.en}, in line: ${near}, blue: ${far}.`,
  };
}

export function turnWords(number: number): Words {
  return { fr: `après le pas ${number}`, en: `after step ${number}` };
}

export const coach: Words[] = [
  {
    fr: 'Le voleur part du centre et s’éloigne d’un point à chaque tour. Il veut atteindre une cachette, dans un coin.',
    en: 'The thief leaves the centre, one point further away each turn. He wants to reach a hideout, in a corner.',
  },
  {
    fr: 'Le détective ne le voit pas. Il visite un point : le disque plein dit « même rangée ou colonne », l’anneau bleu dit « ni l’une ni l’autre ».',
    en: 'The detective cannot see him. He looks at a point: a full disc says “same row or column”, a blue ring says “neither”.',
  },
  {
    fr: 'Ensuite on échange les rôles. Le carnet garde ce que les indices permettent encore.',
    en: 'Then the roles swap. The notebook keeps what the clues still allow.',
  },
];
