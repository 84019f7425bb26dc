import type { CaseEntry } from './case-query.ts';
import type { PlayedRound } from './play/open-case.ts';
import { type Intensity, intensityOf } from './reveal/intensity.ts';

/** One drawn item as the page shows it, of a paid play or of a demo. */
export interface Winner {
  readonly key: string;
  readonly entry: CaseEntry;
  /** The price that the house pays for it now, minor units. */
  readonly worth: number;
  readonly ticket: number;
  /** Wear, millionths; null without wear. */
  readonly float: number | null;
  readonly intensity: Intensity;
  /** Null for a demo: nothing was won, and nothing stands in the log. */
  readonly round: {
    readonly id: string;
    readonly roundNo: number;
    /** Its position in the log and its moment, RFC 3339; null where no stage says so. */
    readonly logged: { readonly position: string; readonly at: string } | null;
    readonly itemId: string;
    readonly held: boolean;
  } | null;
}

/** Where the round is checked. */
export const verifyPath = (roundId: string): string => `/provably-fair/verify/${encodeURIComponent(roundId)}`;

export const worthOf = (winners: readonly Pick<Winner, 'worth'>[]): number =>
  winners.reduce((sum, { worth }) => sum + worth, 0);

/** Those that can be sold now: held, and not sold here. */
export const sellableOf = (winners: readonly Winner[], sold: ReadonlySet<string>): readonly Winner[] =>
  winners.filter(({ round }) => round?.held === true && !sold.has(round.itemId));

export const winnerOf = ({
  id,
  roundNo,
  position,
  playedAt,
  ticket,
  float,
  price,
  entry,
  item,
}: PlayedRound): Winner => ({
  key: id,
  entry,
  worth: item.sellPrice,
  ticket,
  float,
  intensity: intensityOf(entry.skin.grade, item.sellPrice, price),
  round: { id, roundNo, logged: { position, at: playedAt }, itemId: item.id, held: item.state === 'HELD' },
});
