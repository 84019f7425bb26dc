import { nums } from '../svg/number.ts';
import { type Pattern, type Tone, wash } from './pattern.ts';

const ACROSS = 14;
const DOWN = 6;
const TONES: readonly (readonly [Tone, number])[] = [
  ['deep', 0.9],
  ['mid', 0.95],
  ['mid', 0.66],
  ['bright', 0.95],
  ['bright', 0.66],
  ['light', 0.92],
  ['accent', 0.95],
];

type Vertex = readonly [number, number];

/** Low-poly crystal: a jittered grid of triangles, gathered by tone into seven paths. */
export const shards: Pattern = {
  id: 'shards',
  draw(random, palette) {
    const vertices: Vertex[] = [];
    for (let row = 0; row <= DOWN; row += 1) {
      for (let column = 0; column <= ACROSS; column += 1) {
        const x = column * 47 - 24 + (row % 2) * 23 + (random() - 0.5) * 30;
        vertices.push([Math.round(x), Math.round(64 + row * 44 + (random() - 0.5) * 28)]);
      }
    }
    const at = (row: number, column: number): Vertex => vertices[row * (ACROSS + 1) + column] ?? [0, 0];
    const phase = random() * 6;
    const paths = TONES.map(() => '');
    const triangle = (a: Vertex, b: Vertex, c: Vertex): void => {
      const x = (a[0] + b[0] + c[0]) / 3;
      const y = (a[1] + b[1] + c[1]) / 3;
      const bright = 0.46 + 0.26 * Math.sin(x / 85 + phase) + 0.1 * Math.sin(y / 40) + (random() - 0.5) * 0.7;
      const tone = Math.max(0, Math.min(TONES.length - 1, Math.floor(bright * TONES.length)));
      paths[tone] += `M${nums(a[0], a[1])}l${nums(b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1])}z`;
    };
    for (let row = 0; row < DOWN; row += 1) {
      for (let column = 0; column < ACROSS; column += 1) {
        const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)];
        if (row % 2 === 1) {
          triangle(a, b, d);
          triangle(a, d, c);
        } else {
          triangle(a, b, c);
          triangle(b, d, c);
        }
      }
    }
    let glints = '';
    for (let index = 0; index < 14; index += 1) {
      const [x, y] = vertices[Math.floor(random() * vertices.length)] ?? [0, 0];
      glints += `M${nums(x, y)}l${nums(Math.round(16 + random() * 24), Math.round(-8 - random() * 16))}`;
    }
    const faces = TONES.map(([tone, opacity], index) =>
      paths[index] === '' ? '' : `<path d="${paths[index]}" fill="${palette[tone]}" fill-opacity="${opacity}"/>`,
    );
    return (
      wash(palette, ['mid', 'bright', 'mid']) +
      faces.join('') +
      `<path d="${glints}" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>`
    );
  },
};
