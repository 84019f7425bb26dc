import type { Family } from '../family.ts';
import { circle, ellipse, polygon, rakedGrip, slots } from '../svg/path.ts';

/** Split-rail energy carbine: two prongs, a lit channel between them, a dial at the breech. */
export const vesper: Family = {
  id: 'vesper',
  tilt: -8,
  draw(s) {
    s.dark(polygon(2, '320 156,560 158,560 172,320 174'));
    s.glow('M330 165H556', 3.2);
    for (const x of [352, 394, 436, 478, 520]) s.metal(polygon(2, `${x} 148,${x + 14} 148,${x + 16} 182,${x - 2} 182`));
    s.metal(polygon(4, '60 158,188 154,188 164,72 172'));
    s.metal(polygon(4, '70 226,104 218,188 176,194 188,116 232,76 240'));
    s.finish(polygon(4, '36 146,72 148,84 164,86 222,74 246,44 252 8,32 240'));
    s.seam('M46 154V244M60 158V240');
    const grip = s.rubber(rakedGrip(216, 196, 40, 84, 36));
    s.texture(grip, 'l');
    s.wire('M258 204Q262 236 280 238H322', 7);
    s.dark('M282 200q10 14 1 28l-5-1q4-13-4-26z');
    s.dark(polygon(4, '314 200,370 196,384 262,378 274,336 280,326 270'));
    s.cover(polygon(4, '332 214,358 211,368 258,340 263'), '@R', 0.9);
    s.fill(polygon(3, '336 218,347 216,356 256,345 258'), '#fff', 0.55);
    s.metal(polygon(2, '326 262,382 254,386 272,378 282,334 288,326 280'));
    s.panel(polygon(5, '182 176,340 176,470 180,540 176,566 180,540 190,462 200,396 206,316 210,212 208,188 198'));
    s.finish(polygon(5, '300 178,470 178,556 172,590 176,560 184,470 194,360 200,318 196'));
    s.finish(
      polygon(
        6,
        '176 152,206 130 10,300 124,330 132,420 138,552 142,612 160 2,608 168,556 160,420 158,330 160,312 176,262 186,184 190',
      ),
    );
    s.dark(ellipse(250, 158, 33, 33));
    s.metal(ellipse(250, 158, 28, 28));
    s.finish(ellipse(250, 158, 22, 22));
    s.cover(circle(250, 158, 13), '#06060b');
    s.fill(circle(250, 158, 9.5), '@R', 0.85);
    s.line('M242 156a8.5 8.5 0 0 1 13-6', 2.5, '#fff', 0.95);
    s.seam('M206 132L216 150M300 126L290 146M312 176L288 172M330 134V158M420 139V157M500 141V158');
    s.vent(slots(344, 140, 3, 16, 6, 8, 4) + slots(430, 144, 2, 16, 5, 8, 4));
    s.screws([200, 172], [208, 148, 0.9], [306, 140, 0.9], [230, 196, 0.9]);
    s.shine('M212 132.5L300 127M336 135.5L548 144', 1.6, 0.8);
    s.dark(polygon(3, '250 118,258 104,330 106,350 120,340 130,256 128'));
    s.glow('M266 112H322', 1.6);
  },
};
