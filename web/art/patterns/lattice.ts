import { dots, type Pattern, WHOLE, wash } from './pattern.ts';

/** One window-lattice cell of 56 × 56: a square knot whose ends meet the next cell's. */
const BARS = 'M28 0v14M28 42v14M0 28h14M42 28h14M14 14h28v28H14zM0 0l14 14M42 42l14 14M56 0 42 14M14 42 0 56';

/** Moonlit window: carved lattice bars over panes of changing light. */
export const lattice: Pattern = {
  id: 'lattice',
  draw(random, palette) {
    let panes = '';
    const lamps: (readonly [number, number])[] = [];
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column < 12; column += 1) {
        const lot = random();
        if (lot < 0.34) panes += `M${column * 56 + 14} ${row * 56 + 14}h28v28h-28z`;
        if (lot > 0.86) lamps.push([column * 56 + 28, row * 56 + 28]);
      }
    }
    return (
      wash(palette, ['mid', 'bright', 'deep', 'mid', 'bright']) +
      `<g transform="rotate(30 320 200)scale(.8)translate(20 10)"><path d="${panes}" fill="${palette.light}" fill-opacity=".75"/>` +
      dots(lamps, 17, palette.accent) +
      '</g><pattern id="@fh" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(30 320 200)scale(.8)translate(20 10)">' +
      `<g fill="none" stroke-linejoin="round"><path d="${BARS}" stroke="#000" stroke-opacity=".55" stroke-width="7" transform="translate(1.5 2)"/>` +
      `<path d="${BARS}" stroke="${palette.deep}" stroke-width="6"/><path d="${BARS}" stroke="${palette.bright}" stroke-width="3.4"/>` +
      `<path d="${BARS}" stroke="${palette.accent}" stroke-opacity=".8" transform="translate(-.7-.8)"/></g></pattern>` +
      `<path d="${WHOLE}" fill="url(#@fh)"/>`
    );
  },
};
