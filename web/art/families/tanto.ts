import type { Family } from '../family.ts';
import { polygon } from '../svg/path.ts';

/** Straight chisel-pointed blade with a cord-wrapped handle and jewels between the cords. */
export const tanto: Family = {
  id: 'tanto',
  tilt: -24,
  draw(s) {
    s.steel(polygon(2, '226 172,556 158,618 176 1,566 218,228 232'));
    s.finish(polygon(2, '226 172,556 158,618 176 1,548 190,536 204,228 212'));
    s.line('M230 229L562 215.5 610 178', 2, '#fff', 0.95);
    s.line('M536 204l26 12M548 190l62-14', 1.4, '#fff', 0.55);
    s.line('M228 213L536 205 548 191', 1.6, '#05050a', 0.6);
    s.cover(polygon(5, '256 184,480 175,488 181,480 187,258 196'), '#05050a', 0.66);
    s.line('M260 197L480 188', 1.5, '#fff', 0.5);
    s.shine('M236 175.5L550 162.5', 1.8, 0.85);
    s.shade('M226 174h34v56h-34z', 'R', 0.7);
    s.fill('M300 228l60-15 8 0-46 14zM420 223l50-12 16-1-44 13z', '#fff', 0.32);
    const handle = s.rubber(polygon(8, '44 180,60 174,212 178,212 228,60 236,46 228'));

    let cords = '';
    let gems = '';
    for (let x = 58; x < 200; x += 30) {
      cords += `M${x} 176L${x + 30} 232M${x + 30} 176L${x} 233`;
      gems += `M${x + 15} 196l7 9-7 9-7-9z`;
    }
    s.markup(
      `<clipPath id="@ch"><use href="#@${handle}"/></clipPath><g clip-path="url(#@ch)" fill="none">` +
        `<path d="${cords}" stroke="#05040a" stroke-width="12"/><path d="${cords}" stroke="#4a3f63" stroke-opacity="1" stroke-width="8.5"/>` +
        `<path d="${cords}" stroke="#9d8fc4" stroke-opacity=".7" stroke-width="1.6" transform="translate(-1.5-2)"/>` +
        '<path d="M44 214h170v30h-170z" fill="#000" fill-opacity=".45" stroke="none"/></g>',
    );
    s.cover(gems, '@R', 0.75);
    s.metal(polygon(5, '32 178,52 172,56 238,38 234'));
    s.metal(polygon(3, '208 170,224 168,226 238,208 238'));
    s.finish(polygon(6, '212 152,226 150,232 158,232 246,226 254,212 252'));
    s.shine('M216 156v90', 1.6, 0.8);
    s.screws([44, 205]);
  },
};
