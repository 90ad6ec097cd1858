import { parts, type Reader, type Titles, Unreadable } from '../../embed/reader';
import { COLOURS, type BallView } from './wire';

const EXAMPLE = 'rrrrrrr/7/7/7/7/7/bbbBbbb b -';
const TEXT = /^(?<rows>[brBR1-7]{1,7}(?:\/[brBR1-7]{1,7}){6}) (?<turn>[br]) (?:-|(?<moved>[A-G][1-7])(?<star>\*?))$/;

const read: Reader = (text): BallView => {
  const { rows: shortened = '', turn, moved, star } = parts(text, TEXT, EXAMPLE);
  const rows = shortened
    .replace(/\d/g, (run) => '.'.repeat(Number(run)))
    .split('/')
    .reverse();
  if (rows.some((row) => row.length !== 7)) throw new Unreadable(EXAMPLE);
  const row = rows.findIndex((one) => /[BR]/.test(one));
  const column = rows[row]?.search(/[BR]/) ?? -1;
  const carrier = rows[row]?.[column] ?? null;
  const mine = carrier?.toLowerCase() === turn;
  return {
    rows,
    // Without a carrier the ball is out.
    mover: carrier === null ? null : turn === 'b' ? 'blue' : 'red',
    moved: moved ?? null,
    ball_moved: star === '*',
    must: mine && moved !== undefined && star !== '*',
    ball: carrier === null ? null : String.fromCharCode(65 + column) + (row + 1),
  };
};

export default read;

export const titles: Titles = () => COLOURS;
