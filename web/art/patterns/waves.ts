import { nums } from '../svg/number.ts';
import { type Pattern, wash } from './pattern.ts';

/** Woodcut sea: one carved row of curling crests, laid in eight overlapping rows. */
export const waves: Pattern = {
  id: 'waves',
  draw(random, palette) {
    let crest = 'M-120 0';
    let foam = '';
    let strokes = '';
    let x = -120;
    while (x < 660) {
      const width = Math.round(56 + random() * 22);
      const height = Math.round(19 + random() * 9);
      const peak = Math.round(width * 0.78);
      crest +=
        `c${nums(Math.round(width * 0.3), 3, Math.round(width * 0.42), -height, peak, -height)}` +
        `c8 0 13 7 7 12c-3-5-11-4-10 3c1 7 ${nums(11, height - 15, width - peak + 3, height - 15)}`;
      foam += `M${x + peak + 11} ${7 - height}h0M${x + peak + 16} ${12 - height}h0M${x + peak + 8} ${-height}h0`;
      for (let line = 1; line <= 3; line += 1) {
        const to = nums(
          Math.round(width * 0.3),
          3,
          Math.round(width * 0.4),
          -height,
          Math.round(width * 0.66),
          line - height,
        );
        strokes += `M${x + 5} ${line * 5}c${to}`;
      }
      x += width;
    }
    const rows = Array.from({ length: 8 }, (_, row) => {
      const shift = row % 2 === 1 ? Math.round(20 + random() * 20) : Math.round(random() * 15);
      return (
        `<g transform="translate(${shift} ${62 + row * 35})">` +
        `<use href="#@fd" fill="${row % 2 === 1 ? palette.bright : palette.mid}"/>` +
        `<use href="#@fl" stroke="${palette.deep}" stroke-width="1.9"/>` +
        `<use href="#@fk" stroke="${palette.light}" stroke-width="2.6"/>` +
        `<use href="#@fo" stroke="${palette.accent}" stroke-width="4.4" stroke-linecap="round"/></g>`
      );
    });
    return (
      `<defs><path id="@fk" d="${crest}" fill="none"/><path id="@fo" d="${foam}"/>` +
      `<path id="@fl" d="${strokes}" fill="none"/><path id="@fd" d="${crest}V90H-120z"/></defs>` +
      wash(palette, ['deep', 'deep']) +
      rows.join('')
    );
  },
};
