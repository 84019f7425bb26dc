import { TICKETS } from '../fairness/tickets.ts';

export interface WeightedEntry {
  /** Minor units, not negative. */
  readonly value: bigint;
  /** How common the entry is beside the others on its side of the target; positive. */
  readonly weight: bigint;
}

export type SolvedTickets =
  | {
      readonly ok: true;
      readonly tickets: readonly number[];
      /** No table of whole tickets for these values comes nearer. False only for a few entries with awkward values. */
      readonly nearest: boolean;
    }
  | { readonly ok: false; readonly reason: string };

const TOTAL = BigInt(TICKETS);

/**
 * Shares 10⁷ tickets among the entries so that the case returns as near to 9/10 of its price as whole tickets allow.
 *
 * Entries worth less than the target and entries worth more keep their proportions by weight; the one unknown, how
 * much the second group gets, has an exact rational solution. Rounding that to whole tickets leaves an error, which
 * {@link settle} removes: every reachable payout is congruent to the present one modulo the greatest common divisor
 * of the value differences, so the nearest of those is the best any ticket table could do. Should that one need more
 * tickets than some entry has, the last few units of error stay.
 */
export function solveTickets(price: bigint, entries: readonly WeightedEntry[]): SolvedTickets {
  if (price <= 0n) return { ok: false, reason: 'the price must be positive' };
  if (entries.some(({ value, weight }) => value < 0n || weight <= 0n)) {
    return { ok: false, reason: 'values must not be negative and weights must be positive' };
  }
  return shareTickets(entries, { tickets: TOTAL, payout: price * 9n * (TOTAL / 10n) });
}

/** The tickets to share, and the sum of value × tickets that they shall make. */
export interface Shared {
  readonly tickets: bigint;
  readonly payout: bigint;
}

/** The same for any number of tickets and any payout. Values aren't negative, weights are positive. */
export function shareTickets(entries: readonly WeightedEntry[], { tickets: total, payout }: Shared): SolvedTickets {
  const isBelow = ({ value }: WeightedEntry): boolean => value * total < payout;
  const below = group(entries.filter(isBelow));
  const above = group(entries.filter((entry) => !isBelow(entry)));
  if (below.weight === 0n || above.weight === 0n) {
    return { ok: false, reason: 'needs entries worth less and entries worth at least the return that is wished' };
  }
  // Share of `above`: (target − mean below) ÷ (mean above − mean below), over a common denominator.
  const numerator = (payout * below.weight - total * below.worth) * above.weight;
  const denominator = total * (above.worth * below.weight - below.worth * above.weight);
  const tickets = entries.map((entry) => {
    const share = isBelow(entry)
      ? (total * (denominator - numerator) * entry.weight) / (denominator * below.weight)
      : (total * numerator * entry.weight) / (denominator * above.weight);
    return share > 1n ? share : 1n;
  });
  const settled = settle(
    entries.map(({ value }) => value),
    tickets,
    { tickets: total, payout },
  );
  if (settled.tickets.some((count) => count < 1n)) {
    return { ok: false, reason: 'some entry would be left without a ticket' };
  }
  return { ok: true, tickets: settled.tickets.map(Number), nearest: settled.nearest };
}

function group(entries: readonly WeightedEntry[]): { readonly weight: bigint; readonly worth: bigint } {
  return {
    weight: entries.reduce((sum, { weight }) => sum + weight, 0n),
    worth: entries.reduce((sum, { weight, value }) => sum + weight * value, 0n),
  };
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
export const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

/** Division rounded to the nearest integer. */
function rounded(value: bigint, by: bigint): bigint {
  const half = magnitude(by) / 2n;
  const shifted = value < 0n ? value - half : value + half;
  return shifted / by;
}

/** An entry as a move: one ticket more for it, one less for the base, changes the payout by `step`. */
interface Move {
  readonly index: number;
  readonly step: bigint;
}

export interface Settled {
  readonly tickets: readonly bigint[];
  readonly nearest: boolean;
}

/** Moves single tickets from a first share until all are shared and the payout is the reachable one nearest to the target. */
export function settle(
  values: readonly bigint[],
  start: readonly bigint[],
  { tickets: total, payout: target }: Shared,
): Settled {
  const tickets = [...start];
  const at = (index: number): bigint => tickets[index] ?? 0n;
  const byCount = [...tickets.keys()].sort((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : a - b));
  const base = byCount[0] ?? 0;
  const baseValue = values[base] ?? 0n;
  tickets[base] = at(base) + total - tickets.reduce((sum, count) => sum + count, 0n);

  const moves: Move[] = byCount
    .map((index) => ({ index, step: (values[index] ?? 0n) - baseValue }))
    .filter(({ step }) => step !== 0n);
  const payout = tickets.reduce((sum, count, index) => sum + count * (values[index] ?? 0n), 0n);
  const grain = moves.reduce((divisor, { step }) => divisorOf(divisor, magnitude(step)), 0n);
  if (grain === 0n) return { tickets, nearest: true };
  let error = rounded(target - payout, grain) * grain;
  const move = ({ index, step }: Move, count: bigint): void => {
    tickets[index] = at(index) + count;
    tickets[base] = at(base) - count;
    error -= count * step;
  };

  // Coarse first: whole tickets of the dearest entries take the bulk, none below one ticket.
  for (const one of [...moves].sort((a, b) => Number(magnitude(b.step) - magnitude(a.step)))) {
    const wanted = rounded(error, one.step);
    move(one, wanted < 1n - at(one.index) ? 1n - at(one.index) : wanted);
  }
  const coarse = [...tickets];
  // Then exactly: each move is used just often enough to make the rest divisible by the moves before it.
  const reach: bigint[] = [];
  for (const { step } of moves) reach.push(divisorOf(reach.at(-1) ?? 0n, magnitude(step)));
  for (let index = moves.length - 1; index > 0; index -= 1) {
    const one = moves[index];
    const before = reach[index - 1];
    if (one !== undefined && before !== undefined) move(one, leastCount(error, one.step, before));
  }
  const pivot = moves[0];
  if (pivot !== undefined) move(pivot, error / pivot.step);
  const nearest = tickets.every((count) => count >= 1n);
  return { tickets: nearest ? tickets : coarse, nearest };
}

/** The count nearest to zero for which `error − count × step` is divisible by `modulus`. */
function leastCount(error: bigint, step: bigint, modulus: bigint): bigint {
  const common = divisorOf(modulus, magnitude(step));
  const cycle = modulus / common;
  if (cycle === 1n) return 0n;
  const residue = (((error / common) % cycle) + cycle) % cycle;
  const unit = (((step / common) % cycle) + cycle) % cycle;
  const count = (residue * inverse(unit, cycle)) % cycle;
  return count * 2n > cycle ? count - cycle : count;
}

/** Multiplicative inverse modulo `modulus`, by the extended Euclidean algorithm; the two must be coprime. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [previous, current] = [value, modulus];
  let [previousFactor, factor] = [1n, 0n];
  while (current !== 0n) {
    const quotient = previous / current;
    [previous, current] = [current, previous - quotient * current];
    [previousFactor, factor] = [factor, previousFactor - quotient * factor];
  }
  return ((previousFactor % modulus) + modulus) % modulus;
}
