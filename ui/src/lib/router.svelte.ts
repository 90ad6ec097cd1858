import { place } from './place';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'room'; id: string }
  | { page: 'screen'; id: string }
  | { page: 'rules'; slug: string; variant: string | null }
  | { page: 'print'; slug: string }
  | { page: 'learn'; slug: string; name: string | null }
  | { page: 'puzzles'; slug: string | null; name: string | null }
  | { page: 'game'; slug: string }
  | { page: 'analysis' }
  | { page: 'book' }
  | { page: 'verify'; id: string | null; number: number | null }
  | { page: 'lost' };

export function read(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { page: 'home' };
  if ((first === 'analysis' || first === 'book') && second === undefined) return { page: first };
  if (first === 'verify' && rest.length < 2) {
    const number = Number(rest[0] ?? 'none');
    return { page: 'verify', id: second ?? null, number: Number.isInteger(number) ? number : null };
  }
  if (rest.length < 2) {
    const name = rest[0] ?? null;
    if (first === 'learn' && second !== undefined) return { page: 'learn', slug: second, name };
    if (first === 'rules' && second !== undefined) return { page: 'rules', slug: second, variant: name };
    if (first === 'puzzles') return { page: 'puzzles', slug: second ?? null, name };
  }
  if (second !== undefined && rest.length === 0) {
    if (first === 't') return { page: 'table', id: second };
    if (first === 'r') return { page: 'room', id: second };
    if (first === 'screen') return { page: 'screen', id: second };
    if (first === 'print') return { page: 'print', slug: second };
  }
  return second === undefined ? { page: 'game', slug: first } : { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(place.path());
  route = $derived(read(this.path));
  /** Whether this is no longer the page one came in by. */
  moved = false;

  go(path: string): void {
    const address = place.address(path);
    if (address !== location.pathname + location.hash && address !== location.hash) history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Links are plain links; those that stay in the house do not reload it. */
  listen(): () => void {
    const back = () => this.#arrive();
    const follow = (event: MouseEvent) => {
      const path = inside(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', follow);
    };
  }

  /** Where the address says. */
  arrive(): void {
    this.path = place.path();
  }

  #arrive(): void {
    this.moved = true;
    this.arrive();
  }
}

function inside(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return null;
  return place.inside(link);
}

export const router = new Router();

/** On a page's main, whenever it comes: a new page is read from its beginning, also by a screen reader. */
export function landing(main: HTMLElement): void {
  if (router.moved) main.focus({ preventScroll: true });
}
