import type { Family } from '../family.ts';
import { circle, ellipse, polygon } from '../svg/path.ts';

/** Roofed hand lantern with a live flame behind glass. */
export const lantern: Family = {
  id: 'lantern',
  tilt: 0,
  draw(s) {
    s.wire(circle(320, 78, 27), 9, '#6d7689', '#eef3ff');
    s.wire(ellipse(320, 120, 9, 17), 7, '#6b748a', '#eef3ff');
    s.metal(circle(320, 146, 9));
    s.finish('M320 148C336 160 366 172 404 184L412 200L228 200L236 184C274 172 304 160 320 148Z');
    s.line('M320 150L282 199M320 150L358 199', 2, '#05040a', 0.5);
    s.line('M322 151L360 199', 1.2, '#fff', 0.4);
    s.definitions +=
      '<radialGradient id="@gl2" cx=".5" cy=".62" r=".72"><stop stop-color="#fffbe6"/><stop offset=".2" stop-color="#ffe9a8"/><stop offset=".55" stop-color="@R" stop-opacity=".95"/><stop offset="1" stop-color="#150a20"/></radialGradient>';
    s.cover(polygon(3, '240 204,400 204,386 300,254 300'), 'url(#@gl2)');
    s.fill('M244 206L286 206 290 298 258 298z', '#000', 0.28);
    s.fill('M354 206L396 206 382 298 350 298z', '#000', 0.42);
    s.fill('M320 222C334 246 344 258 340 276Q336 294 320 294T300 276C296 258 312 246 320 222Z', '#fff', 0.85);
    s.fill('M320 252q10 16 8 28-2 10-8 10t-8-10q-2-12 8-28z', '@R', 0.7);
    s.fill('M252 212l22 0-16 60zM278 212l10 0-22 84-8 0z', '#fff', 0.3);
    s.metal(polygon(2, '234 202,246 202,260 300,250 302'));
    s.metal(polygon(2, '394 202,406 202,390 302,380 300'));
    s.metal(polygon(1, '283 202,290 202,293 300,287 300'));
    s.metal(polygon(1, '350 202,357 202,353 300,347 300'));
    s.finish(polygon(5, '226 194,414 194,410 212,230 212'));
    s.finish(polygon(5, '244 296,396 296,402 310,392 322,248 322,238 310'));
    s.seam('M246 310H394');
    s.metal(polygon(4, '280 322,360 322,346 338,294 338'));
    s.steel(polygon(2, '320 390,304 352,312 338,328 338,336 352'));
    s.shine('M312 346l6 30', 1.6, 0.9);
    s.screws([256, 203, 0.8], [320, 203, 0.8], [384, 203, 0.8]);
    s.shine('M246 187Q290 172 316 154', 2, 0.7);
  },
};
