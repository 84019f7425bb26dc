import { blob, type Pattern, type Tone, wash } from './pattern.ts';

/** Fill, lip and weights of the three terraces, lowest first. */
const TERRACES: readonly (readonly [fill: Tone, fillOpacity: number, lip: Tone, lipWidth: number])[] = [
  ['mid', 0.55, 'bright', 1.2],
  ['bright', 0.6, 'light', 1.5],
  ['light', 0.75, 'accent', 1.8],
];

/** Paper-cut contour terraces: every step brighter, with a thin lit lip. */
export const topo: Pattern = {
  id: 'topo',
  draw(random, palette) {
    const hills = [
      [85, 205, 1.3],
      [205 + random() * 40, 155, 1.7],
      [340 + random() * 40, 220, 1.3],
      [460 + random() * 40, 155, 1.7],
      [575, 215, 1.3],
      [230, 310, 1.2],
    ] as const;
    let steps = '';
    for (const [hillX, hillY, stretch] of hills) {
      const phase = random() * 6;
      const oval = random() * 0.12 + 0.12;
      const knobs = random() * 0.08 + 0.08;
      const ring = (level: number): string => {
        const radius = (6 - level) * 13 - 4;
        return blob(
          Array.from({ length: 8 }, (_, index) => {
            const t = (index / 8) * Math.PI * 2;
            const wobble =
              1 + oval * Math.sin(2 * t + phase + level * 0.3) + knobs * Math.sin(3 * t + phase * 2 - level * 0.3);
            return [hillX + radius * wobble * stretch * Math.cos(t), hillY + radius * wobble * Math.sin(t)] as const;
          }),
        );
      };
      TERRACES.forEach(([fill, fillOpacity, lip, lipWidth], terrace) => {
        steps +=
          `<path fill-rule="nonzero" d="${ring(terrace * 2)}${ring(terrace * 2 + 1)}" fill="${palette[fill]}" ` +
          `fill-opacity="${fillOpacity}" stroke="${palette[lip]}" stroke-opacity=".9" stroke-width="${lipWidth}"/>`;
      });
    }
    return wash(palette, ['deep', 'mid', 'deep']) + steps;
  },
};
