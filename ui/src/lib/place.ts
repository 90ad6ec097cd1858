/** Where in the house this page is, and how an address says so. */
export interface Place {
  path: () => string;
  search: () => string;
  /** What stands behind #, without it. */
  mark: () => string;
  /** The address of a path of the house, for the line where addresses stand. */
  address: (path: string) => string;
  /** The path of the house that a link leads to; null if it leads elsewhere. */
  inside: (link: HTMLAnchorElement) => string | null;
}

/** Each page of the house has an address of its own, unless somebody says otherwise. */
export const place: Place = {
  path: () => location.pathname,
  search: () => location.search,
  mark: () => location.hash.slice(1),
  address: (path) => path,
  inside(link) {
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null;
    if (link.pathname === location.pathname && link.hash) return null;
    return link.pathname + link.hash;
  },
};
