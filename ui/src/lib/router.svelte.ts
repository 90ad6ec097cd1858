export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'rules'; slug: string }
  | { page: 'analysis' }
  | { page: 'verify'; id: string | null; number: number | null }
  | { page: 'lost' };

export function read(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { page: 'home' };
  if (first === 'analysis' && second === undefined) return { page: 'analysis' };
  if (first === 'verify' && rest.length < 2) {
    const number = Number(rest[0] ?? 'none');
    return { page: 'verify', id: second ?? null, number: Number.isInteger(number) ? number : null };
  }
  if (second !== undefined && rest.length === 0) {
    if (first === 't') return { page: 'table', id: second };
    if (first === 'rules') return { page: 'rules', slug: second };
  }
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  route = $derived(read(this.path));
  /** Whether this is no longer the page one came in by. */
  moved = false;

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, '', path);
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

  #arrive(): void {
    this.moved = true;
    this.path = location.pathname;
  }
}

function inside(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.pathname.startsWith('/api/')) return null;
  if (link.pathname === location.pathname && link.hash) return null;
  return link.pathname + link.hash;
}

export const router = new Router();

/** On a page's main, whenever it comes: a new page is read from its beginning, also by a screen reader. */
export function landing(main: HTMLElement): void {
  if (router.moved) main.focus({ preventScroll: true });
}
