import { openTable } from '../home/opening';
import { message, speech, type Message } from '../lib/i18n.svelte';
import type { NewTable, Seat, Table } from '../wire/types';

/** Whether everybody but the bots plays from this screen: nobody else need agree to anything. */
export function alone({ seats, hidden }: Table, held: number[]): boolean {
  const people = seats.filter(({ kind }) => kind !== 'bot');
  return seats.length > people.length && people.every(({ seat }) => held.includes(seat)) && (!hidden || people.length === 1);
}

/** The level of the bots, if all have the same. */
export function levelOf(seats: Seat[]): number | null {
  const levels = new Set(seats.flatMap(({ kind, level }) => (kind === 'bot' && level !== null ? [level] : [])));
  const [level] = levels;
  return levels.size === 1 && level !== undefined ? level : null;
}

/** One level down and one up, where there are such bots. */
export function neighbours({ seats, strongest }: Pick<Table, 'seats' | 'strongest'>): { level: number; words: Message }[] {
  const level = levelOf(seats);
  if (level === null) return [];
  const near = [
    { level: level - 1, id: 'play-easier' as const },
    { level: level + 1, id: 'play-harder' as const },
  ];
  return near
    .filter((one) => one.level <= strongest && speech.has(`level-${one.level}`))
    .map((one) => ({ level: one.level, words: message(one.id, { title: { id: `level-${one.level}` } }) }));
}

function seatOf({ kind, name, level }: Seat, other: number | null): NewTable['seats'][number] {
  if (kind !== 'bot') return { kind: 'here', name };
  return { kind, ...((other ?? level) !== null && { level: other ?? level }) };
}

/** The same table, set anew: the same people, bots of another level. */
export function withLevel(table: Table, level: number): Promise<string> {
  const seats = [...table.seats].sort((a, b) => a.player - b.player).map((seat) => seatOf(seat, level));
  return open(table, { seats, games: table.games });
}

/** The same company, where the game stood after so many moves. */
export function fromStep(table: Table, step: number): Promise<string> {
  const seats = [...table.seats].sort((a, b) => a.seat - b.seat).map((seat) => seatOf(seat, null));
  return open(table, { seats, again: { table: table.id, number: table.number, step } });
}

function open(table: Table, more: Pick<NewTable, 'seats'> & Partial<NewTable>): Promise<string> {
  const { game, variant, clock } = table;
  const ticking = clock && { clock: { per: clock.per, seconds: clock.seconds, increment: clock.increment } };
  return openTable({ chance: table.commitment !== null }, { game, variant, ...ticking, ...more });
}
