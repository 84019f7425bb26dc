import { radial } from '../svg/paint.ts';
import { dots, type Pattern, wash } from './pattern.ts';

/** Radial clouds, stars, and a few four-pointed sparks. */
export const nebula: Pattern = {
  id: 'nebula',
  draw(random, palette) {
    const clouds = [palette.mid, palette.bright, palette.light, palette.accent].map((colour, index) =>
      radial(`fn${index}`, '', [
        [0, colour],
        [0.5, colour, 0.45],
        [1, colour, 0],
      ]),
    );
    let sky = '';
    for (let index = 0; index < 26; index += 1) {
      const far = index < 8;
      const cloud = far ? index % 2 : index < 18 ? 1 + (index % 2) : 2 + (index % 2);
      const size = far ? 1.3 : index < 18 ? 0.85 : 0.42;
      const x = Math.round(((index * 0.618) % 1) * 640);
      const y = Math.round(110 + random() * 150);
      const rx = Math.round(90 * size * (0.7 + random() * 0.6));
      const ry = Math.round(50 * size * (0.7 + random() * 0.6));
      sky += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#@fn${cloud})"/>`;
    }
    let sparks = '';
    for (let index = 0; index < 9; index += 1) {
      const x = Math.round(40 + index * 64 + random() * 30);
      const y = Math.round(120 + random() * 110);
      const k = Math.round(5 + random() * 6);
      sparks += `M${x} ${y - k}q1 ${k - 1} ${k} ${k}q${1 - k} 1 ${-k} ${k}q-1 ${1 - k} ${-k} ${-k}q${k - 1}-1 ${k} ${-k}z`;
    }
    const stars = (count: number): (readonly [number, number])[] =>
      Array.from({ length: count }, () => [random() * 640, 80 + random() * 240] as const);
    return (
      clouds.join('') +
      wash(palette, ['deep', 'mid', 'deep']) +
      `<g transform="rotate(-12 320 200)">${sky}</g>` +
      dots(stars(40), 1.6, '#fff', 0.8) +
      dots(stars(16), 3, '#fff', 0.95) +
      `<path d="${sparks}" fill="#fff"/>`
    );
  },
};
