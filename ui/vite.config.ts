import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting()],
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
