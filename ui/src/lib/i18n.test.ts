import { describe, expect, it } from 'vitest';
import { coach, colourWords, phrases } from '../games/wall/words';
import { preferred, say, speech, typeset, type Saying } from './i18n.svelte';

const sample = { fr: 'x', en: 'x' };

function all(of: Record<string, unknown>): [string, Saying][] {
  return Object.entries(of).map(([name, phrase]) => [
    name,
    (typeof phrase === 'function' ? phrase(sample, sample, sample) : phrase) as Saying,
  ]);
}

describe('both languages', () => {
  it.each([...all(strings), ...all(phrases), ...all(colourWords), ...all({ ...coach })])('%s', (_, words) => {
    expect(words.fr.trim()).not.toBe('');
    expect(words.en.trim()).not.toBe('');
    // French sets a space before these; a straight apostrophe is a slip of the keyboard.
    expect(words.fr).not.toMatch(/[^\s:][!?:;](\s|$)|'/);
  });

  it('speaks the language chosen, and says so to the page', () => {
    speech.use('fr');
    expect(say('rules')).toBe('Règles');
    expect(document.documentElement.lang).toBe('fr');
    speech.use('en');
    expect(say('rules')).toBe('Rules');
  });

  it('lets no French line end before its sign', () => {
    expect(typeset('Évasion ! Fente 3 : « là » ; ici ?')).toBe(
      'Évasion\u202f! Fente 3\u00a0: «\u00a0là\u00a0»\u202f; ici\u202f?',
    );
  });

  it('sets one apostrophe in both languages', () => {
    const words = { fr: "L'évasion d’abord", en: "The other side's line" };
    expect(say(words)).toBe('The other side’s line');
    speech.use('fr');
    expect(say(words)).toBe('L’évasion d’abord');
    speech.use('en');
  });

  it('starts with the reader’s own', () => {
    expect(preferred(['fr-CA', 'en'])).toBe('fr');
    expect(preferred(['de', 'fr'])).toBe('fr');
    expect(preferred(['de'])).toBe('en');
  });
});
