import { message, say, type Message, type Saying } from '../../lib/i18n.svelte';
import { HIDEOUTS, SCENE } from './geometry';
import type { Disc, Role, Split, ThiefView } from './wire';

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
export function pointWords({ variant, point, discs, footprint, here, legal, role, mark }: PointSeen): string {
  const said: (Saying | false)[] = [
    point === SCENE && message('board-scene', { variant }),
    HIDEOUTS.includes(point) && 'board-hideout',
    footprint !== null && message('board-footprint', { number: footprint }),
    here && 'board-here',
    ...discs.map(({ number, clue }) => message('board-clue', { variant, number, clue })),
    legal && role === 'thief' && 'board-may-step',
    mark === 'x' && 'board-crossed',
    mark === '?' && 'board-asked',
  ];
  return [point, ...said.filter((one) => one !== false).map((one) => say(one))].join(', ');
}

export function handWords(view: ThiefView, role: Role): Message {
  return role === 'thief' ? message('board-steps', { n: view.steps }) : message('board-visits', { n: view.probes.length });
}

export function splitWords({ point, caught, near, far }: Split): Message {
  return message('board-splits', { point, caught: caught ? 1 : 0, near, far });
}
