import { pool, type Vitrine } from './vitrine.ts';

/** A bell jar on a round base. */
export const dome: Vitrine = {
  id: 'dome',
  stage: { x: 54, y: 58, width: 212, height: 132 },
  behind: (light) =>
    '<path d="M62 192V116a98 98 0 0 1 196 0v76q-98 26-196 0z" fill="url(#vg)"/>' +
    `<ellipse cx="160" cy="192" rx="98" ry="15" fill="${light}" opacity=".2"/>${pool(160, 190, 78, 10)}`,
  before: (light) =>
    '<path d="M62 192V116a98 98 0 0 1 196 0v76" fill="none" stroke="url(#ve)" stroke-width="1.4"/>' +
    '<path d="M76 186V118q2-56 46-78-30 32-30 80v70z" fill="#fff" opacity=".13"/>' +
    '<path d="M244 120q-2-44-30-70" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>' +
    '<path d="M154 18q0-10 6-10t6 10z" fill="#cfc8ea"/>' +
    '<path d="M54 196q106 30 212 0l6 10v34q-112 30-224 0v-34z" fill="url(#vb)" stroke="#4a4266" stroke-opacity=".6"/>' +
    `<path d="M54 196q106 30 212 0" fill="none" stroke="${light}" stroke-width="2.6"/>` +
    '<path d="M54 196q106 30 212 0" fill="none" stroke="url(#vr)" stroke-width="2" opacity=".8"/>',
};
