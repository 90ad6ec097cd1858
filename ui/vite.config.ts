import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What a board is made of; what comes by itself later is no part of it. */
const GAME = /ui\/src\/games\/([^/]+)\/(?!index|Notebook|Cover|Printed|print)/;
const BESIDE = '## Beside the table';

/** Readers need no comments, and who plays none of what is said beside the table: that is `?beside`. */
const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?');
    if (!file?.endsWith('.ftl') || (query !== 'raw' && query !== 'beside')) return null;
    const sections = (await readFile(file, 'utf-8')).split(/^(?=## )/m);
    const text = sections.filter((section) => section.startsWith(BESIDE) === (query === 'beside')).join('');
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`;
  },
};

/** A file's name without its hash. */
const stem = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'-12345678.js'.length);

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting(), catalogues],
  build: {
    outDir: '../src/cavale/web/static',
    emptyOutDir: true,
    // tools/size.py reads it to weigh the play page.
    manifest: true,
    // Of what comes later to a page only its styles are named beforehand: 430 bytes of the table's page named scripts.
    // A board lies beside the index of its game, under the same name.
    modulePreload: { resolveDependencies: (file, scripts, { hostId }) => (/index-[^/]*$/.test(hostId) ? scripts : scripts.filter((one) => one !== file && stem(one) === stem(file))) },
    rolldownOptions: {
      // What pages share comes in one piece: many small ones compress badly. Sheets come later.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /ui\/src\/(lib(?!\/Sheet)|wire|board|table|games\/[^/]+$)/, minShareCount: 2, priority: 1 },
            // So does a board, though parts of it are also printed.
            { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000' },
    // The catalogues lie beside the Python they are also read by.
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./patience.ts'],
    // One page for all files of a worker: making one for each took longer than the tests.
    isolate: false,
    // A fence only: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
