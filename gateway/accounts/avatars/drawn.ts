import { drawnAvatar } from './paths.ts';

/** Offered at once. */
const ON_A_SHEET = 12;
const SHEETS = 1_000;

const seedOf = (number: number): string => `glass-${String(number).padStart(2, '0')}`;

/** Paths of the pictures on a sheet, which every player may choose. After the last sheet the first one comes again. */
export const drawnAvatars = (sheet: number): readonly string[] => {
  const first = (Math.abs(sheet) % SHEETS) * ON_A_SHEET + 1;
  return Array.from({ length: ON_A_SHEET }, (_, place) => drawnAvatar(seedOf(first + place)));
};

const ownPath = /^\/art\/avatar\/(glass-([0-9]{2,5}))(\.[0-9a-f]{8})?\.svg$/;

/** The seed that one of these is drawn from, by whatever version of the drawing; null for any other path. */
export const seedOfDrawn = (path: string): string | null => {
  const [, seed = '', digits] = ownPath.exec(path) ?? [];
  const number = Number(digits);
  return number >= 1 && number <= SHEETS * ON_A_SHEET && seed === seedOf(number) ? seed : null;
};
