import { beaconRoundAt } from '../../../engine/fairness/beacon.ts';
import type { BeaconChoice } from '../../../engine/kernel/event-codec.ts';
import { GatewayError } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';
import type { Beacon } from '../generated/resolvers.ts';

/** What is known of the randomness from outside. `round` is the one that the lock named; null before and without one. */
export const shownBeacon = (
  choice: BeaconChoice,
  round: number | null,
  arrived: { readonly randomness: string; readonly signature: string } | null,
): Beacon => ({
  kind: choice.kind,
  chain: choice.kind === 'drand' ? choice.chain : null,
  round,
  dueAt: choice.kind === 'drand' && round !== null ? beaconRoundAt(choice, round) : null,
  randomness: arrived?.randomness ?? null,
  signature: arrived?.signature ?? null,
});

/**
 * What a room that is made now waits for. A player who was shown a beacon gets no room without one, in which the house could
 * compute the outcome. @throws GatewayError BEACON_CHANGED
 */
export const expectedBeacon = (
  { ports: { beacon } }: GatewayContext,
  { expectedBeacon: shown }: { readonly expectedBeacon: string },
): BeaconChoice => {
  if (shown !== beacon.choice.kind) throw new GatewayError('BEACON_CHANGED', { beacon: beacon.choice.kind });
  return beacon.choice;
};
