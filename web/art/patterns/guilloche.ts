import { polar } from '../svg/path.ts';
import { type Pattern, WHOLE, wash } from './pattern.ts';

/** A flower of `lobes` interlaced loops about the origin: the engine-turned rosette of watch dials. */
function rosette(lobes: number, radius: number): string {
  let d = '';
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const degrees = (lobe * 360) / lobes;
    const [x, y] = polar(0, 0, radius, degrees);
    const [ax, ay] = polar(0, 0, radius * 0.92, degrees - 52);
    const [bx, by] = polar(0, 0, radius * 0.92, degrees + 52);
    const whole = Math.round;
    d += `M0 0C${whole(ax)} ${whole(ay)} ${whole(x)} ${whole(y)} ${whole(x)} ${whole(y)}S${whole(bx)} ${whole(by)} 0 0`;
  }
  return d;
}

/** Engine turning: large rosettes over a field of fine crossing waves. */
export const guilloche: Pattern = {
  id: 'guilloche',
  draw(random, palette) {
    const shift = Math.round(random() * 40);
    const centres = Array.from({ length: 9 }, (_, index) => {
      const x = 10 + index * 78 + shift / 2;
      const y = index % 2 === 0 ? 152 + random() * 12 : 226 + random() * 14;
      const scale = Math.round(8 + random() * 4) / 10;
      return `<use href="#@fr" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale})"/>`;
    });
    return (
      wash(palette, ['mid', 'bright', 'mid', 'bright', 'mid']) +
      `<path d="${WHOLE}" fill="${palette.deep}" fill-opacity=".28"/>` +
      '<pattern id="@fh" width="24" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">' +
      `<path d="M0 6q6-8 12 0t12 0M0 6q6 8 12 0t12 0" fill="none" stroke="${palette.deep}" stroke-opacity=".75" stroke-width="2"/>` +
      `<path d="M0 5q6-8 12 0t12 0" fill="none" stroke="${palette.light}" stroke-opacity=".55"/></pattern>` +
      `<path d="${WHOLE}" fill="url(#@fh)"/><defs><g id="@fr" fill="none"><circle r="37" fill="${palette.deep}" stroke="${palette.light}" stroke-width="2.6"/>` +
      `<circle r="31" fill="${palette.mid}" stroke="${palette.bright}" stroke-width="1.4"/><path d="${rosette(14, 38)}" stroke="${palette.light}" stroke-width="1.5" transform="scale(.8)"/>` +
      `<circle r="7" fill="${palette.accent}" stroke="${palette.deep}" stroke-width="1.6"/></g></defs>${centres.join('')}`
    );
  },
};
