import { afterEach, describe, expect, it } from 'vitest';
import type { Cast } from './cast';
import { Catalogue, starts, typeset } from './fluent';
import { both, completed } from './message';
import { LANGS, message, notation, ownName, preferred, say, speech } from './i18n.svelte';
import { inRoom, written } from './samples';

afterEach(() => speech.use('en'));

describe('a language', () => {
  it('is spoken when its catalogues have come, and the page is told', async () => {
    await speech.use('fr');
    expect(say('rules')).toBe('Règles');
    expect(document.documentElement.lang).toBe('fr');
    await speech.use('en');
    expect(say('rules')).toBe('Rules');
  });

  it('is the last one wished for, however long another takes to come', async () => {
    await Promise.all([speech.use('fr'), speech.use('en')]);
    expect(say('rules')).toBe('Rules');
  });

  it('is there when its files are, and has a name of its own', () => {
    expect(LANGS).toEqual(expect.arrayContaining(['en', 'fr']));
    expect(['en', 'fr', 'de'].map(ownName)).toEqual(['English', 'Français', 'Deutsch']);
  });

  it('starts with the reader’s own', () => {
    expect(preferred(['fr-CA', 'en'])).toBe('fr');
    expect(preferred(['xx', 'fr'])).toBe('fr');
    expect(preferred(['xx'])).toBe('en');
  });
});

describe('people', () => {
  const roles = [
    { title: 'yellow', name: 'Ada', level: null },
    { title: 'blue', name: '', level: 2 },
  ];
  const HOUSE = [
    'person = { $name }',
    '    .of = { $starts ->',
    "        [vowel] d'{ $name }",
    '       *[other] de { $name }',
    '    }',
    'you = vous',
    'list-two = { $first } et { $last }',
    'list-or = { $first } ou { $last }',
    'list-more = { $first }, { $next }',
    'list-score = { $first } – { $next }',
    'seat-yellow = Jaune',
    'seat-blue = Moulin',
    '    .of = du Moulin',
    'level-2 = Complice',
    'who = { WHO($seat) }',
    'of = { NAME($seat, form: "of") }',
    'all = { NAMES($seats) }',
    'score = { LIST($score, form: "score") }',
    'one-of = { LIST($rolls, form: "or") }',
  ].join('\n');
  const said = (cast: Partial<Cast>, id: string, args: Record<string, number | string | number[]>) =>
    new Catalogue('fr', [HOUSE], () => ({ roles, you: null, ...cast })).say({ id, args });

  it.each([
    [{}, 0, 'name', 'd’Ada'],
    [{ you: 0 }, 0, 'you', 'vous'],
    [{}, 1, 'bot', 'de Complice'],
    [{ roles: roles.map((role) => ({ ...role, name: '', level: 2 })) }, 1, 'title', 'du Moulin'],
    [{ roles: roles.map((role) => ({ ...role, name: '', level: null })) }, 'blue', 'title', 'du Moulin'],
  ])('%o, seat %s', (cast, seat, who, of) => {
    expect([said(cast, 'who', { seat }), said(cast, 'of', { seat })]).toEqual([who, of]);
  });

  it('come in lists, and scores in the figures of the language', () => {
    const three = [...roles, { title: 'yellow', name: 'Zoé', level: null }];
    expect(said({ roles: three }, 'all', { seats: [0, 2] })).toBe('Ada et Zoé');
    expect(said({ roles: three, you: 1 }, 'all', { seats: [0, 1, 2] })).toBe('Ada, vous et Zoé');
    expect(said({}, 'score', { score: [1.5, -1.5] })).toBe('1,5 – −1,5');
    expect(said({}, 'one-of', { rolls: [3, 4, 6] })).toBe('3, 4 ou 6');
  });

  it.each([
    ['Élise', 'vowel'],
    ['Hugo', 'vowel'],
    ['Zoé', 'other'],
    ['', 'other'],
  ])('%s begins with a %s', (name, how) => expect(starts(name)).toBe(how));
});

describe('notation', () => {
  it.each([
    ['manhattan', 'trap red 2', 'piège rouge 2'],
    ['manhattan', '1-c4', '1-c4'],
    ['horse', 'dog+ farm', 'chien+ ferme'],
    ['wall', '3L', '3G'],
    ['ball', 'D6xoff', 'D6xbut'],
    ['thief', 'F6', 'F6'],
  ])('of %s: %s', async (slug, move, shown) => {
    await inRoom(slug, 'fr');
    expect(notation(move)).toBe(shown);
    await inRoom(slug);
    expect(notation(move)).toBe(move);
  });
});

describe('sentences', () => {
  it('are joined, and say what they are given', async () => {
    await inRoom('wall');
    expect(say(both('your-turn', written('Push.')))).toBe('Your turn. Push.');
    expect(say('back-to', { n: 3 })).toBe('Back to move 3');
    expect(say('better-was', { move: message('board-mouth', { slot: 2, side: 'L' }) })).toBe('Better: Slot 2, from the left');
  });

  it('about a move know what it does', () => {
    const effect = { slot: 3, side: 'L', fell: null, closes: false, chain: ['a1'], board: {} };
    expect(completed([{ id: 'pushes', args: { slot: 4 } }], effect)).toEqual([{ id: 'pushes', args: { slot: 4, side: 'L', chain: ['a1'] } }]);
  });

  it('lets no French line end before its sign, and sets one apostrophe', () => {
    expect(typeset("L'évasion ! Fente n° 3 : « là » ; ici ?")).toBe(
      'L’évasion\u202f! Fente n°\u00a03\u00a0: «\u00a0là\u00a0»\u202f; ici\u202f?',
    );
  });
});
