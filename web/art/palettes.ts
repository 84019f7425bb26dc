/** Six tones of one colour world, from shadow to spark. Deep bases sink into the site's night: keep `mid` lively. */
export interface Palette {
  readonly id: string;
  readonly deep: string;
  readonly mid: string;
  readonly bright: string;
  readonly light: string;
  readonly accent: string;
  /** Top tone of plain panels beside the finish; they fall to `deep`. */
  readonly panel: string;
}

const row = (
  id: string,
  deep: string,
  mid: string,
  bright: string,
  light: string,
  accent: string,
  panel: string,
): Palette => ({ id, deep, mid, bright, light, accent, panel });

export const PALETTE_LIST: readonly Palette[] = [
  row('ember', '#260b14', '#a3193a', '#ff4f2e', '#ffb843', '#fff0c9', '#6b1833'),
  row('aurora', '#07222e', '#0d6f78', '#1fe0ab', '#a4ffdf', '#c3a0ff', '#0f525c'),
  row('ultraviolet', '#1b0d40', '#5a29cc', '#ab55ff', '#ff8ce8', '#ffe6fb', '#44249a'),
  row('glacier', '#0c1d45', '#2263c4', '#48b2ff', '#c3f0ff', '#ffffff', '#204b94'),
  row('gilt', '#2a1908', '#8a5412', '#e6a331', '#ffe08a', '#fffae6', '#63410f'),
  row('bone', '#24222a', '#7b7478', '#dad1c1', '#faf5e8', '#ff5a36', '#57525a'),
  row('toxin', '#10230c', '#478416', '#b2ee32', '#f0ffa0', '#ff3fa4', '#355c15'),
  row('rose', '#340d29', '#ab256d', '#ff6597', '#ffcad7', '#ffe9b0', '#7a1a4f'),
  row('abyss', '#061a2b', '#0d4a72', '#009cc0', '#45e7ff', '#ff8f5e', '#0f4062'),
  row('noctis', '#14151f', '#3b4159', '#7f89ad', '#d5dcf2', '#946eff', '#343950'),
  row('celadon', '#0c2621', '#2a7a62', '#7fd6b0', '#d9fbe6', '#ffcf6b', '#1f5a4a'),
  row('lacquer', '#1d0709', '#7c0f1c', '#d4232e', '#f7b24a', '#ffe9b8', '#4d0c16'),
];
