import type { Family } from '../family.ts';
import { arc, circle, ellipse, polar, polygon, rays } from '../svg/path.ts';

/** Sun pendant on a chain: pointed rays, a domed plate, one lit drop of a gem. */
export const amulet: Family = {
  id: 'amulet',
  tilt: 0,
  draw(s) {
    for (const side of [-1, 1]) {
      for (let link = 0; link < 6; link += 1) {
        const x = 320 + side * (14 + link * 27);
        const y = 106 - link * 19 + link * link * 0.9;
        s.wire(link % 2 === 0 ? circle(x, y, 13) : ellipse(x, y, 15, 8), 7, '#8a6a2c', '#ffe9b0');
      }
    }
    for (let ray = 0; ray < 16; ray += 1) {
      const degrees = ray * 22.5 - 90;
      const long = ray % 2 === 0;
      const tip = polar(320, 238, long ? 146 : 116, degrees);
      const left = polar(320, 238, 84, degrees - 10);
      const right = polar(320, 238, 84, degrees + 10);
      const corners = [left, tip, right].map(([x, y]) => `${x} ${y}`);
      if (long) s.finish(polygon(2, corners.join(',')));
      else s.steel(polygon(2, corners.join(',')));
    }
    s.seam(rays(320, 238, 92, 138, -90, 8, 45));
    s.wire(circle(320, 96, 16), 9, '#8a6a2c', '#fff0c4');
    s.metal(circle(320, 238, 98));
    s.finish(circle(320, 238, 88));
    s.panel(circle(320, 238, 62));
    s.line(rays(320, 238, 66, 84, 0, 24, 15), 2.4, '#fff', 0.4);
    s.steel('M320 178C344 208 368 228 368 254A48 46 0 0 1 272 254C272 228 296 208 320 178Z');
    s.definitions +=
      '<radialGradient id="@gem" cx=".42" cy=".62" r=".62"><stop stop-color="#fff"/><stop offset=".22" stop-color="#fff" stop-opacity=".7"/><stop offset=".5" stop-color="@R"/><stop offset="1" stop-color="#12060f"/></radialGradient>';
    s.markup(
      '<path d="M320 192C340 216 358 234 358 254A38 37 0 0 1 282 254C282 234 300 216 320 192Z" fill="url(#@gem)"/>',
    );
    s.line('M320 192L306 248 320 290 334 248 320 192M283 250L306 248 334 248 357 250', 1.4, '#fff', 0.5);
    s.fill('M294 252q2-18 18-36-8 22-6 36z', '#fff', 0.75);
    s.screws([320, 158, 0.9], [320, 318, 0.9], [240, 238, 0.9], [400, 238, 0.9]);
    s.shine(arc(320, 238, 93, 195, 285), 3, 0.8);
    s.shine(arc(320, 238, 57, 200, 250), 1.8, 0.5);
  },
};
