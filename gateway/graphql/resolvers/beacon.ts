import { beaconRoundAt } from '../../../engine/fairness/beacon.ts';
import type { BeaconChoice } from '../../../engine/kernel/event-codec.ts';
import type { Beacon } from '../generated/resolvers.ts';

/** What is known of the randomness from outside. `round` is the one that the lock named; null before and without one. */
export const shownBeacon = (
  choice: BeaconChoice,
  round: number | null,
  arrived: { readonly randomness: string; readonly signature: string } | null,
): Beacon => ({
  kind: choice.kind,
  round,
  dueAt: choice.kind === 'drand' && round !== null ? beaconRoundAt(choice, round) : null,
  randomness: arrived?.randomness ?? null,
  signature: arrived?.signature ?? null,
});
