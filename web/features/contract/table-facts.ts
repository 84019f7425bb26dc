import { ticketsOf } from '../case/sort-entries.ts';

interface TableEntry {
  readonly firstTicket: number;
  readonly lastTicket: number;
  /** Minor units. */
  readonly value: number;
}

interface Table {
  /** The value of all items together, minor units. */
  readonly stake: number;
  /** Sum of all tickets, below 2^53. */
  readonly tickets: number;
  /** By rising value. */
  readonly entries: readonly TableEntry[];
}

export interface TableFacts {
  /** Minor units. */
  readonly best: number;
  readonly worst: number;
  /** Percent of the stake that comes back on average, to two decimals. */
  readonly returns: number;
}

/** The facts of a table that a player needs before signing; null for a table without entries, tickets or stake. */
export const factsOf = ({ stake, tickets, entries }: Table): TableFacts | null => {
  const worst = entries[0];
  const best = entries.at(-1);
  if (worst === undefined || best === undefined || stake === 0 || tickets === 0) return null;
  // Tickets times values go far beyond 2^53.
  const paid = entries.reduce((sum, entry) => sum + BigInt(ticketsOf(entry)) * BigInt(entry.value), 0n);
  const whole = BigInt(tickets) * BigInt(stake);
  return { best: best.value, worst: worst.value, returns: Number((paid * 20_000n + whole) / (2n * whole)) / 100 };
};
