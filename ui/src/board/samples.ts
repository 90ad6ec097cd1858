/** For tests: a board by itself. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';
import type { BoardProps } from '../games';

/** A board on which nothing has happened yet, and what is heard of it. */
export function showBoard(Board: Component<BoardProps>, given: Partial<BoardProps> & Pick<BoardProps, 'view'>) {
  const heard = { onmove: vi.fn(), onrefuse: vi.fn(), onpreview: vi.fn() };
  const still = { moves: [], seat: 0, bottom: 0, done: null, stamp: 1, flow: false, pending: null, onundo: null };
  return { ...render(Board, { ...still, ...heard, ...given }), ...heard };
}

/** By role and name all of a large board would be searched, which takes jsdom long. */
export function found(selector: string): HTMLElement {
  const it = document.querySelector<HTMLElement>(selector);
  if (!it) throw new Error(`there is no ${selector}`);
  return it;
}
