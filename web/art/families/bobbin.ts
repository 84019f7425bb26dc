import type { Family } from '../family.ts';
import { circle, polygon, rakedGrip, rect, ribs, slots } from '../svg/path.ts';

/** Submachine gun fed from a ribbed spool that lies along the barrel. */
export const bobbin: Family = {
  id: 'bobbin',
  tilt: -8,
  draw(s) {
    s.wire('M196 140L70 132', 8, '#3a404d');
    s.wire('M190 184L150 190L84 236', 8, '#3a404d');
    s.finish(polygon(6, '48 122,74 126,82 150,90 226,82 250,58 248 8,52 220'));
    s.seam('M62 134L72 240');
    s.rubber(polygon(4, '38 120,52 120,64 248,50 250'));
    s.cylinder(rect(480, 144, 90, 13));
    s.metal(polygon(2, '552 138,582 138,586 143,586 158,582 163,552 163'));
    s.vent(slots(558, 143, 3, 5, 15, 3));
    s.dark(polygon(2, '520 146,524 112,534 112,540 146'));
    s.texture(s.rubber(rakedGrip(214, 190, 40, 92, 32)), 'k');
    s.wire('M258 196Q262 232 280 233L314 233Q326 230 326 204', 7);
    s.dark('M284 190q11 15 1 31l-5-1q4-15-5-30z');
    s.panel(polygon(5, '340 124,474 126,492 138,492 162,474 172,340 174'));
    s.vent(slots(360, 138, 5, 15, 8, 8, 4));
    s.finish(polygon(10, '322 184,338 176,520 176,534 186,534 226,520 238,338 238,322 228'), 'sc');
    s.grooves(ribs(352, 178, 8, 22, 59, 14), 4, 0.35);
    s.metal(polygon(5, '316 186,328 178,340 178,340 236,328 236,316 228'));
    s.metal(polygon(6, '518 174,532 174,546 188,546 226,532 240,518 240'));
    s.vent(circle(534, 207, 7));
    s.dark(polygon(2, '440 166,470 166,464 180,446 180'));
    s.finish(polygon(5, '184 132,204 116,340 112,358 122,358 184,330 194,212 198,190 190'));
    s.seam('M190 162H352M236 116V162M204 120L190 140M340 116V186');
    s.port(polygon(3, '262 126,336 125,336 150,262 150'), polygon(2, '266 132,332 131,332 145,266 145'));
    s.metal(polygon(3, '300 134,322 128,326 140,306 144'));
    s.shade('M322 176h14v60h-14z', 'R', 0.5);
    s.rail(210, 350, 102, 11);
    s.dark(polygon(2, '214 104,216 86,232 86,238 104'));
    s.dark(polygon(3, '214 170,244 168,268 172,266 179,218 180'));
    s.screws([204, 180], [346, 160, 0.9], [222, 174, 0.8], [312, 178, 0.9]);
    s.shine('M208 120L338 116', 1.8, 0.75);
  },
};
