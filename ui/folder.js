/** The page of a folder: `node folder.js DIR`. All that it names is named from where it lies. */
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2];
await build({
  root: here,
  base: './',
  logLevel: 'warn',
  build: { outDir: out, emptyOutDir: true, manifest: false, rolldownOptions: { input: join(here, 'folder.html') } },
});
await rename(join(out, 'folder.html'), join(out, 'index.html'));
