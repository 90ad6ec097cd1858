import './cavale-board';
import { fetched } from './element';

/** The page for a frame: /embed/wall?position=… or /embed/t/<table>; the other attributes by their names, too. */
const [, , first = '', table] = location.pathname.split('/').map(decodeURIComponent);
const board = document.createElement('cavale-board');
for (const [name, value] of new URLSearchParams(location.search))
  if (['position', 'variant', 'seat', 'bottom', 'lang', 'theme'].includes(name)) board.setAttribute(name, value);

/** A table says itself which game it is. */
async function found(): Promise<void> {
  if (table === undefined) return board.setAttribute('game', first);
  const address = `/embed/t/${encodeURIComponent(table)}/film`;
  const { game } = (await fetched(address)) as { game: string };
  board.setAttribute('record', address);
  board.setAttribute('game', game);
}

const theme = board.getAttribute('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
try {
  await found();
  document.body.append(board);
} catch (error) {
  console.error(error);
  const home = Object.assign(document.createElement('a'), { href: '/', target: '_blank', textContent: document.title });
  document.body.append(home);
}
