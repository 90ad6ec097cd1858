import { describe, expect, it } from 'vitest';
import { houseOf } from './house';
import { wanted } from './wanted';

describe('what is wanted on paper', () => {
  it('is all of it in colours, on the paper of the region', () => {
    expect(wanted('', 'fr-FR')).toEqual({ paper: 'a4', mono: false, duplex: true, parts: ['board', 'cards', 'pieces', 'brief', 'book'] });
    expect(wanted('', 'en-US').paper).toBe('letter');
  });

  it('stands in the address', () => {
    const asked = wanted('?paper=a3&ink=mono&sides=one&parts=book,board,junk', 'fr');
    expect(asked).toEqual({ paper: 'a3', mono: true, duplex: false, parts: ['board', 'book'] });
    expect(wanted('?paper=a5', 'fr').paper).toBe('a4');
  });
});

describe('the house that a code leads to', () => {
  const at = (origin: string, search = '') => houseOf({ origin, hostname: new URL(origin).hostname, search });

  it('is this one, if others can reach it', () => {
    expect(at('https://play.example')).toBe('https://play.example');
    expect(at('http://127.0.0.1:8000')).toBeNull();
    expect(at('http://localhost:8000')).toBeNull();
  });

  it('may be named', () => {
    expect(at('http://127.0.0.1:8000', '?house=http://192.168.1.5:8000')).toBe('http://192.168.1.5:8000');
    expect(at('http://127.0.0.1:8000', '?house=javascript:x')).toBeNull();
  });
});
