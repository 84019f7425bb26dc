import { type PaidRange, type Payout, payoutOf } from '../../fairness/payout.ts';
import type { TableDraw } from '../../games/proving.ts';
import { type GameName, ofGames } from '../../kernel/game-name.ts';
import { countEntries, type Fit, sumFits } from './fit.ts';

type Entries = readonly PaidRange[];

/** Counts draws from published tables, which are known by the identity of their entries. */
export const countDraws = () => {
  const payouts = new Map<Entries, Payout>();
  const counts = ofGames(() => new Map<Entries, ReturnType<typeof countEntries>>());
  return {
    payoutOf: (entries: Entries): Payout => {
      const known = payouts.get(entries) ?? payoutOf(entries);
      payouts.set(entries, known);
      return known;
    },
    add: (game: GameName, { entries, entry }: TableDraw): void => {
      const count = counts[game].get(entries) ?? countEntries(entries);
      counts[game].set(entries, count);
      count.add(entry);
    },
    fitOf: (game: GameName, entries: Entries): Fit => counts[game].get(entries)?.fit() ?? sumFits([]),
    fit: (game: GameName): Fit => sumFits([...counts[game].values()].map((count) => count.fit())),
  };
};

export type Draws = ReturnType<typeof countDraws>;
