import { parts, type Reader, type Titles } from '../../embed/reader';
import { COLOURS, ROPES, type WallView } from './wire';

const TEXT = /^(?<wall>[.YB]{5}(?:\/[.YB]{5}){4}) (?<turn>[yb]) (?<closed>[1-5-]) (?<pushed>\d{1,3}) (?<yellow>[0-3])-(?<blue>[0-3])$/;
/** So many pushes without an escape end the game. */
const COVERED = 125;

const read: Reader = (text, { variant }): WallView => {
  const { wall = '', turn, closed, pushed, yellow, blue } = parts(text, TEXT, '...../...../Y..../...../..... b - 1 0-0');
  const left = (letter: string): number => ROPES - wall.split(letter).length + 1;
  const escapes = { yellow: Number(yellow), blue: Number(blue) };
  const target = variant === 'single' ? 1 : 3;
  const over = Math.max(escapes.yellow, escapes.blue) === target || Number(pushed) === COVERED;
  return {
    slots: wall.split('/'),
    mover: over ? null : (COLOURS[turn === 'y' ? 0 : 1] ?? null),
    closed: closed === '-' ? null : Number(closed),
    pushed: Number(pushed),
    hands: { yellow: left('Y'), blue: left('B') },
    escapes,
    target,
  };
};

export default read;

export const titles: Titles = () => COLOURS;
