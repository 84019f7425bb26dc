import { pool, type Vitrine } from './vitrine.ts';

/** A glass sphere held by three claws on a turned foot. */
export const orb: Vitrine = {
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
