import { beforeEach, describe, expect, it } from 'vitest';
import { countEnd, offered } from './streak';

const LEVELS = [0, 1, 2, 3];

describe('after two in a row', () => {
  beforeEach(() => localStorage.clear());

  it('one up is offered to who wins, one down to who loses', () => {
    countEnd('wall', 'a 1', 2, 'won');
    expect(offered('wall', 2, LEVELS)).toBeNull();
    countEnd('wall', 'b 1', 2, 'won');
    expect(offered('wall', 2, LEVELS)).toBe(3);
    countEnd('wall', 'c 1', 2, 'lost');
    expect(offered('wall', 2, LEVELS)).toBeNull();
    countEnd('wall', 'd 1', 2, 'lost');
    expect(offered('wall', 2, LEVELS)).toBe(1);
  });

  it('one end is counted once, a draw and another level begin anew', () => {
    countEnd('wall', 'a 1', 2, 'won');
    countEnd('wall', 'a 1', 2, 'won');
    expect(offered('wall', 2, LEVELS)).toBeNull();
    countEnd('wall', 'b 1', 2, 'even');
    countEnd('wall', 'c 1', 2, 'won');
    expect(offered('wall', 2, LEVELS)).toBeNull();
    countEnd('wall', 'd 1', 3, 'won');
    expect(offered('wall', 3, LEVELS)).toBeNull();
    expect(offered('ball', 3, LEVELS)).toBeNull();
  });

  it('there is nothing above the strongest and below the easiest', () => {
    for (const [game, how, level] of [['a', 'won', 3], ['b', 'won', 3], ['c', 'lost', 0], ['d', 'lost', 0]] as const) {
      countEnd('wall', game, level, how);
      expect(offered('wall', level, LEVELS)).toBeNull();
    }
  });
});
