import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read, router } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/t/a%20b/', { page: 'table', id: 'a b' }],
    ['/rules/wall', { page: 'rules', slug: 'wall', variant: null }],
    ['/rules/thief/laffont', { page: 'rules', slug: 'thief', variant: 'laffont' }],
    ['/rules/thief/laffont/1', { page: 'lost' }],
    ['/rules', { page: 'game', slug: 'rules' }],
    ['/analysis', { page: 'analysis' }],
    ['/analysis/x', { page: 'lost' }],
    ['/book', { page: 'book' }],
    ['/screen/abc', { page: 'screen', id: 'abc' }],
    ['/print/wall', { page: 'print', slug: 'wall' }],
    ['/verify', { page: 'verify', id: null, number: null }],
    ['/verify/abc', { page: 'verify', id: 'abc', number: null }],
    ['/verify/abc/2', { page: 'verify', id: 'abc', number: 2 }],
    ['/verify/abc/2/3', { page: 'lost' }],
    ['/t', { page: 'game', slug: 't' }],
    ['/t/a/b', { page: 'lost' }],
    ['/wall', { page: 'game', slug: 'wall' }],
    ['/t/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
  ])('%s', (path, route) => expect(read(path)).toEqual(route));
});

describe('going there', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
    stop = router.listen();
    router.go('/');
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  function follow(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    // jsdom cannot go anywhere: whatever the router leaves alone stops here.
    let left = false;
    const stay = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stay);
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    removeEventListener('click', stay);
    return left;
  }

  it('follows a link of the house without leaving the page', () => {
    expect(follow('<a href="/rules/wall#2.1">rules</a>')).toBe(false);
    expect(router.route).toEqual({ page: 'rules', slug: 'wall', variant: null });
    expect(location.hash).toBe('#2.1');
  });

  it.each([
    ['another tab', '<a href="/rules/wall" target="_blank">x</a>', {}],
    ['a key held down', '<a href="/rules/wall">x</a>', { ctrlKey: true }],
    ['another house', '<a href="https://example.org/">x</a>', {}],
    ['a download', '<a href="/x" download>x</a>', {}],
    ['a place on this page', '<a href="/#main">x</a>', {}],
  ])('leaves %s to the browser', (_, html, init) => {
    expect(follow(html, init)).toBe(true);
    expect(router.route).toEqual({ page: 'home' });
  });
});
