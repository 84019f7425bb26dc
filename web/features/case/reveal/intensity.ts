/** The extent of a win's reveal: 1 stays in the reel unchanged, 5 takes the whole room. */
export type Intensity = 1 | 2 | 3 | 4 | 5;

/** The lowest intensity with a stage of its own, above the page. */
export const STAGED: Intensity = 3;

/** By grade, 0 (top) to 6. */
const BY_GRADE: readonly Intensity[] = [5, 4, 3, 2, 2, 1, 1];
/** The least value of a win, as a multiple of the price, for each intensity; the highest first. */
const BY_MULTIPLE: readonly (readonly [multiple: number, intensity: Intensity])[] = [
  [100, 5],
  [20, 4],
  [5, 3],
  [2, 2],
];
/** The highest intensity of a win that is worth less than the price: the player has lost. */
const MOST_BELOW_PRICE: Intensity = 3;

/**
 * The higher of the intensities by its rarity and by its value as a multiple of the price; limited for a value below the price.
 * @param grade 0 (top) to 6
 * @param value minor units
 * @param price of one opening, minor units, also where this one was free
 */
export const intensityOf = (grade: number, value: number, price: number): Intensity => {
  const rare = BY_GRADE[grade] ?? 1;
  const worth = BY_MULTIPLE.find(([multiple]) => value >= multiple * price)?.[1] ?? 1;
  const most: Intensity = value < price ? MOST_BELOW_PRICE : 5;
  const higher = rare > worth ? rare : worth;
  return higher > most ? most : higher;
};

/** The place of the item that gets the stage: most is made of it, and among equals it is worth the most. -1 for none. */
export const bestOf = (wins: readonly { readonly intensity: Intensity; readonly worth: number }[]): number =>
  wins.reduce((best, win, place) => {
    const before = wins[best];
    if (before === undefined) return place;
    const more = win.intensity - before.intensity || win.worth - before.worth;
    return more > 0 ? place : best;
  }, -1);

/** A step of the reveal: milliseconds after the reel stands, and how long it takes. */
interface Step {
  readonly at: number;
  readonly ms: number;
}

/** When each part of a reveal comes. Null where the intensity lacks that part. */
export interface RevealTiming {
  readonly light: Step;
  readonly item: Step;
  /** The room gives way to the stage. */
  readonly room: Step | null;
  readonly glass: Step | null;
  readonly words: number;
  readonly value: number;
  /** The odds: their figure alone, or with their field of tiles. */
  readonly odds: Step | null;
  /** The one tile lights up. */
  readonly hit: Step | null;
  /** Serial, wear and ticket. */
  readonly plate: Step | null;
  readonly actions: number;
}

const NOTHING = { room: null, glass: null, odds: null, hit: null, plate: null };
/** The bar whitens before the light climbs from it. */
const BAR_MS = 120;
const room = { at: 0, ms: 300 };

const TIMINGS: Readonly<Record<Intensity, RevealTiming>> = {
  1: { ...NOTHING, light: { at: 0, ms: 240 }, item: { at: 0, ms: 0 }, words: 160, value: 160, actions: 160 },
  2: { ...NOTHING, light: { at: 0, ms: 400 }, item: { at: 0, ms: 400 }, words: 300, value: 300, actions: 400 },
  3: {
    room,
    light: { at: BAR_MS, ms: 500 },
    item: { at: BAR_MS, ms: 500 },
    glass: null,
    words: 450,
    value: 450,
    odds: { at: 700, ms: 240 },
    hit: null,
    plate: { at: 700, ms: 240 },
    actions: 700,
  },
  4: {
    room,
    light: { at: BAR_MS, ms: 700 },
    item: { at: BAR_MS, ms: 700 },
    glass: { at: 200, ms: 700 },
    words: 700,
    value: 820,
    odds: { at: 750, ms: 600 },
    hit: { at: 1350, ms: 400 },
    plate: { at: 1100, ms: 300 },
    actions: 1500,
  },
  5: {
    room,
    // Dark first.
    light: { at: 250 + BAR_MS, ms: 900 },
    item: { at: 250 + BAR_MS, ms: 900 },
    glass: { at: 450, ms: 900 },
    words: 900,
    value: 1020,
    odds: { at: 1000, ms: 900 },
    hit: { at: 1900, ms: 400 },
    plate: { at: 2000, ms: 500 },
    actions: 2400,
  },
};

export const revealTimingOf = (intensity: Intensity): RevealTiming => TIMINGS[intensity];

/** How long words take to be there. */
const WORDS_MS = 200;

/** A step as the stylesheet reads it: `--at` and `--ms`. Words have a moment alone; a part without a step is there at once. */
export const stepStyle = (step: Step | number | null) => {
  const { at, ms } = typeof step === 'number' ? { at: step, ms: WORDS_MS } : (step ?? { at: 0, ms: 0 });
  return { '--at': `${at}ms`, '--ms': `${ms}ms` };
};

/** The average number of openings for one win of this item: `425` of 1 / 425. */
export const oneIn = (tickets: number, all: number): number => Math.max(1, Math.round(all / tickets));

/** More tiles than this aren't told apart: the figure stands alone. */
const MOST_TILES = 4_000;

/** The odds as tiles, one of them lit, row by row; null where they are too many to be seen. */
export interface OddsTiles {
  readonly columns: number;
  readonly tiles: number;
  /** Place of the lit one, from 0. */
  readonly lit: number;
}

/** @param ticket the one that was drawn, which says where among all tickets the tile lies; of `all` */
export const tilesOf = (tiles: number, ticket: number, all: number): OddsTiles | null =>
  tiles > MOST_TILES || tiles < 2
    ? null
    : {
        columns: Math.ceil(Math.sqrt(tiles * 1.5)),
        tiles,
        lit: Math.min(tiles - 1, Math.floor((ticket / all) * tiles)),
      };
