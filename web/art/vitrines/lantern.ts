import { GLASS_LINE, glint, plinth, pool, type Vitrine } from './vitrine.ts';

/** A market lantern: upswept roof with a hanging ring, ribbed glass body, tassels at the eaves. */
export const lantern: Vitrine = {
  id: 'lantern',
  stage: { x: 60, y: 70, width: 200, height: 125 },
  behind: (light) =>
    '<path d="M58 62h204l-10 138H68z" fill="url(#vg)"/>' +
    `<path d="M68 200l22-15h140l22 15z" fill="${light}" opacity=".22"/>` +
    `<path d="M92 62l-2 123M228 62l2 123M90 185h140" ${GLASS_LINE} stroke-opacity=".12"/>${pool(160, 191, 84, 9)}`,
  before: (light) =>
    '<path d="M58 62h72L94 200H68z" fill="url(#vh)"/>' +
    '<path d="M58 62l10 138M262 62l-10 138" stroke="url(#ve)" stroke-width="1.6" fill="none"/>' +
    `<path d="M62 92l24 6M258 92l-24 6M65 148l22-5M255 148l-22-5" ${GLASS_LINE} stroke-opacity=".3"/>` +
    '<path d="M160 4a9 9 0 1 1-.1 0z" fill="none" stroke="#8a82a8" stroke-width="3.4"/>' +
    '<path d="M134 26q26-12 52 0l14 14q34 10 84 6l-16 16H52L36 46q50 4 84-6z" fill="url(#vb)" stroke="#5a5278" stroke-opacity=".8"/>' +
    `<path d="M52 62h216" stroke="${light}" stroke-width="2.4"/><path d="M52 62h216" stroke="url(#vr)" stroke-width="2" opacity=".8"/>` +
    glint('M36 46q50 4 84-6l14-14M284 46q-50 4-84-6l-14-14', 0.6, 1.8) +
    `<path d="M45 58v16M275 58v16" stroke="#8a82a8" stroke-width="1.6"/><path d="M41 74h8l2 22H39zM271 74h8l2 22h-12z" fill="${light}" opacity=".8"/>` +
    plinth('M56 201h208l10 10v16l-12 8H58l-12-8v-16z', light, 56, 200, 208) +
    '<path d="M82 235h28l-4 17H76zM210 235h28l6 17h-30z" fill="#0f0c18" stroke="#4a4266" stroke-opacity=".6"/>',
};
