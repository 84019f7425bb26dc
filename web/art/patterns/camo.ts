import { nums } from '../svg/number.ts';
import { type Pattern, type Tone, wash } from './pattern.ts';

/** Layers from large to small: count, size, tone, opacity. */
const LAYERS: readonly (readonly [number, number, Tone, number])[] = [
  [13, 100, 'deep', 0.92],
  [14, 84, 'light', 0.9],
  [12, 80, 'mid', 0.95],
  [14, 40, 'deep', 0.9],
  [13, 30, 'accent', 0.95],
  [16, 22, 'bright', 1],
];

/** Splinter camouflage: hard angular flakes, the smallest and brightest last. */
export const camo: Pattern = {
  id: 'camo',
  draw(random, palette) {
    const whole = Math.round;
    const layers = LAYERS.map(([count, size, tone, opacity]) => {
      let d = '';
      for (let index = 0; index < count; index += 1) {
        const x = whole(((index + 0.5) / count) * 680 - 20 + (random() - 0.5) * 50);
        const y = whole(100 + random() * 190);
        const w = whole(size * (0.6 + random() * 0.9));
        const h = whole(size * (0.35 + random() * 0.4));
        const flake = [0.4 * w, -h, 0.35 * w, 0.35 * h, 0.3 * w, -0.2 * h, -0.2 * w, 0.9 * h + 4, 0.12 * w, 0.5 * h];
        d += `M${x} ${y}l${nums(...[...flake, -0.55 * w, 0.35 * h, -0.25 * w, -0.3 * h].map(whole))}z`;
      }
      return `<path d="${d}" fill="${palette[tone]}" fill-opacity="${opacity}"/>`;
    });
    return wash(palette, ['mid', 'bright', 'mid']) + layers.join('');
  },
};
