import { describe, expect, it } from 'vitest';
import { EDGE, heading, neighbour, placeOf, PLATE, points } from './geometry';

describe('the plate', () => {
  it('has row 1 at the bottom and column A at the left', () => {
    expect(placeOf('A1')).toEqual({ x: EDGE, y: PLATE - EDGE });
    expect(placeOf('K11')).toEqual({ x: PLATE - EDGE, y: EDGE });
    expect(placeOf('F6')).toEqual({ x: PLATE / 2, y: PLATE / 2 });
  });

  it('is read from the top row', () => {
    const rows = points();
    expect(rows[0]?.slice(0, 2)).toEqual(['A11', 'B11']);
    expect(rows.flat()).toHaveLength(121);
  });

  it('is walked with the arrow keys, and ends at its edge', () => {
    expect(neighbour('F6', 'ArrowUp')).toBe('F7');
    expect(neighbour('F6', 'ArrowLeft')).toBe('E6');
    expect(neighbour('A1', 'ArrowLeft')).toBeNull();
    expect(neighbour('K11', 'ArrowUp')).toBeNull();
    expect(neighbour('F6', 'End')).toBe('K6');
    expect(neighbour('F6', 'q')).toBeNull();
  });

  it('turns a foot the way it goes', () => {
    expect(heading('F6', 'F7')).toBe(0);
    expect(heading('F6', 'G6')).toBe(90);
    expect(heading('F6', 'F5')).toBe(180);
    expect(heading('F6', 'G7')).toBe(45);
  });
});
