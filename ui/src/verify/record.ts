/** A record as docs/records.md has it, read without the server: text or JSON. */
export interface Drawn {
  /** Which move of the game it is, from 1. */
  number: number;
  move: string;
  share: { before: bigint; parts: bigint; of: bigint } | null;
}

export interface Read {
  game: string;
  seats: number;
  headers: Record<string, string>;
  result: string;
  moves: number;
  drawn: Drawn[];
}

export class Unreadable extends Error {}

const HEADER = /^([a-z][a-z0-9-]{0,39}): (.*)$/;
const MOVE = /^(\d{1,6})\.(\*)? (\S.*?)(?: \((\d{1,18})\+(\d{1,18})\/(\d{1,18})\))?$/;

export function readRecord(text: string): Read {
  return text.trimStart().startsWith('{') ? fromJson(text) : fromLines(text);
}

function fromLines(text: string): Read {
  const headers: Record<string, string> = {};
  const drawn: Drawn[] = [];
  let moves = 0;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const header = moves === 0 ? HEADER.exec(line) : null;
    const move = header ? null : MOVE.exec(line);
    if (header) headers[header[1] ?? ''] = header[2] ?? '';
    else if (move) {
      moves += 1;
      if (Number(move[1]) !== moves) throw new Unreadable(line);
      const [, , chance, written = '', before, parts, of] = move;
      const share = before && parts && of ? { before: BigInt(before), parts: BigInt(parts), of: BigInt(of) } : null;
      if (chance) drawn.push({ number: moves, move: written, share });
    } else if (line) throw new Unreadable(line.slice(0, 60));
  }
  if (headers['cavale-record'] !== '1') throw new Unreadable('cavale-record: 1');
  return {
    game: headers.game ?? '',
    seats: Number(headers.seats),
    headers,
    result: headers.result ?? '*',
    moves,
    drawn,
  };
}

interface Json {
  'cavale-record': number;
  game: string;
  seats: number;
  headers?: Record<string, string>;
  result?: string;
  moves?: { move: string; chance?: boolean; share?: { before: number; parts: number; of: number } }[];
}

function fromJson(text: string): Read {
  try {
    const found = JSON.parse(text) as Json;
    if (found['cavale-record'] !== 1) throw new Unreadable('cavale-record: 1');
    const moves = found.moves ?? [];
    const drawn = moves.flatMap(({ move, chance, share }, at): Drawn[] => {
      if (!chance) return [];
      const exact = share && { before: BigInt(share.before), parts: BigInt(share.parts), of: BigInt(share.of) };
      return [{ number: at + 1, move, share: exact ?? null }];
    });
    const { game, seats, headers = {}, result = '*' } = found;
    return { game, seats, headers, result, moves: moves.length, drawn };
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(String(error));
  }
}
