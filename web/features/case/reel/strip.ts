import seedrandom from 'seedrandom';

/** Cards on a reel, and the place of the one it stops on. */
export const STRIP_LENGTH = 50;
export const WINNER_AT = 42;
/** The card under the pointer before the reel turns. */
export const START_AT = 3;
/** Cards that can be seen after the one under the pointer. */
const SEEN = 4;
/** The pointer stops inside this share of the card's width, so that it never seems to stop between two. */
export const JITTER_SHARE = 0.7;

/** The part of an entry that the strip needs. */
export interface StripEntry {
  readonly firstTicket: number;
  readonly lastTicket: number;
}

export interface Strip {
  /** An index into the entries for every card. */
  readonly cards: readonly number[];
  /** Where the travel ends on the winner, as a share of the card's width from its middle, within ±0.35. */
  readonly jitter: number;
}

/** One index, with the entry's own published chance. */
const drawIndex = (entries: readonly StripEntry[], random: () => number): number => {
  const last = entries.at(-1);
  if (last === undefined) return 0;
  const ticket = Math.floor(random() * (last.lastTicket + 1));
  return entries.findIndex(({ firstTicket, lastTicket }) => ticket >= firstTicket && ticket <= lastTicket);
};

/**
 * Fills a strip by the published odds alone. Nothing rare is planted beside the winner: a near miss that was arranged
 * would be a lie. The same seed gives the same strip, so that a reload lands on the same picture.
 */
export const drawStrip = (entries: readonly StripEntry[], seed: string): Strip => {
  const random = seedrandom(seed);
  const cards = Array.from({ length: STRIP_LENGTH }, () => drawIndex(entries, random));
  return { cards, jitter: (random() - 0.5) * JITTER_SHARE };
};

/** Puts the decided winner into its place. */
export const withWinner = (strip: Strip, winner: number): Strip => ({
  ...strip,
  cards: strip.cards.map((card, place) => (place === WINNER_AT ? winner : card)),
});

/** The cards around a place of a strip: those in view when the pointer stands there. */
export const visibleAround = (strip: Strip, place: number): readonly (number | undefined)[] =>
  Array.from({ length: START_AT + SEEN + 1 }, (_, seen) => strip.cards[place - START_AT + seen]);

/** The next strip begins with the cards of the last one that are still in view, so that no card jumps at its start. */
export const beginWith = (strip: Strip, visible: readonly (number | undefined)[]): Strip => ({
  ...strip,
  cards: strip.cards.map((card, place) => visible[place] ?? card),
});
