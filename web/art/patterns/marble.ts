import { num } from '../svg/number.ts';
import { type Pattern, type Tone, wash } from './pattern.ts';

const RIBBONS: readonly (readonly [Tone, number])[] = [
  ['mid', 13],
  ['bright', 9],
  ['deep', 11],
  ['light', 5],
  ['bright', 12],
  ['deep', 5],
  ['mid', 8],
  ['light', 8],
  ['accent', 3],
];

/** Poured flow: smooth ribbons of random weight on a slant, hair veins on top. */
export const marble: Pattern = {
  id: 'marble',
  draw(random, palette) {
    const flow = (y: number, swing: number): string => {
      const firstX = 20 + Math.round(random() * 20);
      let d = `M-60 ${Math.round(y)}Q-20 ${Math.round(y - swing)} ${firstX} ${Math.round(y + (random() - 0.5) * swing)}`;
      for (let x = 100; x <= 720; x += Math.round(58 + random() * 46)) {
        d += `T${x} ${Math.round(y + (random() - 0.5) * swing * 1.5)}`;
      }
      return d;
    };
    let ribbons = '';
    for (let index = 0; index < 27; index += 1) {
      const [tone, width] = RIBBONS[index % RIBBONS.length] ?? ['mid', 8];
      const d = flow(30 + index * 13 + random() * 8, 15 + random() * 16);
      ribbons += `<path d="${d}" stroke="${palette[tone]}" stroke-width="${num(width * (0.6 + random() * 0.8))}"/>`;
    }
    let veins = '';
    for (let index = 0; index < 5; index += 1) veins += flow(90 + index * 48 + random() * 30, 26);
    return (
      wash(palette, ['mid', 'bright', 'mid']) +
      `<g fill="none" transform="rotate(-14 320 200)">${ribbons}` +
      `<path d="${veins}" stroke="${palette.accent}" stroke-opacity=".85" stroke-width="1.3"/></g>`
    );
  },
};
