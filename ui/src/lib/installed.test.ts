import { afterEach, expect, it, vi } from 'vitest';
import { keepShell } from './installed';

afterEach(() => vi.unstubAllGlobals());

function visit(standalone: boolean) {
  const register = vi.fn(() => Promise.resolve());
  const ready = Promise.resolve({ active: { postMessage: vi.fn() } });
  vi.stubGlobal('navigator', { serviceWorker: { register, ready } });
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  keepShell();
  return register;
}

it('keeps the shell of a house that is installed', () => {
  expect(visit(true)).toHaveBeenCalledWith('/sw.js');
});

it('keeps nothing for a visitor until the house is installed', () => {
  const register = visit(false);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('appinstalled'));
  expect(register).toHaveBeenCalledWith('/sw.js');
});
