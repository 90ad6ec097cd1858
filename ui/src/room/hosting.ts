import { newKey, post } from '../lib/api';
import type { Gesturing, Hosting, Moved, Naming } from '../wire/types';

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** What the host does while people gather. */
export function host(table: string, secret: string, wish: Omit<Hosting, 'key'>): Promise<Moved> {
  return post(at(table, 'host'), { ...wish, key: newKey() } satisfies Hosting, { secret, again: true });
}

export function rename(table: string, secret: string, name: string, portrait: number | null): Promise<Moved> {
  return post(at(table, 'name'), { name, portrait, key: newKey() } satisfies Naming, { secret, again: true });
}

export function gesture(table: string, secret: string, which: Gesturing['gesture']): Promise<Moved> {
  return post(at(table, 'gesture'), { gesture: which, key: newKey() } satisfies Gesturing, { secret, again: true });
}
