import type { Family } from '../family.ts';
import { arc, band, circle, polar, polygon, rays } from '../svg/path.ts';

/** The pivot, and the angles the leaf spans. */
const X = 320;
const Y = 344;
const FROM = -166;
const TO = -14;
const RIBS = 13;
const STEP = (TO - FROM) / RIBS;

/** A polygon through points given as radius and degrees about the pivot. */
function aboutPivot(radius: number, ...points: readonly (readonly [radius: number, degrees: number])[]): string {
  const corners = points.map(([distance, degrees]) => polar(X, Y, distance, degrees).map(Math.round).join(' '));
  return polygon(radius, corners.join(','));
}

/** War fan, fully open: a pleated leaf on steel ribs, sharpened guards, a jewel and tassel at the pivot. */
export const halcyon: Family = {
  id: 'halcyon',
  tilt: 0,
  draw(s) {
    const middles = Array.from({ length: RIBS }, (_, rib) => FROM + (rib + 0.5) * STEP);
    s.metal(middles.map((at) => aboutPivot(0, [30, at - 5], [152, at - 3], [152, at + 3], [30, at + 5])).join(''));
    s.line(middles.map((at) => rays(X, Y, 44, 136, at, 1, 0)).join(''), 1.6, '#fff', 0.4);
    s.finish(band(X, Y, 138, 284, FROM, TO));
    const shaded = middles.map((at) => aboutPivot(0, [139, at - STEP / 2], [283, at - STEP / 2], [283, at], [139, at]));
    s.fill(shaded.join(''), '#05040a', 0.3);
    s.line(rays(X, Y, 150, 268, FROM + STEP, RIBS - 1, STEP), 1.6, '#fff', 0.4);
    s.panel(band(X, Y, 268, 290, FROM, TO));
    s.line(rays(X, Y, 274, 284, FROM + STEP / 2, RIBS * 2 - 1, STEP / 2), 3, '#fff', 0.35);
    s.shine(arc(X, Y, 288, FROM + 2, TO - 2), 2, 0.7);
    s.shine(arc(X, Y, 266, FROM + 2, TO - 2), 1.2, 0.4);
    s.panel(band(X, Y, 136, 150, FROM, TO));
    for (const [side, out] of [
      [FROM, -1],
      [TO, 1],
    ] as const) {
      s.steel(
        aboutPivot(
          3,
          [20, side + out * 34],
          [120, side + out * 6],
          [292, side + out * 3],
          [304, side - out * 0.6],
          [288, side - out * 2.6],
          [60, side - out * 10],
        ),
      );
      s.line(rays(X, Y, 90, 284, side, 1, 0), 1.6, '#fff', 0.6);
    }
    s.metal(circle(X, Y, 26));
    s.finish(circle(X, Y, 18));
    s.steel(circle(X, Y, 8));
    s.glow(circle(X, Y, 22), 2);
  },
};
