import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '../wire/types';
import { analysable } from './allowed';

const table = (kinds: Seat['kind'][], more: Partial<Table> = {}): Table =>
  ({ status: 'playing', hidden: false, you: 0, seats: kinds.map((kind, seat) => ({ seat, kind })), ...more }) as Table;

describe('the analysis', () => {
  it.each([
    ['against a bot', table(['here', 'bot']), [0], true],
    ['at one screen', table(['here', 'here']), [0, 1], true],
    ['with somebody far away', table(['here', 'link']), [0], false],
    ['with another screen', table(['here', 'here']), [0], false],
    ['for a spectator', table(['here', 'bot'], { you: null }), [], false],
    ['with secrets, against a bot', table(['here', 'bot'], { hidden: true }), [0], false],
    ['with secrets, at one screen', table(['here', 'here'], { hidden: true }), [0, 1], false],
    ['with secrets, when it is over', table(['here', 'link'], { hidden: true, status: 'over' }), [0], true],
    ['before it begins', table(['here', 'link'], { status: 'waiting' }), [0], false],
  ])('%s', (_, asked, held, open) => expect(analysable(asked, held)).toBe(open));
});
