import { TICKETS } from './tickets.ts';

/** An exact non-negative fraction in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface PaidEntry {
  /** Minor units. */
  readonly value: bigint;
  readonly tickets: number;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** A fraction of what is not below 0 by what is above it. */
export function lowestTerms(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Return to player of a case: Σ value × tickets ÷ (price × 10⁷), exact. The price is in minor units and positive. */
export function returnToPlayer(price: bigint, entries: readonly PaidEntry[]): Fraction {
  if (price <= 0n) throw new RangeError('A case has a positive price');
  const paid = entries.reduce((sum, { value, tickets }) => sum + value * BigInt(tickets), 0n);
  return lowestTerms(paid, price * BigInt(TICKETS));
}

/** A fraction as a percentage with two decimals, rounded down so that it never looks better than it is. No floats. */
export function formatPercent({ numerator, denominator }: Fraction): string {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
