import type { Family } from '../family.ts';
import { circle, polygon, rakedGrip, rect, slots } from '../svg/path.ts';

/** Tubular submachine gun, pierced shroud and a long suppressor, wire stock. */
export const quill: Family = {
  id: 'quill',
  tilt: -8,
  draw(s) {
    s.wire('M196 128L60 120Q44 122 46 138L54 206Q56 218 70 214L200 186', 7, '#3a404d');
    s.metal(polygon(4, '40 128,54 126,64 214,50 218'));
    s.cylinder(rect(392, 150, 60, 14));
    s.cylinder(polygon(4, '446 138,608 138,614 144,614 170,608 176,446 176'));
    s.grooves('M462 138v38M594 138v38', 2.5);
    s.line('M478 146h100M478 156h100M478 166h100', 3, '#000', 0.45);
    s.metal('M330 176L378 176L394 318Q394 325 387 326L352 329Q345 329 344 322Z');
    s.grooves('M342 200L356 322M366 198L380 320', 3.5, 0.3);
    s.vent(slots(356, 226, 1, 8, 8, 0) + slots(361, 256, 1, 8, 8, 0) + slots(365, 286, 1, 8, 8, 0));
    s.shade('M330 206h50v16h-50z', 'D', 0.8);
    s.finish(rakedGrip(216, 188, 42, 96, 38, 1.1));
    s.wire('M262 194Q264 230 282 231L310 231Q322 228 322 196', 7);
    s.dark('M284 188q11 15 1 31l-5-1q4-15-5-30z');
    s.panel(polygon(4, '200 168,400 168,396 190,384 196,384 212,326 214,322 194,214 198,200 190'));
    s.finish(polygon(8, '176 136,190 128,420 128,426 134,426 172,418 180,190 180,176 172'), 'sc');
    s.finish(polygon(4, '414 132,456 132,456 176,414 176'), 'sc');
    s.vent([432, 446].map((x) => circle(x, 143, 3.8) + circle(x, 156, 3.8) + circle(x, 168, 3.6)).join(''));
    s.metal(polygon(4, '170 132,188 126,192 182,172 178'));
    s.metal(polygon(2, '406 126,418 126,420 182,406 182'));
    s.port(polygon(5, '250 138,396 138,396 150,250 150'), 'M256 141h80v6h-80z');
    s.metal(polygon(3, '334 134,352 128,358 146,340 152'));
    s.seam('M206 180H400');
    s.screws([214, 186, 0.9], [300, 186, 0.9], [392, 200, 0.9]);
    s.dark(polygon(2, '210 128,212 114,224 114,232 128'));
    s.dark(polygon(2, '430 130,434 112,444 112,450 130'));
    s.shine('M196 137H246', 2, 0.6);
  },
};
