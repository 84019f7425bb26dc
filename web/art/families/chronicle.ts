import type { Family } from '../family.ts';
import { arc, band, circle, ellipse, polar, polygon, rays } from '../svg/path.ts';

/** A toothed wheel with four spokes' worth of air. */
function gear(x: number, y: number, radius: number, teeth: number): string {
  const corners = Array.from({ length: teeth * 4 }, (_, index) => {
    const tip = index % 4 < 2;
    const at = ((index + 0.5) * 90) / teeth;
    return polar(x, y, tip ? radius : radius * 0.8, at)
      .map(Math.round)
      .join(' ');
  });
  const air = [45, 135, 225, 315].map((degrees) => {
    const [holeX, holeY] = polar(x, y, radius * 0.44, degrees);
    return circle(Math.round(holeX), Math.round(holeY), radius * 0.19);
  });
  return polygon(0, corners.join(',')) + air.join('');
}

/** Pocket watch with its lid thrown open and its train showing. */
export const chronicle: Family = {
  id: 'chronicle',
  tilt: -14,
  draw(s) {
    s.metal(ellipse(176, 216, 120, 136));
    s.finish(ellipse(174, 216, 106, 122));
    s.panel(ellipse(172, 216, 74, 88));
    s.line(arc(172, 216, 74, 150, 260), 2.4, '#fff', 0.4);
    s.finish(ellipse(172, 216, 60, 74), 'sc');
    s.steel('M172 162L184 204 214 216 184 228 172 270 160 228 130 216 160 204Z');
    s.metal(polygon(6, '276 186,308 182,308 252,276 248'));
    for (let link = 0; link < 4; link += 1) {
      const x = 508 + link * 25;
      const y = 86 - link * 8 + link * link * 4;
      s.wire(link % 2 === 0 ? ellipse(x, y, 16, 10) : circle(x, y, 11), 7, '#6d7689', '#eef3ff');
    }
    s.wire(circle(464, 58, 28), 10, '#6d7689', '#f2f6ff');
    s.metal(polygon(4, '430 74,466 62 8,486 84,452 100'));
    s.metal(circle(414, 216, 146));
    s.finish(band(414, 216, 112, 134, 0, 359.9));
    s.dark(circle(414, 216, 110));
    s.steel(gear(372, 250, 46, 12));
    s.metal(gear(450, 262, 34, 10));
    s.finish(gear(396, 166, 38, 11));
    s.fill(circle(414, 216, 110), '#05040a', 0.2);
    s.line(rays(414, 216, 90, 106, 0, 12, 30), 5, '#fff', 0.9);
    s.line(rays(414, 216, 100, 106, 6, 60, 6), 1.4, '#fff', 0.5);
    s.glow('M414 216L414 136M414 216L472 246', 4);
    s.steel(circle(414, 216, 11));
    s.fill('M340 148Q372 112 424 110Q372 140 344 200Q326 188 340 148Z', '#fff', 0.14);
    s.shine(arc(414, 216, 140, 185, 290), 3.4, 0.8);
    s.shine(arc(414, 216, 116, 20, 80), 2, 0.45);
    s.shine('M74 196Q84 124 150 92', 2.6, 0.7);
    s.screws([292, 198, 0.9], [292, 238, 0.9]);
  },
};
