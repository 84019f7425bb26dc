import { glint, type Vitrine } from './vitrine.ts';

/** A cut-cornered shadow frame on a stand. */
export const frame: Vitrine = {
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
