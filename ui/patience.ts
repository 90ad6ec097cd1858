import { speech } from './src/lib/i18n.svelte';
import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';

/** Milliseconds. Waits end when what they wait for is there; a busy machine is no reason to fail. */
const PATIENCE = 30_000;

configure({ asyncUtilTimeout: PATIENCE });

const waitFor = vi.waitFor;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: PATIENCE });

// Whatever a test does not say itself is said in English, and all of the page may be shown.
if (typeof document !== 'undefined') await speech.use('en').then(() => speech.bring());
