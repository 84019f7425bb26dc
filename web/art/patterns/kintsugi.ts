import { nums } from '../svg/number.ts';
import { type Pattern, wash } from './pattern.ts';

const ACROSS = 18;
const DOWN = 10;

type Point = readonly [number, number];

/** Cracked lacquer mended in gold: the edges of a jittered honeycomb in two weights, turned so no grid shows. */
export const kintsugi: Pattern = {
  id: 'kintsugi',
  draw(random, palette) {
    const points: Point[] = [];
    for (let row = 0; row < DOWN; row += 1) {
      for (let column = 0; column < ACROSS; column += 1) {
        const stagger = (column + row) % 2 === 1 ? 8 : -8;
        points.push([
          Math.round(column * 40 - 20 + (random() - 0.5) * 30),
          Math.round(-20 + row * 46 + stagger + (random() - 0.5) * 20),
        ]);
      }
    }
    const at = (row: number, column: number): Point => points[row * ACROSS + column] ?? [0, 0];
    const crack = ([x, y]: Point, [toX, toY]: Point): string => `M${nums(x, y)}l${nums(toX - x, toY - y)}`;
    let broad = '';
    let fine = '';
    let panes = '';
    for (let row = 0; row < DOWN; row += 1) {
      for (let column = 0; column + 1 < ACROSS; column += 1) {
        const lot = random();
        if (lot < 0.1) continue;
        if (row % 3 === 1 && lot >= 0.2) broad += crack(at(row, column), at(row, column + 1));
        else fine += crack(at(row, column), at(row, column + 1));
      }
    }
    for (let row = 0; row + 1 < DOWN; row += 1) {
      for (let column = row % 2; column < ACROSS; column += 2) {
        const lot = random();
        if (lot < 0.12) continue;
        if (lot < 0.86) fine += crack(at(row, column), at(row + 1, column));
        else broad += crack(at(row, column), at(row + 1, column));
        if (column + 2 >= ACROSS || random() >= 0.3) continue;
        const pane = [
          [row, column + 1],
          [row, column + 2],
          [row + 1, column + 2],
          [row + 1, column + 1],
          [row + 1, column],
        ];
        const [startX, startY] = at(row, column);
        panes += `M${nums(startX, startY)}L${nums(...pane.flatMap(([r = 0, c = 0]) => at(r, c)))}z`;
      }
    }
    return (
      wash(palette, ['deep', 'mid', 'deep']) +
      `<g transform="rotate(-33 320 200)"><path d="${panes}" fill="${palette.bright}" fill-opacity=".5"/>` +
      '<g fill="none" stroke-linejoin="round" stroke-linecap="round">' +
      `<path d="${broad}${fine}" stroke="${palette.deep}" stroke-opacity=".85" stroke-width="5.5" transform="translate(1 1.4)"/>` +
      `<path d="${fine}" stroke="#f7c65b" stroke-width="1.8"/><path d="${broad}" stroke="#f0b540" stroke-width="4.4"/>` +
      `<path d="${broad}" stroke="#fff3c8" stroke-width="1.4" transform="translate(-.6 -.7)"/></g></g>`
    );
  },
};
