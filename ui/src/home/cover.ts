import type { Component } from 'svelte';
import { loadGame } from '../games';
import plain from '../games/plain/Cover.svelte';
import { part } from '../lib/build.svelte';
import type { Game } from '../wire/types';

const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');

/** What is painted on a game's box: a board need not come for it, unless a guest brings both. */
export async function loadCover(game: Game): Promise<Component> {
  const own = covers[`../games/${game.slug}/Cover.svelte`];
  return own ? (await part(own)).default : ((await loadGame(game.slug, [game])).Cover ?? plain);
}
