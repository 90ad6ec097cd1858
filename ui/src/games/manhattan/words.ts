import { message, say, type Message, type Saying } from '../../lib/i18n.svelte';
import { at } from './city';
import {
  ARREST,
  COLOURS,
  type Colour,
  type Driver,
  type ManhattanCriminal,
  type ManhattanEffect,
  type ManhattanPlayer,
  type ManhattanView,
} from './wire';

function listed(...parts: (Saying | null)[]): string {
  return parts.flatMap((part) => (part === null ? [] : [say(part)])).join(', ');
}

const seatOf = (colour: Colour) => COLOURS.indexOf(colour);

/** What a colour is called at the table, without who plays it. */
export function playerWords(colour: Colour): Message {
  return { id: `seat-${colour}` };
}

export function driverWords({ colour, car }: Driver): Message {
  return message('board-driver', { seat: seatOf(colour), car });
}

/** On a button: the arrest that is due. */
export function arrestHimWords({ arrest }: ManhattanEffect): Message {
  return message('board-arrest', { file: arrest ?? 'red' });
}

/** What a drive to a space means, for whoever hears it; or the arrest that is due there. */
export function driveWords(effect: ManhattanEffect): Saying[] {
  const { kind, car, fields, back, takes, arrest } = effect;
  if (kind === 'arrest') return [arrestHimWords(effect)];
  return [
    message(back ? 'board-backs' : 'board-drives', { car: car ?? 1, steps: fields.length - 1 }),
    ...(takes ? [message('board-takes', { takes })] : []),
    ...(arrest ? ['board-arrest-too' as const] : []),
  ];
}

export interface FieldSeen {
  id: string;
  here: readonly Driver[];
  /** What pressing it can do. */
  leads: readonly ManhattanEffect[];
  /** How far it still is, where one has to go next; else 0. */
  left: number;
}

/** What a screen reader says of a space. */
export function fieldLabel({ id, here, leads, left }: FieldSeen): string {
  const { kind, district } = at(id);
  return listed(
    message('board-place-first', { place: id }),
    kind === 'trap' ? 'board-trap-space' : kind === 'entrance' && district ? message('board-entrance', { district }) : null,
    left > 0 ? message('board-to-go', { steps: left }) : null,
    ...here.map(driverWords),
    ...leads.flatMap(driveWords),
  );
}

/** On a button: which of the moves that end on one space. */
export function choiceWords({ car, back }: ManhattanEffect, ways: boolean): Message {
  const which = { car: car ?? 1 };
  return ways ? message(back ? 'board-backwards' : 'board-forwards', which) : message('board-car', which);
}

export function reachWords(car: number | null, count: number): Message {
  return car === null ? message('board-reach', { count }) : message('board-reach-car', { car, count });
}

export function roundWords({ round, racing, opening }: ManhattanView): Message {
  if (opening) return message('board-who-starts');
  return racing ? message('board-race') : message('board-round', { round });
}

export function dieWords(value: number | null): Message {
  return value === null ? message('board-die') : message('board-die-shows', { value });
}

/** Where a criminal is, and who is after him. */
export function criminalWords({ file, district, field, warrants, arrested_by }: ManhattanCriminal, holders: readonly Colour[]): string {
  const after = holders.filter((one) => !warrants.includes(one));
  return listed(
    message('board-file-first', { file, district }),
    arrested_by
      ? message('board-criminal-closed', { seat: seatOf(arrested_by) })
      : field === 0
        ? 'board-criminal-black'
        : field === ARREST
          ? 'board-criminal-red'
          : message('board-criminal-away', { steps: ARREST - field }),
    warrants.length > 0 ? message('board-warrants', { seats: warrants.map(seatOf) }) : null,
    after.length > 0 ? message('board-after', { seats: after.map(seatOf) }) : null,
  );
}

/** How far somebody is, in two or three words. */
export function stageWords({ stage, mission }: ManhattanPlayer): Message {
  const apart = stage === 'race' || stage === 'out' ? stage : 'seek';
  if (mission === null || stage === 'seek') return message('board-stage', { stage: apart });
  return message('board-stage', { stage: stage === 'drive' ? `drive-${mission}` : stage });
}

/** Everything in front of a player, read aloud. */
export function handWords(player: ManhattanPlayer): string {
  return listed(
    player.mission ? message('board-file', { file: player.mission }) : null,
    stageWords(player),
    message('board-arrests', { count: player.arrests }),
    ...player.cars.map((place, i) => message('board-car-at', { car: i + 1, place })),
  );
}

/** A trap card or a mission, by its name in moves. */
export function cardWords(card: string): Message {
  if (card === 'lieutenant') return message('board-lieutenant');
  const [file = 'all', steps] = card.split(' ');
  return steps === undefined && file !== 'all' ? message('board-file', { file }) : message('board-trap', { file, steps: steps ?? '' });
}
