import { nums } from '../svg/number.ts';
import { type Pattern, WHOLE, wash } from './pattern.ts';

const WIDTH = 104;
const VINE = 'M0 36C17 15 35 15 52 36S87 57 104 36';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Turning angle of the scroll at its step, radians. */
const turn = (step: number): number => Math.PI * 1.15 + step * 0.68;

/** The scroll shrinks by a tenth at every step. */
const SCROLL = Array.from({ length: 16 }, (_, step) => {
  const radius = 22 * 0.895 ** step;
  return [27 + radius * Math.cos(turn(step)) * 1.06, 44 + radius * Math.sin(turn(step))] as const;
});

/** A pointed leaf rooted at a point; degrees clockwise from three o'clock. */
function leaf(x: number, y: number, degrees: number, length: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, across: number): string =>
    nums(
      tenth(along * Math.cos(angle) - across * Math.sin(angle)),
      tenth(along * Math.sin(angle) + across * Math.cos(angle)),
    );
  return `M${nums(x, y)}q${at(length * 0.35, -length * 0.3)} ${at(length, 0)}q${at(-length * 0.6, length * 0.21)} ${at(-length, 0)}z`;
}

function scrollPath(): string {
  let d = 'M4 31';
  for (let step = 0; step + 1 < SCROLL.length; step += 1) {
    const [x, y] = SCROLL[step] ?? [0, 0];
    const [nextX, nextY] = SCROLL[step + 1] ?? [x, y];
    d += `Q${nums(tenth(x), tenth(y), tenth((x + nextX) / 2), tenth((y + nextY) / 2))}`;
  }
  return d;
}

/** Leaves grow out of the vine and out of the scroll itself; afloat they look like dirt. */
function leaves(): string {
  let d = leaf(12, 23, -66, 13) + leaf(12, 23, -30, 11) + leaf(42, 27, -50, 12);
  for (const step of [1, 3, 5, 7]) {
    const [x, y] = SCROLL[step] ?? [0, 0];
    d += leaf(x, y, (turn(step) + 0.75) * 57.3, Math.round(14 - step * 0.6));
    if (step < 6) d += leaf(x, y, (turn(step) + 0.1) * 57.3, Math.round(10 - step * 0.6));
  }
  return d;
}

/** Engraved scrollwork: one lobe drawn once, turned for the second, tiled; cut shadow, metal and lip. */
export const filigree: Pattern = {
  id: 'filigree',
  draw(random, palette) {
    const place = `translate(${Math.round(random() * 80)} ${Math.round(20 + random() * 20)})rotate(${Math.round(random() * 8 - 4)})`;
    return (
      wash(palette, ['deep', 'mid', 'deep']) +
      `<pattern id="@fh" width="${WIDTH}" height="68" patternUnits="userSpaceOnUse" patternTransform="${place}">` +
      `<defs><g id="@fd"><path d="${VINE}${scrollPath()}M27 44h0" fill="none"/><path d="${leaves()}"/></g>` +
      '<g id="@fl"><use href="#@fd"/><use href="#@fd" transform="rotate(180 52 36)"/></g></defs>' +
      '<g stroke-linecap="round"><use href="#@fl" x="1.2" y="1.8" stroke="#000" stroke-opacity=".6" stroke-width="4.4" fill="#000"/>' +
      `<use href="#@fl" stroke="${palette.bright}" stroke-width="3.6" fill="${palette.bright}"/>` +
      `<use href="#@fl" x="-.4" y="-.5" stroke="${palette.accent}" stroke-width="1.2" fill="${palette.light}"/></g></pattern>` +
      `<path d="${WHOLE}" fill="url(#@fh)"/>`
    );
  },
};
