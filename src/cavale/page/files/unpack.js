// LZMA, as `lzma.compress(…, FORMAT_ALONE)` writes it: a third less than gzip, for files that take a while to arrive.

const TOP = 1 << 24;
const HALF = 1 << 10;

/** The bytes that were packed. */
export function unpack(source) {
  const head = new DataView(source.buffer, source.byteOffset, 13);
  let rest = head.getUint8(0);
  const lc = rest % 9;
  rest = (rest / 9) | 0;
  const lp = rest % 5;
  const pb = (rest / 5) | 0;
  const size = head.getUint32(5, true);
  const out = new Uint8Array(size);

  // A range coder: one bit after the other, each by its own chance, of 2048.
  let at = 18;
  let range = -1 >>> 0;
  let code = new DataView(source.buffer, source.byteOffset + 14, 4).getUint32(0);
  const chances = (count) => new Uint16Array(count).fill(HALF);
  const bit = (chance, i) => {
    if (range < TOP) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | source[at++]) >>> 0;
    }
    const now = chance[i];
    const bound = (range >>> 11) * now;
    if (code < bound) {
      range = bound;
      chance[i] = now + ((2048 - now) >>> 5);
      return 0;
    }
    range -= bound;
    code -= bound;
    chance[i] = now - (now >>> 5);
    return 1;
  };
  const straight = (count) => {
    let found = 0;
    for (; count > 0; count--) {
      if (range < TOP) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | source[at++]) >>> 0;
      }
      range >>>= 1;
      found <<= 1;
      if (code >= range) {
        code -= range;
        found |= 1;
      }
    }
    return found;
  };
  const tree = (chance, base, bits) => {
    let node = 1;
    for (let i = 0; i < bits; i++) node = (node << 1) | bit(chance, base + node);
    return node - (1 << bits);
  };
  const backwards = (chance, base, bits) => {
    let node = 1;
    let found = 0;
    for (let i = 0; i < bits; i++) {
      const one = bit(chance, base + node);
      node = (node << 1) | one;
      found |= one << i;
    }
    return found;
  };
  const lengths = () => ({ choice: chances(2), low: chances(16 << 3), middle: chances(16 << 3), high: chances(256) });
  const length = (of, place) => {
    if (!bit(of.choice, 0)) return tree(of.low, place << 3, 3);
    if (!bit(of.choice, 1)) return 8 + tree(of.middle, place << 3, 3);
    return 16 + tree(of.high, 0, 8);
  };

  const literals = chances(0x300 << (lc + lp));
  const isMatch = chances(12 << 4);
  const isRepeated = chances(12);
  const isRepeated0 = chances(12);
  const isRepeated1 = chances(12);
  const isRepeated2 = chances(12);
  const isRepeated0Long = chances(12 << 4);
  const slots = chances(4 << 6);
  const special = chances(128);
  const aligned = chances(16);
  const matched = lengths();
  const repeated = lengths();
  let state = 0;
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  let end = 0;

  while (end < size) {
    const place = end & ((1 << pb) - 1);
    if (!bit(isMatch, (state << 4) + place)) {
      const before = end > 0 ? out[end - 1] : 0;
      const base = 0x300 * (((end & ((1 << lp) - 1)) << lc) + (before >>> (8 - lc)));
      let symbol = 1;
      if (state >= 7) {
        let like = out[end - rep0 - 1];
        do {
          const wanted = (like >>> 7) & 1;
          like <<= 1;
          const one = bit(literals, base + ((1 + wanted) << 8) + symbol);
          symbol = (symbol << 1) | one;
          if (wanted !== one) break;
        } while (symbol < 0x100);
      }
      while (symbol < 0x100) symbol = (symbol << 1) | bit(literals, base + symbol);
      out[end++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count;
    if (bit(isRepeated, state)) {
      if (!bit(isRepeated0, state)) {
        if (!bit(isRepeated0Long, (state << 4) + place)) {
          state = state < 7 ? 9 : 11;
          out[end] = out[end - rep0 - 1];
          end++;
          continue;
        }
      } else {
        let distance;
        if (!bit(isRepeated1, state)) distance = rep1;
        else {
          if (!bit(isRepeated2, state)) distance = rep2;
          else {
            distance = rep3;
            rep3 = rep2;
          }
          rep2 = rep1;
        }
        rep1 = rep0;
        rep0 = distance;
      }
      count = 2 + length(repeated, place);
      state = state < 7 ? 8 : 11;
    } else {
      [rep1, rep2, rep3] = [rep0, rep1, rep2];
      const much = length(matched, place);
      count = 2 + much;
      state = state < 7 ? 7 : 10;
      const slot = tree(slots, Math.min(much, 3) << 6, 6);
      if (slot < 4) rep0 = slot;
      else {
        const direct = (slot >>> 1) - 1;
        rep0 = (2 | (slot & 1)) << direct;
        if (slot < 14) rep0 += backwards(special, rep0 - slot, direct);
        else rep0 = rep0 + (straight(direct - 4) << 4) + backwards(aligned, 0, 4);
      }
    }
    const from = end - rep0 - 1;
    if (from < 0) throw new Error('what was packed is broken');
    count = Math.min(count, size - end);
    for (let i = 0; i < count; i++) out[end + i] = out[from + i];
    end += count;
  }
  return out;
}

/** Files that were packed together, by their names. */
export function apart(whole, sizes) {
  const found = {};
  let at = 0;
  for (const [name, size] of Object.entries(sizes)) {
    found[name] = whole.subarray(at, at + size);
    at += size;
  }
  return found;
}
