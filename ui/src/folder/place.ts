import type { Place } from '../lib/place';

/** All pages of a folder are one file: where one is stands behind #. */
const here = () => new URL(location.hash.slice(1) || '/', 'folder://house/');
const ours = (href: string) => href.startsWith('/') && !href.startsWith('//');

export const behindHash: Place = {
  path: () => here().pathname,
  search: () => here().search,
  mark: () => here().hash.slice(1),
  address: (path) => `#${path}`,
  inside(link) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#/')) return href.slice(1);
    return ours(href) ? href : null;
  },
};

const PICTURES = /^\/[\w-]+\.svg(#|$)/;

/** Links and pictures say where they are from the house's root: here that is this folder. */
export function keepInside(root: Document): void {
  const mend = (element: Element) => {
    const href = element.getAttribute('href');
    if (!href || !ours(href)) return;
    if (PICTURES.test(href)) element.setAttribute('href', `.${href}`);
    else if (element.localName === 'a') element.setAttribute('href', `#${href}`);
  };
  const all = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches('a, use')) mend(node);
    node.querySelectorAll('a, use').forEach(mend);
  };
  all(root.documentElement);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches('a, use')) mend(target);
      addedNodes.forEach(all);
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}
