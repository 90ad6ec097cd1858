import { parts, type Reader, type Titles, Unreadable } from '../../embed/reader';
import { districtOf } from './city';
import { COLOURS, FILES, type Colour, type File, type ManhattanPlayer, type ManhattanView } from './wire';

const EXAMPLE = 'e5,start:r1/c4,start:-1 0230 yr L,r1 w 12 o4';
const TEXT =
  /^(?<players>\S+) (?<criminals>[0-3wovp]{4}) (?<missions>-|[rybg]{1,16}) (?<traps>-|[LArybg123,]+) (?<starter>[-wovp]) (?<round>\d{1,3}) (?<due>\S+)$/;
const PLAYER = /^(?:(?<gone>-,-:-)|(?<first>[a-z]+\d*),(?<second>[a-z]+\d*):(?:-(?<maybe>[12]?)|(?<file>[rybg])(?:(?<lead>[12])(?<parked>p?)|w)))$/;
const DUE = /^(?<seat>[wovp])(?:(?<what>[?!mt1-6])|=(?<reason>[a-z]+))$/;
const DUES: Record<string, ManhattanView['due']> = { '?': 'roll', '!': 'arrest', m: 'mission', t: 'trap' };
const MISSIONS = 4;
const TRAPS = ['lieutenant', ...FILES.flatMap((file) => [1, 2, 3].map((steps) => `${file} ${steps}`)), 'all'];

const named = <Name extends string>(names: readonly Name[], letter: string | undefined): Name | null =>
  names.find((name) => name[0] === letter) ?? null;

function trap(code: string): string {
  if (code === 'L') return 'lieutenant';
  return code === 'A' ? 'all' : `${named(FILES, code[0])} ${code[1]}`;
}

/** How often a trap card is in the pile. */
function copies(card: string): number {
  return card === 'lieutenant' ? 3 : card.endsWith('1') ? 2 : 1;
}

const read: Reader = (text, { variant }): ManhattanView => {
  const found = parts(text, TEXT, EXAMPLE);
  const criminals = [...(found['criminals'] ?? '')];
  const caught = criminals.map((letter) => named(COLOURS, letter));
  const opening = found['starter'] === '-';
  const { seat, what, reason } = opening ? {} : parts(found['due'] ?? '', DUE, EXAMPLE);
  const over = reason !== undefined;
  const closed = caught.every((colour) => colour !== null);
  const drawing = what === 'm' ? named(COLOURS, seat) : null;
  const count = (colour: Colour): number => caught.filter((one) => one === colour).length;
  const best = Math.max(...COLOURS.map(count));
  const players = (found['players'] ?? '').split('/').map((player, i): ManhattanPlayer => {
    const colour = COLOURS[i];
    if (!colour) throw new Unreadable(EXAMPLE);
    const { gone, first = '', second = '', maybe, file, lead, parked } = parts(player, PLAYER, EXAMPLE);
    const stage = closed
      ? count(colour) === best
        ? 'race'
        : 'out'
      : !file
        ? 'seek'
        : !lead
          ? 'hunt'
          : parked
            ? 'fetch'
            : 'drive';
    const waits = stage === 'seek' && maybe === '1' && second === 'start';
    const leads = Number(lead ?? (waits || drawing === colour ? maybe : 0));
    const driving: Record<string, number[]> = {
      seek: waits ? [1] : [1, 2],
      drive: [leads],
      fetch: [3 - leads],
      hunt: [1, 2],
      race: [first, second].flatMap((field, car) => (field === 'station' ? [] : [car + 1])),
    };
    return {
      colour,
      cars: gone ? [] : [first, second],
      mission: named(FILES, file),
      stage,
      lead: leads || null,
      movable: over ? [] : (driving[stage] ?? []),
      arrests: count(colour),
    };
  });
  const known = { missions: found['missions'] === '-' ? '' : (found['missions'] ?? ''), traps: found['traps'] === '-' ? [] : (found['traps'] ?? '').split(',').map(trap) };
  const out = [...[...known.missions].map((letter) => named(FILES, letter)), ...players.map(({ mission }) => mission)];
  const rolls = [...(found['due'] ?? '')];
  return {
    players,
    criminals: FILES.map((file, i) => ({
      file,
      district: districtOf(file).id,
      field: caught[i] ? ARRESTED : Number(criminals[i]),
      warrants: players.filter(({ mission, stage }) => mission === file && stage === 'hunt').map(({ colour }) => colour),
      arrested_by: caught[i] ?? null,
    })),
    missions: {
      known: [...known.missions].flatMap((letter) => named(FILES, letter) ?? []),
      unseen: Object.fromEntries(FILES.map((file): [File, number] => [file, MISSIONS - out.filter((one) => one === file).length])),
    },
    traps: {
      known: known.traps,
      unseen: Object.fromEntries(TRAPS.map((card) => [card, copies(card) - known.traps.filter((one) => one === card).length])),
    },
    mover: over ? null : opening ? (COLOURS[rolls.indexOf('.')] ?? null) : named(COLOURS, seat),
    due: opening ? 'opening' : over ? 'over' : (DUES[what ?? ''] ?? 'move'),
    die: what && /\d/.test(what) ? Number(what) : null,
    opening: opening ? rolls.map((roll) => (roll === '.' ? null : roll === 'x' ? 0 : Number(roll))) : null,
    starter: named(COLOURS, found['starter']),
    round: Number(found['round']),
    racing: closed && !over,
    quick: variant === 'quick',
  };
};

/** Where the text leaves a criminal who is caught. */
const ARRESTED = 0;

export default read;

export const titles: Titles = (view) => (view as ManhattanView).players.map(({ colour }) => colour);
