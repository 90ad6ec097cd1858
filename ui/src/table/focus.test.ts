import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepsFocus } from './focus';

describe('the place of somebody at the keyboard', () => {
  let table: HTMLElement;
  let home: HTMLElement;
  let leave: () => void;

  beforeEach(() => {
    document.body.innerHTML = '<div><section tabindex="-1"></section><button></button></div>';
    table = document.querySelector('div')!;
    home = document.querySelector('section')!;
    leave = keepsFocus(() => home)(table);
  });
  afterEach(() => {
    leave();
    document.body.innerHTML = '';
  });

  const press = (by: 'keydown' | 'pointerdown') => {
    const button = document.querySelector('button')!;
    button.focus();
    button.dispatchEvent(new Event(by, { bubbles: true }));
    button.remove();
  };

  it('is the board when what they pressed is gone', async () => {
    press('keydown');
    await vi.waitFor(() => expect(document.activeElement).toBe(home));
  });

  it('is left alone where somebody points', async () => {
    press('pointerdown');
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(document.body);
  });

  it('is left alone where somebody has walked out of the page', async () => {
    const button = document.querySelector('button')!;
    button.focus();
    button.dispatchEvent(new Event('keydown', { bubbles: true }));
    button.blur();
    table.append(document.createElement('p'));
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(document.body);
  });
});
