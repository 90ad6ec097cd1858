import { recall } from './remember';
import { keysOf } from './seats';

/** What is to be settled before an invitation is used: who comes, or whether it is somebody else's. */
export type Arrival = 'name' | 'anothers';

export function arrivalBy(invite: string, table: string): Arrival | null {
  // Several seats in one link come from another device, with their names.
  if (!invite || invite.includes('.')) return null;
  if (Object.values(keysOf(table).invites).includes(invite)) return 'anothers';
  const known = recall('introduced', false) || recall('name', '') !== '' || Object.keys(keysOf(table).held).length > 0;
  return known ? null : 'name';
}
