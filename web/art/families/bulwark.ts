import type { Family } from '../family.ts';
import { polygon, rakedGrip, rect, ribs, slots } from '../svg/path.ts';

/** Pump gun with spare shells on the stock and a ribbed fore-end. */
export const bulwark: Family = {
  id: 'bulwark',
  tilt: -8,
  draw(s) {
    s.cylinder(rect(330, 140, 276, 19, 2));
    s.cylinder(rect(330, 164, 226, 19, 4));
    s.metal(polygon(2, '544 138,560 138,560 186,544 188,538 180,538 144'));
    s.dark(polygon(2, '592 140,594 128,604 128,606 140'));
    s.shine('M596 131h7', 3, 1, '#ff5a36');
    s.finish(
      'M222 152V188C206 196 184 198 160 206L64 250Q52 254 48 244L36 170Q36 160 46 158L120 150C156 146 196 138 222 152Z',
    );
    s.fill('M72 182C110 172 150 168 190 168L158 194C120 206 100 216 76 226Z', '#07070c', 0.34);
    s.seam('M56 172C110 158 170 154 218 160');
    s.rubber(polygon(3, '30 160,44 157,58 248,46 254,40 246'));

    for (let shell = 0; shell < 4; shell += 1) {
      const x = 92 + shell * 22;
      const y = 190 - shell * 3;
      s.cover(rect(x, y - 20, 15, 40, 3), '#d8342c');
      s.shade(rect(x, y - 20, 15, 40, 3), 'L', 0.45);
      s.cover(rect(x - 0.5, y + 10, 16, 11, 2), '#e9b44c');
      s.line(`M${x + 4} ${y - 17}v24`, 2.5, '#fff', 0.5);
    }
    s.rubber(polygon(3, '86 184,178 172,180 182,88 194'));
    const grip = s.rubber(rakedGrip(226, 188, 40, 84, 36));
    s.texture(grip, 'k');
    s.wire('M268 194Q270 228 288 229L322 229Q334 226 334 194', 7);
    s.dark('M294 188q11 14 1 30l-5-1q4-15-5-29z');
    s.finish(polygon(6, '212 146,230 134,336 132,350 138,350 182,340 194,236 200,216 192'));
    s.seam('M222 176H344M232 140H334');
    s.port(polygon(3, '264 146,334 146,334 168,264 168'), polygon(3, '268 150,330 150,330 164,268 164'));
    s.screws([236, 162], [248, 186], [320, 184]);
    s.finish(polygon(7, '384 162,396 156,506 156,520 164,516 190,500 202,404 204,390 196'));
    s.grooves(ribs(404, 160, 11, 10, 40, 0), 5, 0.32);
    s.wire('M350 176H386', 7);
    s.dark(polygon(2, '238 134,242 122,262 122,268 133'));
    s.shine('M234 138H334M396 159.5H506', 1.8, 0.7);
    s.metal(polygon(2, '352 134,590 134,592 140,352 140'));
    s.vent(slots(366, 135.5, 12, 12, 4, 6));
    s.shade('M350 142h20v40h-20z', 'R', 0.7);
  },
};
