import { describe, expect, it } from 'vitest';
import { drawWheel, type MarkPaths } from './drawing.ts';
import { winSpan } from './roll.ts';

const strokes = (path: string): number => [...path.matchAll(/M/g)].length;
const count = (side: 'lit' | 'dim', marks: readonly MarkPaths[]): number =>
  marks.reduce((sum, path) => sum + strokes(path[side]), 0);
const { arc, wedge, caps, marks } = drawWheel(316);

describe('the drawing of the wheel', () => {
  it('draws a quarter clockwise from the top, or up to it', () => {
    expect(arc(100, winSpan('UNDER', 2_500_000))).toBe('M158.00 58.00A100 100 0 0 1 258.00 158.00');
    expect(arc(100, winSpan('OVER', 2_500_000))).toBe('M58.00 158.00A100 100 0 0 1 158.00 58.00');
  });

  it('goes the long way round for more than a half', () => {
    expect(arc(100, winSpan('UNDER', 7_500_000))).toContain('A100 100 0 1 1 58.00 158.00');
  });

  it('closes the glow at the centre', () => {
    expect(wedge(100, winSpan('UNDER', 2_500_000))).toBe('M158 158L158.00 58.00A100 100 0 0 1 258.00 158.00z');
  });

  it('marks both ends of the arc', () => {
    expect(caps(winSpan('UNDER', 2_500_000))).toBe('M158.00 37.00L158.00 15.00M279.00 158.00L301.00 158.00');
  });

  it('has a hundred marks, and lights those of the arc', () => {
    expect([count('lit', marks(null)), count('dim', marks(null))]).toEqual([0, 100]);
    for (const side of ['UNDER', 'OVER'] as const) {
      const quarter = marks(winSpan(side, 2_500_000));
      expect([count('lit', quarter), count('dim', quarter)]).toEqual([26, 74]);
    }
  });

  it('keeps the ring at the same distance from the edge at both sizes', () => {
    expect([drawWheel(316), drawWheel(236)].map(({ centre, ring }) => centre - ring)).toEqual([26, 26]);
  });
});
