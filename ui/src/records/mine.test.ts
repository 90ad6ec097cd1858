import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep } from '../lib/seats';
import { exportMine } from './mine';
import * as save from './save';

const saved = vi.spyOn(save, 'saveText').mockImplementation(() => {});
const asked: [string, string | null][] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  saved.mockClear();
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path.includes('/gone')) return Promise.resolve(new Response('{"code":"unknown_table"}', { status: 404 }));
    if (!path.includes('/record')) return Promise.resolve(Response.json({ number: path.endsWith('/two') ? 2 : 1, moves: [] }));
    asked.push([path, headers.Authorization ?? null]);
    return Promise.resolve(new Response(`record of ${path}\n`));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('puts every game of every table in one file, as this seat may have it', async () => {
  keep('one', [{ seat: 0, secret: 's1' }]);
  keep('two', [{ seat: 0, secret: 's2' }, { seat: 1, secret: 's3' }]);
  keep('gone', [{ seat: 0, secret: 's4' }]);
  keep('watched', [], [{ seat: 1, invite: 'i' }]);
  const steps: number[] = [];
  expect(await exportMine((n) => steps.push(n))).toBe(3);
  expect(steps).toEqual([1, 2, 3, 4]);
  expect(new Set(asked.map(([path, secret]) => `${path} ${secret}`))).toEqual(
    new Set([
      '/api/tables/one/record?lang=en&number=1 Bearer s1',
      // Two people at this screen: nothing that only one of them may know.
      '/api/tables/two/record?lang=en&number=1 null',
      '/api/tables/two/record?lang=en&number=2 null',
    ]),
  );
  expect(saved.mock.calls[0]?.[0].match(/record of/g)).toHaveLength(3);
});

it('saves nothing where there is nothing', async () => {
  expect(await exportMine(() => {})).toBe(0);
  expect(saved).not.toHaveBeenCalled();
});
