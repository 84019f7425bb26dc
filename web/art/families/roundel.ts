import type { Family } from '../family.ts';
import { arc, band, circle, polar, polygon, rays } from '../svg/path.ts';

/** Round shield: a finished field in four quarters, studded rim, and a spiked boss over a gem. */
export const roundel: Family = {
  id: 'roundel',
  tilt: -12,
  draw(s) {
    s.definitions +=
      '<radialGradient id="@dome" cx=".36" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset=".62" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".72"/></radialGradient>';
    s.metal(circle(320, 200, 178));
    s.finish(circle(320, 200, 156));
    s.panel(band(320, 200, 96, 116, 0, 359.9));
    s.markup(`<path d="${circle(320, 200, 156)}" fill="url(#@dome)" stroke="none"/>`);
    s.seam(rays(320, 200, 116, 154, 22.5, 8, 45));
    for (const degrees of [0, 90, 180, 270]) {
      const tip = polar(320, 200, 176, degrees + 45);
      const left = polar(320, 200, 60, degrees + 20);
      const right = polar(320, 200, 60, degrees + 70);
      const neckLeft = polar(320, 200, 128, degrees + 38);
      const neckRight = polar(320, 200, 128, degrees + 52);
      const corners = [left, neckLeft, tip, neckRight, right].map(([x, y]) => `${x} ${y}`);
      s.metal(polygon(4, corners.join(',')));
    }
    s.seam(rays(320, 200, 66, 160, 45, 4, 90));
    const studs = Array.from({ length: 16 }, (_, index) => polar(320, 200, 167, index * 22.5 + 11.25));
    s.screws(...studs.map(([x, y]) => [x, y, 1.2] as const));
    s.metal(circle(320, 200, 66));
    s.finish(circle(320, 200, 54));
    s.metal(circle(320, 200, 34));
    s.fill(circle(320, 200, 25), '#06050b');
    s.fill(circle(320, 200, 22), '@R', 0.9);
    s.fill('M304 196q4-14 20-14-12 4-12 18z', '#fff', 0.9);
    s.glow(circle(320, 200, 22), 2.2);
    s.shine(arc(320, 200, 172, 190, 285), 3.4, 0.75);
    s.shine(arc(320, 200, 60, 190, 280), 2.6, 0.7);
    s.shine(arc(320, 200, 150, 200, 262), 2, 0.4);
  },
};
