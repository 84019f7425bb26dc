import { plinth, pool, type Vitrine } from './vitrine.ts';

/** A flight case with its lid up. */
export const trunk: Vitrine = {
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
