import { PALETTE_LIST, type Palette } from './palettes.ts';
import { type Random, randomFrom } from './random.ts';

/** Colours of one creature: its coat, and the accents of the other palette that its ground has. */
interface Coat {
  readonly coat: Palette;
  readonly ground: Palette;
}

/** A part on a field of 80 × 80. Symmetric parts are drawn as their left half, x ≤ 40, and mirrored. */
type Part = (colours: Coat) => string;

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const disc = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="square"/>`;
const mirrored = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 80 0)">${half}</g>`;

const GROUNDS: readonly Part[] = [
  ({ ground }) => fill('M0 80L80 26V80z', ground.mid),
  ({ ground }) => disc(40, 40, 31, ground.mid),
  ({ ground }) => fill('M40 44L0 8V0H14zM40 44L28 0H52zM40 44L66 0H80V8zM40 44L0 34V56zM40 44L80 34V56z', ground.mid),
  ({ ground }) => fill('M0 50L20 30L38 52L58 26L80 48V80H0z', ground.mid),
  ({ ground }) => fill('M8 0H20V80H8zM34 0H46V80H34zM60 0H72V80H60z', ground.mid),
  ({ ground }) => disc(60, 20, 13, ground.light) + fill('M0 62Q40 46 80 62V80H0z', ground.mid),
];

const HEADS: readonly string[] = [
  'M40 26L24 28L14 42L26 55L36 69L40 71z',
  'M40 25C26 25 15 34 15 47C15 59 26 67 40 67z',
  'M40 25H29Q17 27 17 40V51Q18 67 34 68H40z',
  'M40 31L21 22Q13 38 17 53Q24 67 40 69z',
  'M40 22L19 32V55L40 70z',
  'M40 23L26 26L20 39L27 57L30 69L40 72z',
  'M40 31Q30 23 21 30Q10 40 12 50Q18 65 40 66z',
  'M40 21Q23 24 19 41Q20 59 40 71z',
];

const EARS: readonly Part[] = [
  ({ coat }) => fill('M17 42L14 11L36 28z', coat.mid) + fill('M20 32L18 18L29 27z', coat.accent),
  ({ coat }) => disc(21, 26, 10, coat.mid) + disc(21, 26, 5.5, coat.accent),
  ({ coat }) => fill('M23 34Q14 14 21 3Q33 10 34 29z', coat.mid) + fill('M26 28Q20 15 23 9Q29 15 30 27z', coat.accent),
  ({ coat, ground }) =>
    fill('M23 34Q8 29 9 10Q17 23 33 26z', ground.light) + fill('M9 10Q10 18 13 22L17 19z', coat.accent),
  ({ ground }) => line('M31 28L23 13M27 20L16 18M23 13L18 6M23 13L30 5', ground.light, 3.4),
  ({ coat }) => fill('M20 50L3 37L13 38L6 23L25 32z', coat.mid) + fill('M20 46L9 37L17 37z', coat.accent),
  ({ coat }) => fill('M40 28L27 28L29 9L35 17L40 4z', coat.light) + fill('M40 28L34 28L36 19L40 12z', coat.accent),
  ({ coat }) =>
    fill('M26 27Q9 27 8 47Q9 60 17 60Q22 45 28 36z', coat.mid) + fill('M20 33Q13 37 13 48Q17 46 20 40z', coat.accent),
  ({ coat, ground }) => fill('M40 28H34L40 3z', ground.light) + fill('M18 40L20 20L33 28z', coat.mid),
];

const MARKINGS: readonly Part[] = [
  () => '',
  ({ coat }) => fill('M40 25L34 34L40 50z', coat.light),
  ({ coat }) => disc(30, 45, 9, coat.deep),
  ({ coat }) => line('M40 28V35M33 29L35 35', coat.deep, 2.6),
  ({ coat }) => disc(25, 54, 1.4, coat.light) + disc(28.5, 57, 1.4, coat.light) + disc(29, 52.5, 1.4, coat.light),
  ({ ground }) => fill('M40 28L36 33L40 39z', ground.light),
  ({ coat }) => fill('M40 50L27 53L31 62L40 67z', coat.light),
];

