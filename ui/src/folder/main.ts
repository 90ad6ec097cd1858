import { mount } from 'svelte';
import App from '../App.svelte';
import { speech } from '../lib/i18n.svelte';
import { place } from '../lib/place';
import { reach } from '../lib/reach';
import { router } from '../lib/router.svelte';
import { transport } from '../lib/transport';
import '../styles/tokens.css';
import '../styles/base.css';
import { beforehand } from './beforehand';
import { remindSeats, type Shelf } from './held';
import { PageHouse } from './house';
import { keeperOf } from './keeper';
import { behindHash, keepInside } from './place';

interface About {
  said: string[];
  house: string | null;
}

async function start(target: HTMLElement): Promise<void> {
  const base = new URL('.', document.baseURI);
  const about = (await (await fetch(new URL('house/folder.json', base))).json()) as About;
  const house = new PageHouse(new URL('house/worker.js', base));
  transport.carry = beforehand(new Set(about.said), base, house.carry);
  Object.assign(place, behindHash);
  keepInside(document);
  reach.others = reach.proofs = false;
  reach.house = about.house;
  reach.keeper = keeperOf(house);
  router.arrive();
  await Promise.all([speech.start(), shelfAt(base).then(remindSeats).catch(() => {})]);
  mount(App, { target });
  void keep();
}

async function shelfAt(base: URL): Promise<Shelf> {
  const { open } = (await import(/* @vite-ignore */ new URL('house/shelf.js', base).href)) as { open: () => Promise<Shelf> };
  return await open();
}

/** From here on without a line; and browsers are asked not to throw the tables away. */
async function keep(): Promise<void> {
  await navigator.serviceWorker?.register('./sw.js').catch(() => {});
  await navigator.storage?.persist?.().catch(() => false);
}

const target = document.getElementById('app');
if (target) void start(target);
