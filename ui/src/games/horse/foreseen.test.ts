import { describe, expect, it } from 'vitest';
import { moveOf } from '../../wire/filled';
import { foreseen } from './foreseen';
import type { HorseEffect, HorseView } from './wire';

const view = { places: { dog: 'farm', horse: 'A3' }, lengths: { plus: 4, equal: 3, minus: 2 } } as unknown as HorseView;
const play = (text: string, path?: string[]) => {
  const { effect, said } = foreseen(moveOf({ text, ...(path && { path }) }), view, 1);
  return { effect: effect as HorseEffect, said };
};

describe('a walk of which only the text is sent', () => {
  it('goes as far as its card says, by the lanes', () => {
    const { effect, said } = play('dog= A3');
    expect(effect).toMatchObject({ deed: 'play', seat: 1, card: 'dog=', subject: 'dog', length: 3, caught: null });
    expect(effect.way).toEqual(['farm', 'A1', 'A2', 'A3']);
    expect(said).toEqual([{ id: 'walks', args: { seat: 1, subject: 'dog', length: 3, sign: '=', from: 'farm', to: 'A3' } }]);
  });

  it('never leads the horse over the farm', () => {
    const { effect } = play('horse- A1', ['horse-', 'A1']);
    expect(effect.way).toEqual(['A3', 'A2', 'A1']);
    expect(play('horse= farm').effect.way).toEqual(['A3', 'farm']);
  });

  it('is taken as it comes where more is sent', () => {
    const sent = { deed: 'choose', subject: 'dog' } as unknown as HorseEffect;
    expect(foreseen(moveOf({ text: 'choose dog', effect: sent, said: [] }), view, 0).effect).toBe(sent);
  });
});
