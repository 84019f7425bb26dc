import { describe, expect, it } from 'vitest';
import { type Wall, wallOf } from './wall.ts';

/** Lays the spans out as `grid-auto-flow: dense` does. Answers the rows of the wall, a mark for each cell that is taken. */
const laidOut = ({ columns, spans }: Wall): readonly string[] => {
  const taken: boolean[][] = [];
  const isFree = (row: number, column: number): boolean => taken[row]?.[column] !== true;
  for (const span of spans) {
    const fits = (row: number, column: number): boolean =>
      column + span.columns <= columns &&
      Array.from({ length: span.rows }, (_, down) => down).every((down) =>
        Array.from({ length: span.columns }, (_, along) => along).every((along) => isFree(row + down, column + along)),
      );
    let cell = 0;
    while (!fits(Math.floor(cell / columns), cell % columns)) cell += 1;
    for (let down = 0; down < span.rows; down += 1)
      for (let along = 0; along < span.columns; along += 1) {
        const at = Math.floor(cell / columns) + down;
        const row = taken[at] ?? [];
        row[(cell % columns) + along] = true;
        taken[at] = row;
      }
  }
  return taken.map((row) => Array.from({ length: columns }, (_, column) => (row[column] ? '#' : '.')).join(''));
};

describe('the wall of what was drawn', () => {
  it('has one great place, three large ones and small ones for 48 items', () => {
    const { columns, rows, spans } = wallOf(48, 12);
    const large = spans.filter((span) => span.columns === 2 && span.rows === 2);
    expect({ columns, rows, large: large.length }).toEqual({ columns: 12, rows: 6, large: 3 });
    expect(spans[0]).toEqual({ columns: 4, rows: 4 });
  });

  it.each([6, 12])('fills every row, however many items there are, in %i columns', (columns) => {
    for (let count = 1; count <= 120; count += 1) {
      const wall = wallOf(count, columns);
      expect(wall.spans).toHaveLength(count);
      expect(wall.columns).toBeLessThanOrEqual(columns);
      expect(laidOut(wall), `${count} items`).toEqual(Array(wall.rows).fill('#'.repeat(wall.columns)));
    }
  });
});
