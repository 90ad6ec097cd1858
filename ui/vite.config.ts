import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Readers need no comments. */
const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?');
    if (!file?.endsWith('.ftl') || query !== 'raw') return null;
    const text = await readFile(file, 'utf-8');
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`;
  },
};

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting(), catalogues],
  build: {
    outDir: '../src/cavale/web/static',
    emptyOutDir: true,
    // tools/size.py reads it to weigh the play page.
    manifest: true,
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
