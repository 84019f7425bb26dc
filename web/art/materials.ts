import type { Stop } from './svg/paint.ts';

/**
 * The material of a part. The letters are also the class names in the document, so that they cost one byte each:
 * F finish (the pattern), S a plain dark of the palette, M gunmetal, D dark metal, K rubber and leather, C a turned
 * cylinder, L bright steel.
 */
export type Material = 'F' | 'S' | 'M' | 'D' | 'K' | 'C' | 'L';

/** Unpainted materials, lit from above: bright lip, falling body, faint violet bounce at the very bottom. */
export const METALS: Readonly<Record<Exclude<Material, 'F' | 'S'>, readonly Stop[]>> = {
  M: [
    [0, '#b4bdd0'],
    [0.07, '#757e90'],
    [0.3, '#515969'],
    [0.62, '#313743'],
    [0.93, '#191c24'],
    [1, '#343049'],
  ],
  D: [
    [0, '#7b8496'],
    [0.09, '#474e5d'],
    [0.5, '#282d38'],
    [0.92, '#11131a'],
    [1, '#29263b'],
  ],
  K: [
    [0, '#5e6575'],
    [0.1, '#383e4a'],
    [0.55, '#21252e'],
    [0.94, '#0e1016'],
    [1, '#242133'],
  ],
  C: [
    [0, '#252a33'],
    [0.1, '#474e5b'],
    [0.25, '#b9c3d3'],
    [0.36, '#747d8d'],
    [0.6, '#2c313b'],
    [0.88, '#0d0f14'],
    [1, '#302d45'],
  ],
  L: [
    [0, '#f4f8ff'],
    [0.1, '#c3ccda'],
    [0.4, '#8b95a6'],
    [0.75, '#4a5260'],
    [0.95, '#2b303a'],
    [1, '#555a70'],
  ],
};

/** How a painted part turns to the light: `sh` a slab, `sc` a tube with a hard highlight a quarter down. */
export type Volume = 'sh' | 'sc';

export const VOLUMES: Readonly<Record<Volume, readonly Stop[]>> = {
  sh: [
    [0, '#fff', 0.5],
    [0.07, '#fff', 0.26],
    [0.3, '#fff', 0.06],
    [0.42, '#fff', 0],
    [0.43, '#000', 0],
    [0.68, '#000', 0.16],
    [0.93, '#000', 0.52],
    [1, '#000', 0.26],
  ],
  sc: [
    [0, '#000', 0.4],
    [0.09, '#000', 0.05],
    [0.1, '#fff', 0.1],
    [0.24, '#fff', 0.62],
    [0.33, '#fff', 0.2],
    [0.46, '#fff', 0],
    [0.47, '#000', 0],
    [0.62, '#000', 0.25],
    [0.88, '#000', 0.72],
    [1, '#000', 0.42],
  ],
};

/** The gloss streak across every finished part, in the pattern's own space so that it never breaks at a seam. */
export const GLOSS: readonly Stop[] = [
  [0.22, '#fff', 0],
  [0.3, '#fff', 0.22],
  [0.33, '#fff', 0.28],
  [0.345, '#fff', 0.03],
  [0.39, '#fff', 0.02],
  [0.4, '#fff', 0.13],
  [0.43, '#fff', 0],
  [0.7, '#fff', 0],
  [0.76, '#fff', 0.14],
  [0.78, '#fff', 0],
];

/** Directions of the short black-to-clear patches where one part meets another. */
export const SHADES: Readonly<Record<Direction, string>> = {
  R: '',
  L: 'x1="1" x2="0"',
  D: 'x2="0" y2="1"',
  U: 'x2="0" y1="1" y2="0"',
};

export type Direction = 'R' | 'L' | 'D' | 'U';

/** Grip textures laid over a part: `k` knurling, `l` grooves. */
export type Texture = 'k' | 'l';

export const TEXTURES: Readonly<Record<Texture, string>> = {
  k: '<pattern id="@k" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h4.2v4.2H0z" fill="#0006"/><path d="M0 0h4.2M0 0v4.2" stroke="#fff3"/></pattern>',
  l: '<pattern id="@l" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0h7v3.4H0z" fill="#0007"/><path d="M0 4h7" stroke="#fff4"/></pattern>',
};
