import { GLASS_LINE, glint, plinth, pool, type Vitrine } from './vitrine.ts';

/** A straight glass box on a long plinth. */
const box: Vitrine = {
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

/** A bell jar on a round base. */
const dome: Vitrine = {
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

/** A cut-cornered shadow frame on a stand. */
const frame: Vitrine = {
  id: 'frame',
  stage: { x: 52, y: 40, width: 216, height: 135 },
  behind: (light) =>
    '<path d="M70 18h180l36 34v112l-36 34H70l-36-34V52z" fill="#161225" stroke="#554d74" stroke-opacity=".8"/>' +
    `<path d="M78 32h164l30 28v96l-30 28H78l-30-28V60z" fill="url(#vg)" stroke="${light}" stroke-opacity=".35"/>`,
  before: (light) =>
    '<path d="M78 32h62L92 184H78l-30-28V60z" fill="url(#vh)"/>' +
    glint('M70 18h40M250 18h-40M34 52v22M286 52v22M70 18L34 52M250 18l36 34', 0.75) +
    '<path d="M112 198h96l10 26H102z" fill="#0f0c18" stroke="#4a4266" stroke-opacity=".6"/>' +
    '<path d="M52 224h216l14 10v14l-6 4H44l-6-4v-14z" fill="url(#vb)" stroke="#4a4266" stroke-opacity=".6"/>' +
    `<rect x="80" y="197" width="160" height="2.4" fill="${light}"/><rect x="80" y="197" width="160" height="2.4" fill="url(#vr)"/>`,
};

/** A six-sided case seen corner-on. */
const hexagon: Vitrine = {
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

/** A market lantern: upswept roof with a hanging ring, ribbed glass body, tassels at the eaves. */
const lantern: Vitrine = {
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

/** A glass sphere held by three claws on a turned foot. */
const orb: Vitrine = {
  id: 'orb',
  stage: { x: 70, y: 56, width: 180, height: 113 },
  behind: (light) =>
    '<circle cx="160" cy="112" r="102" fill="url(#vg)"/>' +
    `<path d="M82 178a102 102 0 0 0 156 0q-78 20-156 0z" fill="${light}" opacity=".25"/>${pool(160, 178, 74, 10)}` +
    '<path d="M70 160q90 26 180 0" fill="none" stroke="#EDE9FF" stroke-opacity=".12"/>',
  before: (light) =>
    '<circle cx="160" cy="112" r="102" fill="none" stroke="url(#ve)" stroke-width="1.5"/>' +
    '<path d="M76 96q10-54 66-70-44 26-50 92-20 2-16-22z" fill="#fff" opacity=".14"/>' +
    '<path d="M236 146q14-28 10-56" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>' +
    '<path d="M190 22q18 6 32 20" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.6"/>' +
    '<path d="M54 150l14-6q12 32 36 54l-10 16q-30-24-40-64zM266 150l-14-6q-12 32-36 54l10 16q30-24 40-64z" fill="url(#vb)" stroke="#5a5278" stroke-opacity=".8"/>' +
    '<path d="M92 208q68 22 136 0l6 8-18 14H104l-18-14z" fill="url(#vb)" stroke="#4a4266" stroke-opacity=".6"/>' +
    `<path d="M92 208q68 22 136 0" fill="none" stroke="${light}" stroke-width="2.6"/><path d="M92 208q68 22 136 0" fill="none" stroke="url(#vr)" stroke-width="2" opacity=".8"/>` +
    '<path d="M104 230h112l24 14v6l-6 4H86l-6-4v-6z" fill="url(#vb)" stroke="#4a4266" stroke-opacity=".6"/>' +
    `<path d="M104 230h112" stroke="${light}" stroke-opacity=".7" stroke-width="1.6"/>`,
};

/** A flight case with its lid up. */
const trunk: Vitrine = {
  id: 'trunk',
  stage: { x: 40, y: 48, width: 240, height: 150 },
  behind: (light) =>
    '<path d="M66 22h188l18 12-8 116H56L48 34z" fill="#1d1930" stroke="#5a5278" stroke-opacity=".7"/>' +
    `<path d="M74 34h172l12 8-6 96H68L62 42z" fill="url(#vg)" stroke="${light}" stroke-opacity=".5"/>` +
    `<path d="M90 44h20M210 44h20" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>${pool(160, 168, 110, 20)}`,
  before: (light) =>
    '<path d="M74 34h70L104 138H68L62 42z" fill="url(#vh)"/>' +
    `<path d="M40 178l18-14h204l18 14z" fill="${light}" opacity=".4"/>` +
    plinth('M34 178h252l8 8v48l-16 16H42l-16-16v-48z', light, 34, 177, 252) +
    '<path d="M84 186h30v18l-6 6H90l-6-6zM206 186h30v18l-6 6h-18l-6-6z" fill="#0f0c18" stroke="#5a5278"/>' +
    '<path d="M138 226q0-8 8-8h28q8 0 8 8" fill="none" stroke="#6a6288" stroke-width="5"/>',
};

export const VITRINE_LIST: readonly Vitrine[] = [box, dome, hexagon, trunk, frame, lantern, orb];
