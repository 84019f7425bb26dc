import { nums } from '../svg/number.ts';
import { dots, type Pattern, WHOLE, wash } from './pattern.ts';

/** Where the dies sit and how many traces leave each. */
const DIES = [
  [250, 150, 16],
  [455, 155, 13],
  [120, 200, 12],
  [345, 240, 8],
  [570, 190, 5],
] as const;

/** 45-degree traces fanning out of dies to round pads. */
export const circuit: Pattern = {
  id: 'circuit',
  draw(random, palette) {
    let thin = '';
    let lit = '';
    const pads: (readonly [number, number])[] = [];
    for (const [dieX, dieY, count] of DIES) {
      for (let index = 0; index < count; index += 1) {
        const sideX = random() < 0.5 ? 1 : -1;
        const sideY = random() < 0.5 ? 1 : -1;
        const x = dieX + Math.round((random() - 0.5) * 6) * 9;
        const y = dieY + Math.round((random() - 0.5) * 5) * 9;
        const lead = Math.round(1 + random() * 3) * 9;
        const slope = Math.round(1 + random() * 3) * 9;
        const run = Math.round(1 + random() * 6) * 9;
        const first = random() < 0.55 ? `h${sideX * lead}` : `v${sideY * lead}`;
        const d = `M${x} ${y}${first}l${nums(sideX * slope, sideY * slope)}h${sideX * run}`;
        if (index % 3 === 0) lit += d;
        else thin += d;
        pads.push([x, y]);
      }
    }
    const legs = DIES.map(([x, y]) => `M${x - 14} ${y - 19}v38m9-38v38m9-38v38m9-38v38`).join('');
    const chips = DIES.map(([x, y]) => `M${x - 20} ${y - 14}h40v28h-40z`).join('');
    const caps = DIES.map(([x, y]) => `M${x - 10} ${y - 5}h20v10h-20z`).join('');
    return (
      wash(palette, ['mid', 'mid', 'deep']) +
      `<path d="${WHOLE}" fill="${palette.deep}" fill-opacity=".3"/><g fill="none" stroke-linejoin="round">` +
      `<path d="${thin}" stroke="${palette.bright}" stroke-width="2.2"/>` +
      `<path d="${lit}" stroke="${palette.bright}" stroke-opacity=".38" stroke-width="7"/>` +
      `<path d="${lit}" stroke="${palette.light}" stroke-width="2.4"/>` +
      `<path d="${legs}" stroke="${palette.light}" stroke-width="2.4"/></g>` +
      dots(pads, 7.4, palette.light) +
      dots(pads, 3, palette.deep) +
      `<path d="${chips}" fill="${palette.deep}" stroke="${palette.bright}" stroke-width="1.8"/>` +
      `<path d="${caps}" fill="${palette.accent}"/>`
    );
  },
};
