import type { OddsTable } from './odds.ts';
import { payoutOf } from './payout.ts';

/** The draws from one table. */
export interface Drawn {
  readonly table: Pick<OddsTable, 'entries' | 'tickets'>;
  readonly draws: number;
  /** Minor units that came out of them together. */
  readonly won: number;
}

interface Outcome {
  readonly share: number;
  readonly value: number;
}

const outcomesOf = ({ entries, tickets }: Drawn['table']): readonly Outcome[] =>
  entries.map(({ first, last, value }) => ({ share: (last - first + 1) / tickets, value: Number(value) }));

/** How strongly each bet tilts the odds, in standard deviations of a draw: from a house off by a hair to one off by far. */
const STRENGTHS = [0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32];
const TILTS = STRENGTHS.flatMap((strength) => [-strength, strength]);

/** log Σ e^x, without overflow. */
const logSumExp = (terms: readonly number[]): number => {
  const most = Math.max(...terms);
  return most + Math.log(terms.reduce((sum, term) => sum + Math.exp(term - most), 0));
};

/** log of what one bet on a table is worth after its draws: log Π e^(θ·value) ÷ E[e^(θ·value)]. */
const logWorth = ({ draws, won }: Pick<Drawn, 'draws' | 'won'>, outcomes: readonly Outcome[], theta: number): number =>
  theta * won - draws * logSumExp(outcomes.map(({ share, value }) => Math.log(share) + theta * value));

/**
 * The evidence of draws against their published odds, as the decimal logarithm of an e-value: the amount to which a bet
 * of one coin against these odds has grown. While the odds hold, each bet of the mixture is a martingale that starts at
 * 1, so by Ville's inequality it ever reaches 10^x with a probability of 10^−x at most, however often an auditor looks
 * (Ramdas, Grünwald, Vovk, Shafer: Game-theoretic statistics and safe anytime-valid inference, 2023). Several tables
 * are versions of one case: one bet goes on through all of them. The bet sees the value that comes out, not the item:
 * items of equal value may change places.
 */
export const evidenceAgainst = (drawn: readonly Drawn[]): number => {
  const tables = drawn.map((one) => {
    const outcomes = outcomesOf(one.table).filter(({ share }) => share > 0);
    return { ...one, outcomes, deviation: Math.sqrt(payoutOf(one.table.entries).variance) };
  });
  const bets = TILTS.map((tilt) =>
    tables
      .filter(({ deviation }) => deviation > 0)
      .reduce((sum, { outcomes, deviation, ...one }) => sum + logWorth(one, outcomes, tilt / deviation), 0),
  );
  return (logSumExp(bets) - Math.log(TILTS.length)) / Math.LN10;
};
