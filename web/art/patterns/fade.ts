import { type Pattern, wash } from './pattern.ts';

/** Anodised fade: an oblique sweep through every tone, with brushed hairlines. */
export const fade: Pattern = {
  id: 'fade',
  draw(random, palette) {
    const slant = Math.round(20 + random() * 50);
    const hairs = (count: number, least: number, spread: number): string =>
      Array.from(
        { length: count },
        () =>
          `M${Math.round(random() * 540)} ${Math.round(75 + random() * 250)}h${Math.round(least + random() * spread)}`,
      ).join('');
    return (
      wash(
        palette,
        ['mid', 'bright', 'light', 'accent', 'bright', 'mid'],
        `x1="90" y1="${100 - slant}" x2="570" y2="${260 + slant}"`,
      ) +
      `<path d="${hairs(34, 60, 180)}" stroke="#000" stroke-opacity=".13"/>` +
      `<path d="${hairs(16, 30, 90)}" stroke="#fff" stroke-opacity=".3" stroke-width=".9"/>`
    );
  },
};
