import type { Ids } from '../wire/ids';
import type { Message } from '../wire/types';

export type { Message };
/** A seat is its number, or the name of its title. */
export type Arg = number | string | (number | string)[] | Message;

export type Id = keyof Ids;
/** What a message needs, by name. */
export type Given<I extends Id> = NonNullable<Ids[I]>;
/** Those that need nothing. */
export type Plain = { [I in Id]: null extends Ids[I] ? I : never }[Id];

/** One or more whole sentences. */
export type Saying = Plain | Message | readonly Message[];

export function message<I extends Id>(id: I, ...[args]: null extends Ids[I] ? [] | [Given<I>] : [Given<I>]): Message {
  return args ? { id, args } : { id };
}

/** One sentence after the other. */
export function both(...all: Saying[]): Message[] {
  return all.flatMap((one) => (typeof one === 'string' ? { id: one } : one));
}

/** Sentences about a move with all their arguments: the fields of its effect, then their own. */
export function completed(said: readonly Message[], effect: object | null): Message[] {
  const fields = Object.entries(effect ?? {}).filter((field): field is [string, Arg] => sayable(field[1]));
  return said.map(({ id, args }) => ({ id, args: { ...Object.fromEntries(fields), ...args } }));
}

function sayable(value: unknown): boolean {
  return Array.isArray(value) ? value.every(plain) : plain(value);
}

function plain(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string';
}
