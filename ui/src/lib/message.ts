import type { Ids } from '../wire/ids';

/** A sentence before anybody says it: a message of the catalogues, and what it is about. */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

/** A seat is its number. */
export type Arg = number | string | readonly number[] | Message;

export type Id = keyof Ids;
/** What a message needs, by name. */
export type Given<I extends Id> = Record<Ids[I], Arg>;
/** Those that need nothing. */
export type Plain = { [I in Id]: [Ids[I]] extends [never] ? I : never }[Id];

/** One or more whole sentences. */
export type Saying = Plain | Message | readonly Message[];

export function message<I extends Id>(id: I, ...[args]: [Ids[I]] extends [never] ? [] : [Given<I>]): Message {
  return args ? { id, args } : { id };
}

/** One sentence after the other. */
export function both(...all: Saying[]): Message[] {
  return all.flatMap((one) => (typeof one === 'string' ? { id: one } : one));
}
