import { get, post } from '../lib/api';
import { speech, type Plain } from '../lib/i18n.svelte';
import { recall, remember } from '../lib/remember';
import type { Telling } from '../wire/types';

/** Where a table tells of turns from this device: the address of each, by table. */
type Told = Record<string, string>;

/** Whether this browser can be told while no page is open. */
export function pushable(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export function toldOf(kind: Telling['kind'], table: string): string | null {
  return recall<Told>(kind, {})[table] ?? null;
}

function keep(kind: Telling['kind'], table: string, endpoint: string | null): void {
  const { [table]: _, ...others } = recall<Told>(kind, {});
  remember(kind, endpoint === null ? others : { ...others, [table]: endpoint });
}

/** Why this device cannot be told; null when it is. */
export async function tellDevice(table: string, secrets: string[]): Promise<Plain | null> {
  const { push: applicationServerKey } = await get<{ push: string | null }>('/api/notices');
  if (!applicationServerKey) return 'notices-off';
  if ((await Notification.requestPermission()) !== 'granted') return 'notices-denied';
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  if (!endpoint || !keys) return 'notices-off';
  await tell(table, secrets, { kind: 'push', endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' });
  return null;
}

export function tellChat(table: string, secrets: string[], endpoint: string): Promise<void> {
  return tell(table, secrets.slice(0, 1), { kind: 'hook', endpoint });
}

async function tell(table: string, secrets: string[], where: Telling): Promise<void> {
  const body = { ...where, lang: speech.lang } satisfies Telling;
  for (const secret of secrets) await post(`/api/tables/${table}/notices`, body, { secret, again: true });
  keep(where.kind, table, where.endpoint);
}

export async function untell(kind: Telling['kind'], table: string, secrets: string[]): Promise<void> {
  const endpoint = toldOf(kind, table);
  for (const secret of endpoint ? secrets : []) await post(`/api/tables/${table}/notices/end`, { kind, endpoint }, { secret, again: true });
  keep(kind, table, null);
}
