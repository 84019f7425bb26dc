import { radial } from '../svg/paint.ts';
import { type Pattern, WHOLE, wash } from './pattern.ts';

/** Six by six cells of 22 × 19 repeat without a seam. */
const CELLS = 6;
const TILE_WIDTH = 132;
const TILE_HEIGHT = 114;

const cell = (x: number, y: number): string => `M${x} ${y}l10 6v11l-10 6-10-6v-11z`;

/** Armour cells: one seeded tile under a radial wash of heat. */
export const hex: Pattern = {
  id: 'hex',
  draw(random, palette) {
    const tones = ['', '', '', ''];
    for (let row = 0; row < CELLS; row += 1) {
      for (let column = 0; column < CELLS; column += 1) {
        const lot = random();
        if (lot < 0.2) continue;
        const tone = lot < 0.5 ? 0 : lot < 0.75 ? 1 : lot < 0.92 ? 2 : 3;
        const x = column * 22 + (row % 2) * 11 + 11;
        const y = row * 19 + 1;
        tones[tone] += cell(x, y) + (x >= TILE_WIDTH ? cell(x - TILE_WIDTH, y) : '');
      }
    }
    const colours = [palette.mid, palette.bright, palette.light, palette.accent];
    const fills = tones.map(
      (d, index) =>
        `<path d="${d}" fill="${colours[index]}" fill-opacity="${index < 2 ? 0.9 : index === 2 ? 0.95 : 1}"/>`,
    );
    const heat = `gradientUnits="userSpaceOnUse" cx="${Math.round(200 + random() * 120)}" cy="140" r="330"`;
    return (
      wash(palette, ['deep', 'mid', 'deep']) +
      `<pattern id="@fh" width="${TILE_WIDTH}" height="${TILE_HEIGHT}" patternUnits="userSpaceOnUse">${fills.join('')}` +
      `<path d="${tones[2]}${tones[3]}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.2"/></pattern>` +
      `<path d="${WHOLE}" fill="url(#@fh)"/>` +
      radial('fg', heat, [
        [0, palette.light, 0.42],
        [0.3, palette.bright, 0.1],
        [0.6, palette.deep, 0.3],
        [1, palette.deep, 0.86],
      ]) +
      `<path d="${WHOLE}" fill="url(#@fg)"/>`
    );
  },
};
