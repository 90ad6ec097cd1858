import { afterEach, describe, expect, it, vi } from 'vitest';
import { beforehand, said } from './beforehand';
import { remindSeats } from './held';
import { allKeys, forget, keep } from '../lib/seats';
import { behindHash, keepInside } from './place';

afterEach(() => {
  location.hash = '';
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('what is said beforehand', () => {
  it('is a file of the folder', () => {
    expect(said('/api/games/wall/rulebook?lang=fr')).toBe('games-wall-rulebook-lang-fr');
    expect(said('/api/games/wall/words/de?whole=false')).toBe('games-wall-words-de-whole-false');
  });

  it('is read there, and all else is asked of the house', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('[]')));
    vi.stubGlobal('fetch', fetched);
    const house = vi.fn(() => Promise.resolve(new Response('{}')));
    const carry = beforehand(new Set(['games-lang-en']), new URL('http://there/spiele/'), house);
    expect(await (await carry('/api/games?lang=en')).text()).toBe('[]');
    expect(fetched).toHaveBeenCalledWith(new URL('http://there/spiele/said/games-lang-en'));
    expect(await (await carry('/api/tables', { method: 'POST' })).text()).toBe('{}');
    expect(house).toHaveBeenCalledTimes(1);
  });
});

describe('a place behind #', () => {
  it('has a path, a question and a mark of its own', () => {
    location.hash = '#/rules/wall?lang=fr#2.4';
    expect([behindHash.path(), behindHash.search(), behindHash.mark()]).toEqual(['/rules/wall', '?lang=fr', '2.4']);
    location.hash = '';
    expect(behindHash.path()).toBe('/');
  });

  it('leads links and pictures of the house into the folder', async () => {
    document.body.innerHTML = '<a href="/rules/wall#2.4">r</a><a href="https://else.where/">e</a><svg><use href="/portraits.svg#p1"/></svg>';
    keepInside(document);
    const [rules, elsewhere] = document.querySelectorAll('a');
    expect(rules?.getAttribute('href')).toBe('#/rules/wall#2.4');
    expect(behindHash.inside(rules as HTMLAnchorElement)).toBe('/rules/wall#2.4');
    expect(behindHash.inside(elsewhere as HTMLAnchorElement)).toBeNull();
    expect(document.querySelector('use')?.getAttribute('href')).toBe('./portraits.svg#p1');
    rules?.setAttribute('href', '/puzzles');
    await vi.waitFor(() => expect(rules?.getAttribute('href')).toBe('#/puzzles'));
  });
});

describe('seats', () => {
  it('come back from the shelf when the page has lost them, and are let go there too', async () => {
    keep('known', [{ seat: 0, secret: 'mine' }]);
    const letGo = vi.fn(() => Promise.resolve());
    const held = () =>
      Promise.resolve([
        { table: 'known', held: [{ seat: 0, secret: 'older' }] },
        { table: 'lost', held: [{ seat: 1, secret: 's' }] },
      ]);
    await remindSeats({ held, letGo });
    expect(allKeys()['known']?.held).toEqual({ 0: 'mine' });
    expect(allKeys()['lost']?.held).toEqual({ 1: 's' });
    forget('lost');
    expect(letGo).toHaveBeenCalledWith('lost');
  });
});
