import { nums } from '../svg/number.ts';
import { linear } from '../svg/paint.ts';
import { type Pattern, WHOLE, wash } from './pattern.ts';

const scale = (x: number, y: number): string => `M${nums(x - 13, y)}q0 17 13 24 13-7 13-24z`;

/** Five scales make one seamless tile of 26 × 40. */
const TILE =
  'M-13-20q0 17 13 24 13-7 13-24zM13-20q0 17 13 24 13-7 13-24zM0 0q0 17 13 24 13-7 13-24zM-13 20q0 17 13 24 13-7 13-24zM13 20q0 17 13 24 13-7 13-24z';
const LIPS = 'M3 9q2 8 9 12M-10 29q2 8 9 12M16 29q2 8 9 12M-10-11q2 8 9 12M16-11q2 8 9 12';

/** Dragon scales: one shaded tile over a long wash of hue, with seeded hot scales under it. */
export const scales: Pattern = {
  id: 'scales',
  draw(random, palette) {
    let hot = '';
    let warm = '';
    for (let row = 2; row < 16; row += 1) {
      for (let column = 0; column < 25; column += 1) {
        const lot = random();
        if (lot < 0.06) hot += scale(column * 26 + (row % 2) * 13, row * 20);
        else if (lot < 0.15) warm += scale(column * 26 + (row % 2) * 13, row * 20);
      }
    }
    return (
      wash(palette, ['mid', 'bright', 'mid', 'light'], 'x1="50" x2="600" y1="80" y2="240"') +
      `<path d="${warm}" fill="${palette.light}" fill-opacity=".6"/>` +
      `<path d="${hot}" fill="${palette.accent}" fill-opacity=".9"/>` +
      linear('ff', 'x2="0" y2="1"', [
        [0, palette.deep, 0.9],
        [0.45, palette.deep, 0.25],
        [0.8, '#fff', 0.08],
        [1, '#fff', 0.5],
      ]) +
      '<pattern id="@fh" width="26" height="40" patternUnits="userSpaceOnUse">' +
      `<path d="${TILE}" fill="url(#@ff)" stroke="${palette.deep}" stroke-width="1.5"/>` +
      `<path d="${LIPS}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.3"/></pattern>` +
      `<path d="${WHOLE}" fill="url(#@fh)"/>`
    );
  },
};
