import { TICKETS } from '../fairness/tickets.ts';
import { sumOf } from '../kernel/money.ts';
import { divisorOf, type Shared, settle, shareTickets } from './solve-tickets.ts';

/** A row of a case that is being drafted. */
export interface DraftRow {
  /** Minor units, positive. */
  readonly value: bigint;
  /** Of a locked row its tickets; of a free one how common it is beside the other free ones. Positive, whole. */
  readonly tickets: number;
  readonly locked: boolean;
}

export type SolvedDraft =
  | {
      readonly ok: true;
      /** Of each row in its order: Σ tickets and Σ tickets × value are exactly those that were asked for. */
      readonly tickets: readonly number[];
      /** Whether no free row became rarer than one that was rarer in the draft. */
      readonly keepsOrder: boolean;
    }
  | {
      readonly ok: false;
      /** False where the search ended before it was sure. */
      readonly isCertain: boolean;
      /** Places of the locked rows without whose lock there is a solution, each by itself. */
      readonly forbidding: readonly number[];
    };

/** Payouts above the least one, in units of their common divisor, up to which the search is complete. */
const SEARCHED = 100_000;

/** The fewest steps of these sizes that add up to an amount, by the number of each size; null where none do. */
const fewestSteps = (sizes: readonly number[], amount: number): readonly number[] | null => {
  const unreached = amount + 1;
  const counts = new Uint32Array(amount + 1).fill(unreached);
  const last = new Int32Array(amount + 1).fill(-1);
  counts[0] = 0;
  for (let sum = 1; sum <= amount; sum += 1)
    for (const [place, size] of sizes.entries()) {
      const before = size > 0 && size <= sum ? (counts[sum - size] ?? unreached) : unreached;
      if (before + 1 >= (counts[sum] ?? unreached)) continue;
      counts[sum] = before + 1;
      last[sum] = place;
    }
  if ((counts[amount] ?? unreached) >= unreached && amount > 0) return null;
  const steps = sizes.map(() => 0);
  for (let sum = amount; sum > 0; ) {
    const place = last[sum] ?? -1;
    steps[place] = (steps[place] ?? 0) + 1;
    sum -= sizes[place] ?? sum;
  }
  return steps;
};

type Filled = { readonly kind: 'filled'; readonly tickets: readonly number[] } | { readonly kind: 'none' | 'unsure' };

const NONE: Filled = { kind: 'none' };

/**
 * Every row has a ticket, and all others begin on the cheapest: each that moves to a dearer row adds the difference. So there is
 * a solution where the missing payout is a sum of these differences, of no more than the tickets that can move.
 */
const searched = (values: readonly bigint[], { tickets, payout }: Shared): Filled => {
  const cheapest = values.reduce((least, value) => (value < least ? value : least), values[0] ?? 0n);
  const movable = tickets - BigInt(values.length);
  const missing = payout - sumOf(values) - movable * cheapest;
  if (movable < 0n || missing < 0n) return NONE;
  const differences = values.map((value) => value - cheapest);
  const dearest = differences.reduce((most, one) => (one > most ? one : most), 0n);
  if (missing > movable * dearest) return NONE;
  const common = differences.reduce(divisorOf, 0n);
  if (common === 0n ? missing !== 0n : missing % common !== 0n) return NONE;
  const unit = common === 0n ? 1n : common;
  if (missing / unit > BigInt(SEARCHED)) return { kind: 'unsure' };
  const sizes = differences.map((one) => Number(one / unit));
  const steps = fewestSteps(sizes, Number(missing / unit));
  const moved = steps?.reduce((sum, one) => sum + one, 0) ?? 0;
  if (steps === null || BigInt(moved) > movable) return NONE;
  const rest = Number(movable) - moved;
  const base = values.indexOf(cheapest);
  return { kind: 'filled', tickets: steps.map((count, place) => 1 + count + (place === base ? rest : 0)) };
};

const isExact = (values: readonly bigint[], tickets: readonly number[], wished: Shared): boolean =>
  tickets.every((count) => count >= 1) &&
  sumOf(tickets.map(BigInt)) === wished.tickets &&
  sumOf(tickets.map((count, place) => BigInt(count) * (values[place] ?? 0n))) === wished.payout;

const keepsOrder = (rows: readonly DraftRow[], tickets: readonly number[]): boolean =>
  rows.every((one, place) =>
    rows.every(
      (other, at) =>
        one.locked || other.locked || one.tickets <= other.tickets || (tickets[place] ?? 0) >= (tickets[at] ?? 0),
    ),
  );

