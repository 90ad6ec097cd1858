/**
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 10. A square is dark
 * where the matrix is true.
 */

/** By version: error correction codewords of a block, and how many blocks; data is shared out evenly. */
const BLOCKS: [number, number][] = [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
/** Of the correction level M, in the format bits. */
const MEDIUM = 0;

export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= room(i + 1)) + 1;
  if (version === 0) throw new RangeError('too long for a QR code of version 10');
  const words = interleaved(dataWords(bytes, version), version);
  const drawn = MASKS.map((_, mask) => draw(words, version, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Codewords of a version, data and correction. */
function capacity(version: number): number {
  const align = Math.floor(version / 7) + 2;
  const squares = (16 * version + 128) * version + 64 - (version > 1 ? (25 * align - 10) * align - 55 : 0);
  return Math.floor((squares - (version >= 7 ? 36 : 0)) / 8);
}

function blocksOf(version: number): [number, number] {
  return BLOCKS[version - 1]!;
}

/** Codewords left for data. */
function room(version: number): number {
  const [correction, blocks] = blocksOf(version);
  return capacity(version) - correction * blocks;
}

function dataWords(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const all = room(version) * 8;
  put(0, Math.min(4, all - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < all; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: all / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
}

function interleaved(data: number[], version: number): number[] {
  const [correction, count] = blocksOf(version);
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const divisor = generator(correction);
  const blocks: { data: number[]; check: number[] }[] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const own = data.slice(at, (at += short + (i >= count - longer ? 1 : 0)));
    blocks.push({ data: own, check: remainder(own, divisor) });
  }
  const columns = (length: number, of: (block: (typeof blocks)[number]) => number[]) =>
    Array.from({ length }, (_, i) => blocks.flatMap((block) => of(block)[i] ?? [])).flat();
  return [...columns(short + 1, (block) => block.data), ...columns(correction, (block) => block.check)];
}

/** In the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  let found = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    found = found.map((one, j) => times(one, root) ^ (found[j + 1] ?? 0));
  }
  return found;
}

function remainder(data: number[], divisor: number[]): number[] {
  let left = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ left[0]!;
    left = [...left.slice(1), 0].map((one, i) => one ^ times(divisor[i]!, factor));
  }
  return left;
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 4 * version + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = dark.map((row) => [...row]);
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  const square = (cx: number, cy: number, reach: number) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const centres = alignment(version);
  for (const x of centres)
    for (const y of centres) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!corner) square(x, y, 2);
    }
  square(3, 3, 4);
  square(size - 4, 3, 4);
  square(3, size - 4, 4);
  format(set, size, mask);
  if (version >= 7) versionBits(set, size, version);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        dark[y]![x] = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1 !== MASKS[mask]!(x, y);
        bit++;
      }
  }
  return dark;
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => 4 * version + 10 - step * (count - 2 - i))];
}

type Set = (x: number, y: number, on: boolean) => void;

function checked(value: number, bits: number, polynomial: number, degree: number): number {
  let left = value;
  for (let i = 0; i < degree; i++) left = (left << 1) ^ ((left >>> (degree - 1)) * polynomial);
  return ((value << degree) | left) & ((1 << (bits + degree)) - 1);
}

function format(set: Set, size: number, mask: number): void {
  const bits = checked((MEDIUM << 3) | mask, 5, 0x537, 10) ^ 0x5412;
  const on = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, on(i));
  set(8, 7, on(6));
  set(8, 8, on(7));
  set(7, 8, on(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, on(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, on(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, on(i));
  set(8, size - 8, true);
}

function versionBits(set: Set, size: number, version: number): void {
  const bits = checked(version, 6, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, ((bits >>> i) & 1) === 1);
    set(b, a, ((bits >>> i) & 1) === 1);
  }
}

/** How hard a mask is to read: long runs, blocks, false finders, too much of one colour. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...dark, ...columns]) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ['10111010000', '00001011101']) for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const one = dark[y]![x];
      if (one === dark[y - 1]![x] && one === dark[y]![x - 1] && one === dark[y - 1]![x - 1]) sum += 3;
    }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** As the path of an SVG whose squares are one unit. */
export function qrPath(dark: boolean[][]): string {
  return dark.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
