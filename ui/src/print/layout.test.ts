import { describe, expect, it } from 'vitest';
import { dealt, gathered, MARGIN, PAPERS, tiled, type Side } from './layout';
import { around, type Part } from './parts';

const part = (name: string, width: number, height: number): Part => ({ name, box: around(width * 10, height * 10), width });

function expectOnPaper(side: Side, paper = PAPERS.a4): void {
  const { width, height } = side.sideways ? { width: paper.height, height: paper.width } : paper;
  for (const { x, y, width: w, height: h } of side.placed) {
    expect(x).toBeGreaterThanOrEqual(MARGIN - 3.01);
    expect(y).toBeGreaterThanOrEqual(MARGIN - 3.01);
    expect(x + w).toBeLessThanOrEqual(width - MARGIN + 3.01);
    expect(y + h).toBeLessThanOrEqual(height - MARGIN + 3.01);
  }
}

describe('a board in tiles', () => {
  it('takes one sheet where it fits', () => {
    expect(tiled(part('board', 180, 180), PAPERS.a4)).toHaveLength(1);
  });

  it('is laid across where that takes fewer', () => {
    const sides = tiled(part('city', 468, 380), PAPERS.a4);
    expect(sides.map(({ sideways }) => sideways)).toEqual([true, true, true, true]);
    sides.forEach((side) => expectOnPaper(side));
  });

  it('keeps its size: the tiles without what is cut away are the board', () => {
    const [left, right] = tiled(part('country', 344, 258), PAPERS.a4);
    expect(left!.placed[0]!.width).toBeCloseTo(172 + 3);
    expect(right!.placed[0]!.x).toBeCloseTo((210 - 172) / 2 - 3);
    expect(right!.placed[0]!.box.x).toBeCloseTo(-30);
    expect(left!.placed[0]!.box.width / left!.placed[0]!.width).toBeCloseTo(10);
  });
});

describe('cards', () => {
  const faces = Array.from({ length: 18 }, (_, i) => part(`card ${i}`, 44, 67));
  const sides = dealt({ title: 'rules', faces, back: part('back', 44, 67) }, PAPERS.a4);

  it('have a back behind each face when the sheet is turned over its long edge', () => {
    expect(sides).toHaveLength(4);
    for (const [face, back] of [sides.slice(0, 2), sides.slice(2)])
      face!.placed.forEach((card, i) => {
        const behind = back!.placed[i]!;
        expect(behind.part).toBe('back');
        expect(behind.y).toBeCloseTo(card.y);
        expect(behind.x + behind.width).toBeCloseTo(PAPERS.a4.width - card.x);
      });
  });

  it('lie on the paper', () => sides.forEach((side) => expectOnPaper(side)));
});

describe('pieces', () => {
  const [side] = gathered(
    [
      { ...part('farmer', 20, 30), fold: 'stand', count: 2 },
      { ...part('near', 18, 18), other: 'far', fold: 'flat', count: 1 },
    ],
    PAPERS.a4,
  );

  it('stand on two feet, the far side upside down', () => {
    expect(side!.placed.filter(({ part: name }) => name === 'farmer').map(({ turned }) => turned ?? false)).toEqual([true, false, true, false]);
  });

  it('have what they are on the other side beside them', () => {
    expect(side!.placed.slice(-2).map(({ part: name }) => name)).toEqual(['near', 'far']);
  });
});
