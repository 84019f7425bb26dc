import { GLASS_LINE, glint, plinth, pool, type Vitrine } from './vitrine.ts';

/** A straight glass box on a long plinth. */
export const box: Vitrine = {
  id: 'box',
  stage: { x: 48, y: 52, width: 224, height: 140 },
  behind: (light) =>
    '<path d="M40 28h240v168H40z" fill="url(#vg)"/>' +
    `<path d="M68 46h184v132H68z" ${GLASS_LINE} stroke-opacity=".12"/>` +
    `<path d="M40 196l28-18h184l28 18z" fill="${light}" opacity=".16"/>` +
    `<path d="M40 28l28 18M280 28l-28 18M40 196l28-18M280 196l-28-18" ${GLASS_LINE} stroke-opacity=".14"/>` +
    pool(160, 187, 96, 9),
  before: (light) =>
    '<path d="M40 28h88L76 196H40z" fill="url(#vh)"/><path d="M150 28h20l-52 168H98z" fill="#fff" opacity=".035"/>' +
    '<path d="M40 28h240v168H40z" fill="none" stroke="url(#ve)" stroke-width="1.4"/>' +
    glint('M40 28h26M254 28h26M40 28v18M280 28v18', 0.85, 2.6) +
    plinth('M28 197h264l6 8v38l-8 8H30l-8-8v-38z', light, 28, 196, 264) +
    `<rect x="136" y="217" width="48" height="9" rx="1" fill="${light}" opacity=".16"/>` +
    `<path d="M142 221.5h36" stroke="${light}" stroke-opacity=".6"/>`,
};
