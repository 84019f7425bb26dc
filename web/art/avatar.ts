import { randomFrom } from './random.ts';
import { num } from './svg/number.ts';

/** Folded-paper emblems on a 40 × 40 field. */
const EMBLEMS = [
  'M10 34l10-20 10 20zM16 12l4-6 4 6-4 5z',
  'M8 32V18l12-8 12 8v14l-12-5z',
  'M20 7l10 8-3 12H13l-3-12zM12 36l8-7 8 7z',
  'M9 12l11 5 11-5-3 16-8 6-8-6z',
  'M20 6l5 9 9 5-9 5-5 9-5-9-9-5 9-5z',
  'M10 9h20L20 20zM10 31h20L20 20z',
  'M20 5l12 15-12 15L8 20zM20 14l-5 6 5 6 5-6z',
  'M7 28l8-18 5 9 5-9 8 18-13 6z',
  'M20 7a13 13 0 1 0 12 18 10 10 0 1 1-12-18z',
] as const;

/** A player's picture until they bring their own: one emblem in two hues, the same for the same seed. */
export function drawAvatar(seed: string): string {
  const random = randomFrom(`avatar:${seed}`);
  const field = Math.floor(random() * 360);
  const emblem = Math.floor(field + 40 + random() * 80) % 360;
  const outline = EMBLEMS[Math.floor(random() * EMBLEMS.length)] ?? EMBLEMS[0];
  const horizon = num(6 + random() * 20);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill-rule="evenodd">' +
    `<path d="M0 0h40v40H0z" fill="hsl(${field} 38% 17%)"/><path d="M0 40L40 ${horizon}V40z" fill="hsl(${field} 45% 25%)"/>` +
    `<path d="${outline}" fill="hsl(${emblem} 62% 62%)"/>` +
    `<path d="${outline}" fill="#fff" opacity=".18" transform="translate(-1.5-1.5)"/></svg>`
  );
}
