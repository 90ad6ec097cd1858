import { expect, test, vi } from 'vitest';
import { speech } from '../lib/i18n.svelte';
import type { Seat } from '../wire/types';
import { neighbours } from './anew';

const against = (level: number, strongest: number) => {
  const seats = [{ kind: 'here', level: null }, { kind: 'bot', level }] as Seat[];
  return neighbours({ seats, strongest }).map((one) => one.level);
};

test('another level is one that this variant has', () => {
  vi.spyOn(speech, 'has').mockImplementation((id) => id !== 'level--1');
  expect(against(2, 5)).toEqual([1, 3]);
  expect(against(0, 5)).toEqual([1]);
  expect(against(5, 5)).toEqual([4]);
  expect(against(2, 2)).toEqual([1]);
});
