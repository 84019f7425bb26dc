import type { CaseEntry } from './case-query.ts';
import type { PlayedRound } from './play/open-case.ts';

/** One drawn item as the page shows it, of a paid play or of a demo. */
export interface Winner {
  readonly key: string;
  readonly entry: CaseEntry;
  /** What selling pays now, minor units. */
  readonly worth: number;
  /** Null for a demo: nothing was won, and nothing stands in the log. */
  readonly round: {
    readonly id: string;
    readonly roundNo: number;
    readonly itemId: string;
    readonly held: boolean;
  } | null;
}

export const winnerOf = ({ id, roundNo, entry, item }: PlayedRound): Winner => ({
  key: id,
  entry,
  worth: item.sellPrice,
  round: { id, roundNo, itemId: item.id, held: item.state === 'HELD' },
});
