import { drawStrip, type StripEntry, visibleAround, WINNER_AT, withWinner } from '../../case/reel/strip.ts';

/** The content of a reel's card: the picture and the rarity of a skin. */
export interface ReelCard {
  readonly image: string;
  readonly imageSmall: string;
  readonly grade: number;
}

export interface TableEntry extends StripEntry {
  readonly index: number;
  /** Minor units. */
  readonly value: number;
  readonly skin: ReelCard;
}

/** The data of one round that a seat's strip needs. */
export interface ReelRound {
  /** The published odds of the round's case, in the order of the tickets. */
  readonly table: readonly TableEntry[];
  /** Index of the entry that the seat drew; null before the draw. */
  readonly drawn: number | null;
}

export interface ReelStrip {
  readonly cards: readonly ReelCard[];
  /** Where the line crosses the winner, as a share of the card's height from its middle. */
  readonly jitter: number;
}

const placeOf = ({ table, drawn }: ReelRound): number | null => {
  const place = table.findIndex(({ index }) => index === drawn);
  return place < 0 ? null : place;
};

/** Round and seat in the seed: all who look at a battle see the same strips, before and after a reload. */
const seedOf = (battleId: string, round: number, seat: number): string => `${battleId}/${round}/${seat}`;

/**
 * A seat's strip in a round, drawn from the published odds alone: nothing rare is planted. Its first cards are those
 * that the round before has left in the window, so that the picture doesn't jump.
 */
export const reelStrip = (
  battleId: string,
  seat: number,
  round: number,
  at: (round: number) => ReelRound | null,
): ReelStrip => {
  const drawnFor = (of: number) => {
    const known = at(of);
    if (known === null) return null;
    const fresh = drawStrip(known.table, seedOf(battleId, of, seat));
    const place = placeOf(known);
    return { ...known, strip: place === null ? fresh : withWinner(fresh, place) };
  };
  const shown = drawnFor(round);
  if (shown === null) return { cards: [], jitter: 0 };
  const before = drawnFor(round - 1);
  const left = before === null ? [] : visibleAround(before.strip, WINNER_AT);
  const cards = shown.strip.cards.flatMap((card, place) => {
    const kept = left[place];
    const entry = kept === undefined ? shown.table[card] : before?.table[kept];
    return entry === undefined ? [] : [entry.skin];
  });
  return { cards, jitter: shown.strip.jitter };
};