/**
 * A first share in which no row is rarer than one with less weight: the weights, mixed with the one of all tables "the same for the
 * commonest k rows" that pays most, or least. Null where no table in the order of the weights makes the payout.
 */
const orderedShare = (rows: readonly DraftRow[], { tickets, payout }: Shared): readonly bigint[] | null => {
  const weights = rows.map((row) => BigInt(row.tickets));
  const weight = sumOf(weights);
  const worth = sumOf(rows.map(({ value }, place) => value * (weights[place] ?? 0n)));
  const isTooLow = tickets * worth < payout * weight;
  const commonest = rows.map((_row, place) => place).sort((a, b) => Number((weights[b] ?? 0n) - (weights[a] ?? 0n)));
  const evens = commonest.map((_place, at) => {
    const some = commonest.slice(0, at + 1);
    return { some: new Set(some), count: BigInt(at + 1), worth: sumOf(some.map((place) => rows[place]?.value ?? 0n)) };
  });
  const [even] = evens.sort((a, b) => Number((a.worth * b.count - b.worth * a.count) * (isTooLow ? -1n : 1n)));
  if (even === undefined) return null;
  const { some, count } = even;
  const sign = isTooLow ? 1n : -1n;
  const part = sign * (payout * weight - tickets * worth) * count;
  const whole = sign * tickets * (even.worth * weight - worth * count);
  if (part < 0n || whole <= 0n || part > whole) return null;
  return weights.map((own, place) => {
    const mixed = (whole - part) * own * count + (some.has(place) ? part * weight : 0n);
    const share = (tickets * mixed) / (whole * weight * count);
    return share > 1n ? share : 1n;
  });
};

/** Tickets of free rows, near to their weights where that is exact: in their order where a table has it. */
const filled = (rows: readonly DraftRow[], wished: Shared): Filled => {
  const values = rows.map(({ value }) => value);
  if (rows.length === 0) return wished.tickets === 0n && wished.payout === 0n ? { kind: 'filled', tickets: [] } : NONE;
  if (wished.tickets < BigInt(rows.length)) return NONE;
  const weighted = rows.map(({ value, tickets }) => ({ value, weight: BigInt(tickets) }));
  const shared = shareTickets(weighted, wished);
  const ordered = orderedShare(rows, wished);
  const near = [
    ...(shared.ok ? [shared.tickets] : []),
    ...(ordered === null ? [] : [settle(values, ordered, wished).tickets.map(Number)]),
  ].filter((tickets) => isExact(values, tickets, wished));
  const best = near.find((tickets) => keepsOrder(rows, tickets)) ?? near[0];
  return best === undefined ? searched(values, wished) : { kind: 'filled', tickets: best };
};

const filledBeside = (rows: readonly DraftRow[], { tickets, payout }: Shared): Filled => {
  const locked = rows.filter((row) => row.locked);
  return filled(
    rows.filter((row) => !row.locked),
    {
      tickets: tickets - sumOf(locked.map((row) => BigInt(row.tickets))),
      payout: payout - sumOf(locked.map((row) => BigInt(row.tickets) * row.value)),
    },
  );
};

/** Finds whole tickets for the free rows of a draft, so that all rows have exactly the tickets and the payout that are wished. */
export const fillDraft = (rows: readonly DraftRow[], wished: Shared): SolvedDraft => {
  const found = filledBeside(rows, wished);
  if (found.kind !== 'filled') {
    const unlocked = (place: number) => rows.map((row, at) => (at === place ? { ...row, locked: false } : row));
    const forbidding = rows.flatMap(({ locked }, place) =>
      locked && filledBeside(unlocked(place), wished).kind === 'filled' ? [place] : [],
    );
    return { ok: false, isCertain: found.kind === 'none', forbidding };
  }
  const free = found.tickets.values();
  const tickets = rows.map((row) => (row.locked ? row.tickets : (free.next().value ?? 0)));
  return { ok: true, tickets, keepsOrder: keepsOrder(rows, tickets) };
};

/** A share of what is staked, such as 9/10. */
export interface WishedReturn {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * A case of 10⁷ tickets that returns exactly a share of its price, in minor units. Null where no table of whole tickets pays that
 * share, whatever its rows are.
 */
export const solveDraft = (
  price: bigint,
  { numerator, denominator }: WishedReturn,
  rows: readonly DraftRow[],
): SolvedDraft | null => {
  const staked = price * BigInt(TICKETS) * numerator;
  if (staked % denominator !== 0n) return null;
  return fillDraft(rows, { tickets: BigInt(TICKETS), payout: staked / denominator });
};
