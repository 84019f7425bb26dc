import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { num, nums } from '../svg/number.ts';

/**
 * A finish: markup that fills 640 × 400 user units once, so that it flows across all parts it is used on. Motifs of
 * 25–50 units stay readable on a card. Ids start with `@f`, so they cannot meet the item's own.
 */
export interface Pattern {
  readonly id: string;
  readonly draw: (random: Random, palette: Palette) => string;
}

/** Everything, as path data. */
export const WHOLE = 'M0 0h640v400H0z';

export type Tone = 'deep' | 'mid' | 'bright' | 'light' | 'accent';

/** A slanted wash through tones of the palette, evenly spaced. */
export function wash(palette: Palette, tones: readonly Tone[], line = 'x1="60" y1="120" x2="600" y2="260"'): string {
  const last = tones.length - 1;
  const list = tones.map((tone, index) => `<stop offset="${num(index / last)}" stop-color="${palette[tone]}"/>`);
  return (
    `<linearGradient id="@fb" gradientUnits="userSpaceOnUse" ${line}>${list.join('')}</linearGradient>` +
    `<path d="${WHOLE}" fill="url(#@fb)"/>`
  );
}

/** Round dots as zero-length round-capped strokes: the shortest markup for many circles of one size. */
export function dots(
  points: readonly (readonly [number, number])[],
  width: number,
  colour: string,
  opacity = 1,
): string {
  const d = points.map(([x, y]) => `M${nums(Math.round(x), Math.round(y))}h0`).join('');
  return `<path d="${d}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A smooth closed outline through the midpoints of a ring of points. */
export function blob(ring: readonly (readonly [number, number])[]): string {
  const middles = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)] as const;
  });
  let [atX, atY] = middles.at(-1) ?? [0, 0];
  let d = `M${nums(atX, atY)}`;
  ring.forEach(([x, y], index) => {
    const [toX, toY] = middles[index] ?? [x, y];
    d += `q${nums(Math.round(x) - atX, Math.round(y) - atY, toX - atX, toY - atY)}`;
    [atX, atY] = [toX, toY];
  });
  return `${d}z`;
}
