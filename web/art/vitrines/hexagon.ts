import { GLASS_LINE, glint, pool, type Vitrine } from './vitrine.ts';

/** A six-sided case seen corner-on. */
export const hexagon: Vitrine = {
  id: 'hexagon',
  stage: { x: 50, y: 54, width: 220, height: 138 },
  behind: (light) =>
    '<path d="M44 52l68-26h96l68 26v132l-68 16h-96l-68-16z" fill="url(#vg)"/>' +
    `<path d="M44 184l68-14h96l68 14-68 16h-96z" fill="${light}" opacity=".2"/>` +
    `<path d="M112 34v136M208 34v136" ${GLASS_LINE} stroke-opacity=".1"/>${pool(160, 186, 90, 9)}`,
  before: (light) =>
    '<path d="M44 52l68-16v164l-68-16z" fill="url(#vh)"/>' +
    `<path d="M44 52l68 16h96l68-16M112 68v132M208 68v132M44 52l68-26h96l68 26" ${GLASS_LINE} stroke-opacity=".32"/>` +
    '<path d="M44 52v132l68 16h96l68-16V52" fill="none" stroke="url(#ve)" stroke-width="1.4"/>' +
    glint('M44 52l20-7.6M276 52l-20-7.6M44 52v16M276 52v16') +
    '<path d="M36 186l74 17h100l74-17 6 8v34l-76 22H106l-76-22v-34z" fill="url(#vb)" stroke="#4a4266" stroke-opacity=".6"/>' +
    `<path d="M36 186l74 17h100l74-17" fill="none" stroke="${light}" stroke-width="2.6"/>` +
    '<path d="M110 203h100" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>',
};
