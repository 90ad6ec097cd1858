/**
 * The boards for other pages: for each game one module that needs no other, and its words in each language.
 * `npm run build` calls it after the page; docs/embed.md says how they are used.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const SRC = join(HERE, 'src');
const WORDS = join(HERE, '../src/cavale/words');
const ROOMS = join(HERE, '../src/cavale/games');
const OUT = join(HERE, '../src/cavale/web/static/boards');
const FONT = join(HERE, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2');
const ENTRY = 'virtual:entry';
const STYLES = '__STYLES__';

/** `code` is the entry; what only a table or a box shows stays out, and so do the house's languages. */
function entry(code) {
  return {
    name: 'entry',
    enforce: 'pre',
    resolveId(id) {
      if (id === ENTRY) return `\0${ENTRY}`;
      return /\/(Cover|Notebook)\.svelte$|\/languages$/.test(id) ? '\0nothing' : null;
    },
    load(id) {
      if (id === `\0${ENTRY}`) return code;
      return id === '\0nothing' ? 'export default null; export const LANGUAGES = {}; export const BESIDE = {};' : null;
    },
  };
}

async function bundle(code) {
  const { output } = await build({
    configFile: false,
    root: HERE,
    logLevel: 'warn',
    plugins: [entry(code), svelte()],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source));
  return { script: output.find(({ type }) => type === 'chunk').code, styles: styles.join('\n') };
}

/** Styles of a page, in a root of their own: there is no :root, and a font can only be the page's. */
function hosted(styles) {
  return styles
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/:root\[data-theme=(['"]?)(\w+)\1\]/g, ':host([theme="$2"])')
    .replace(/:root/g, ':host');
}

const entries = (ftl) => ftl.split(/^(?=-?[a-zA-Z])/m).filter((one) => /^-?[a-zA-Z]/.test(one));
const idOf = (one) => /^-?[\w-]+/.exec(one)[0];

/** Of what the page can say, what this board says, and what those sentences quote. */
function needed(script, page) {
  const all = new Map(entries(page).map((one) => [idOf(one), one]));
  const wanted = [...all.keys()].filter((id) => new RegExp(`["'\`]${id}["'\`]`).test(script));
  const kept = new Set();
  for (const id of wanted) {
    if (kept.has(id)) continue;
    kept.add(id);
    for (const [, quoted] of (all.get(id) ?? '').matchAll(/\{\s*(-?[a-z][\w-]*)/g)) if (all.has(quoted)) wanted.push(quoted);
  }
  return [...kept].map((id) => all.get(id)).join('');
}

/** The house speaks of steps in a film; it refuses nothing here. */
const told = (house) =>
  entries(house)
    .filter((one) => !/^(refused|error|record)-/.test(one))
    .join('');

const bare = (ftl) => ftl.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
const read = (path) => readFile(path, 'utf-8');

async function board(slug, langs) {
  const code = `
    import module from '${SRC}/games/${slug}/index.ts';
    import read, { titles } from '${SRC}/games/${slug}/position.ts';
    import { boardOf } from '${SRC}/embed/board.ts';
    import '${SRC}/styles/tokens.css';
    import '${SRC}/styles/base.css';
    import '${SRC}/embed/host.css';
    export const show = boardOf({ module, read, titles, styles: '${STYLES}' });`;
  const { script, styles } = await bundle(code);
  // The quotes around it may have become others.
  const whole = script.replace(new RegExp(`(["'\`])${STYLES}\\1`), () => JSON.stringify(hosted(styles)));
  await writeFile(join(OUT, `${slug}.js`), whole);
  for (const lang of langs) {
    const house = bare(await read(join(WORDS, `house.${lang}.ftl`)));
    const page = bare(await read(join(WORDS, `page.${lang}.ftl`)));
    const own = bare(await read(join(WORDS, `embed.${lang}.ftl`)));
    const room = bare(await read(join(ROOMS, slug, `words.${lang}.ftl`)));
    await writeFile(join(OUT, `${slug}.${lang}.ftl`), [told(house), needed(script, page), own, room].join('\n'));
  }
}

const games = await readdir(join(SRC, 'games'), { recursive: true });
const slugs = games.filter((path) => path.endsWith('position.ts')).map(dirname);
const langs = (await readdir(WORDS)).flatMap((name) => /^page\.(\w+)\.ftl$/.exec(name)?.[1] ?? []);
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
await copyFile(FONT, join(OUT, 'fraunces.woff2'));
for (const name of ['cavale-board', 'frame', 'shared']) {
  const { script } = await bundle(`import '${SRC}/embed/${name}.ts';`);
  await writeFile(join(OUT, `${name}.js`), script);
}
for (const name of ['frame.html', 'frame.css', 'shared.css']) await copyFile(join(SRC, 'embed', name), join(OUT, name));
for (const slug of slugs) await board(slug, langs);
