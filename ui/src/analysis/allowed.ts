import type { Table } from '../wire/types';

/** Nobody at a distance could be wronged. The server has the last word. */
export function analysable({ status, hidden, you, seats }: Table, held: number[]): boolean {
  if (status !== 'playing') return status === 'over';
  return (
    !hidden &&
    you !== null &&
    seats.every(({ seat, kind }) => seat === you || kind === 'bot' || (kind === 'here' && held.includes(seat)))
  );
}