const EYES: readonly Part[] = [
  ({ coat }) => fill('M22 46Q29 37 37 48Q28 52 22 46z', coat.accent) + disc(30.5, 45.5, 2.8, '#0d0b14'),
  ({ coat }) => disc(30, 45, 5.6, coat.accent) + disc(31, 45.5, 3, '#0d0b14') + disc(29.6, 43.8, 1.1, '#fff'),
  ({ coat }) => disc(30, 45, 5.6, coat.accent) + fill('M30 39.4Q32.6 45 30 50.6Q27.4 45 30 39.4z', '#0d0b14'),
  ({ coat }) => fill('M24 44H36Q36 51 30 51Q24 51 24 44z', coat.accent) + fill('M28 44H33V47.5H28z', '#0d0b14'),
  ({ coat }) => line('M25 45Q30 50 35 45', coat.accent, 2.8),
  ({ ground }) => fill('M30 38L33 45L30 52L27 45z', ground.light),
  ({ ground }) => fill('M40 41H19L23 50H40z', '#0d0b14') + fill('M37 43.5H24L25.5 46H37z', ground.bright),
  ({ coat }) => fill('M23 41L37 47L35 51Q27 52 23 41z', coat.accent) + disc(31, 47.6, 2.2, '#0d0b14'),
];

const MUZZLES: readonly Part[] = [
  () => fill('M34 56H40V63z', '#0d0b14'),
  ({ ground }) => fill('M40 49L32 56L40 67z', ground.light),
  ({ coat }) => fill('M40 53Q29 53 29 59Q30 65 40 65z', coat.panel) + disc(36, 58.5, 1.8, coat.accent),
  () => fill('M36 54H40V58z', '#0d0b14') + line('M40 58V61Q36 65 33 61', '#0d0b14', 2),
  ({ coat }) => line('M32 58H40', '#0d0b14', 2.4) + fill('M33 58H37L35 64z', coat.accent),
  ({ coat }) => fill('M35 56H40V61z', '#0d0b14') + line('M31 58L19 55M31 61L20 63', coat.accent, 1.5),
  ({ coat }) => fill('M40 56L29 57L33 64L40 67z', coat.deep),
  ({ ground }) => line('M33 58Q37 63 40 63', '#0d0b14', 2.4) + disc(27, 55, 2.6, ground.bright),
];

/** Parts over both halves; they aren't mirrored. */
const ADORNMENTS: readonly Part[] = [
  () => '',
  ({ ground }) => disc(15, 58, 3, ground.light) + disc(15, 58, 1.2, ground.deep),
  ({ ground }) => fill('M64 8L66 14L72 16L66 18L64 24L62 18L56 16L62 14z', ground.light),
  ({ ground }) => fill('M20 70L40 76L60 70L62 76L40 80H36L18 76z', ground.bright),
  ({ ground }) => fill('M40 70L45 75L40 80L35 75z', ground.light),
  ({ ground }) => line('M52 36L60 44M56 35L62 41', ground.light, 1.8),
];

const NIGHT = '#15121f';

/** The one picture of all players who aren't shown: shoulders and a head without a face. */
const NOBODY = fill('M40 46Q16 48 12 80H68Q64 48 40 46z', '#4a4462') + disc(40, 32, 15, '#6e6690');

const pick = <One>(list: readonly One[], random: Random): One => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('A list of parts is empty');
  return one;
};

const creature = (random: Random): string => {
  const coat = pick(PALETTE_LIST, random);
  const ground = pick(
    PALETTE_LIST.filter(({ id }) => id !== coat.id),
    random,
  );
  const colours: Coat = { coat, ground };
  const head = pick(HEADS, random);
  const behind = pick(GROUNDS, random)(colours);
  const ears = pick(EARS, random)(colours);
  const marking = pick(MARKINGS, random)(colours);
  const eyes = pick(EYES, random)(colours);
  const muzzle = pick(MUZZLES, random)(colours);
  const adornment = pick(ADORNMENTS, random)(colours);
  const body = fill('M40.2 58L24 65L8 80H40.2z', coat.panel);
  return (
    fill('M0 0H80V80H0z', ground.deep) +
    behind +
    mirrored(body + ears + fill(head, coat.bright)) +
    // The fold: one half lies in the lamp's shadow.
    `<path d="${head}" fill="${coat.deep}" opacity=".22" transform="matrix(-1 0 0 1 80 0)"/>` +
    mirrored(marking + eyes + muzzle) +
    adornment
  );
};

/** The seed of the picture without a face. */
export const NOBODY_SEED = 'nobody';

/**
 * A player's picture until they bring their own: a creature of folded paper, viewBox 0 0 80 80, the same for the same seed. It
 * brings its own ground, so it looks alike in every theme, and names no id, so that many may stand in one document.
 */
export const drawAvatar = (seed: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${
    seed === NOBODY_SEED ? fill('M0 0H80V80H0z', NIGHT) + NOBODY : creature(randomFrom(`avatar:${seed}`))
  }</svg>`;
