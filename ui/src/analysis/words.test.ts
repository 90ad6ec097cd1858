import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '../wire/types';
import { analysable } from './allowed';
import { sides, verdict } from './words';

import { say, speech } from '../lib/i18n.svelte';
import { inRoom } from '../lib/samples';

const roles = ['yellow', 'blue', 'green'].map((title) => ({ title, name: '', level: null }));

describe('who is better, in words', () => {
  it.each([
    [0, false, 0, 'Estimate: even', 'Estimation\u00a0: jeu égal'],
    [-0.1, false, 0, 'Estimate: even', 'Estimation\u00a0: jeu égal'],
    [0.2, false, 0, 'Estimate: slight advantage for Yellow', 'Estimation\u00a0: léger avantage pour Jaune'],
    [-0.6, false, 0, 'Estimate: clear advantage for Blue', 'Estimation\u00a0: net avantage pour Bleu'],
    [1, true, 1, 'Forced win for Yellow', 'Gain forcé pour Jaune'],
    [-1, true, 1, 'Forced win for Blue', 'Gain forcé pour Bleu'],
    [0, true, 1, 'Forced draw', 'Nulle forcée'],
    [1, true, null, 'Victory for Yellow', 'Victoire pour Jaune'],
    [null, false, null, 'No opinion on this position', 'Pas d’avis sur cette position'],
    [0, true, null, 'Drawn game', 'Partie nulle'],
  ])('%s, sure: %s, to move: %s', async (value, sure, seat, en, fr) => {
    for (const [lang, words] of [['fr', fr], ['en', en]] as const) {
      await inRoom('wall', lang);
      speech.cast = { roles, you: null };
      expect(say(verdict({ value, sure, seat }, sides([{ seat: 0 }, { seat: 1 }])))).toBe(words);
    }
  });

  it('names both of two, and only the first of more; the reader is not called by a name', async () => {
    await inRoom('wall');
    speech.cast = { roles, you: 1 };
    expect(sides([{ seat: 1 }, { seat: 0 }]).map((one) => say(one))).toEqual(['Yellow', 'you']);
    expect(sides([{ seat: 0 }, { seat: 1 }, { seat: 2 }]).map((one) => say(one))).toEqual(['Yellow', 'the others']);
  });
});

describe('who may ask', () => {
  const seats = (...kinds: Seat['kind'][]) => kinds.map((kind, seat) => ({ seat, kind }) as Seat);
  const table = (status: Table['status'], you: number | null, kinds: Seat['kind'][]) =>
    ({ status, you, seats: seats(...kinds) }) as Table;

  it.each([
    ['against a bot', table('playing', 0, ['here', 'bot']), [0], true],
    ['on one screen', table('playing', 1, ['here', 'here']), [0, 1], true],
    ['a friend at a distance', table('playing', 0, ['here', 'link']), [0], false],
    ['over', table('over', null, ['link', 'link']), [], true],
    ['watching', table('playing', null, ['here', 'bot']), [], false],
    ['not begun', table('waiting', 0, ['here', 'link']), [0], false],
  ])('%s', (_, given, held, may) => expect(analysable(given, held)).toBe(may));
});
