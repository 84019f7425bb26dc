import { beaconRoundAt } from '../../../engine/fairness/beacon.ts';
import type { WitnessedWait } from '../../../engine/games/witnessed-room.ts';
import { canonicalJson } from '../../../engine/kernel/canonical-json.ts';
import { type BeaconChoice, beaconChoice } from '../../../engine/kernel/event-codec.ts';
import { GatewayError } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';
import type { Beacon, RoomGuard, SiteBeacon } from '../generated/resolvers.ts';

const kindOf = ({ kind }: BeaconChoice): string => (kind === 'none' ? 'none' : 'drand');

const nameOf = (witness: string): string => witness.slice(0, witness.indexOf('+'));

/**
 * The outside randomness of a room. `round` is the round that the last lock named; null before the lock and without a
 * beacon.
 */
export const shownBeacon = (
  choice: BeaconChoice,
  round: number | null,
  wait: WitnessedWait | null,
  arrived: { readonly randomness: string; readonly signature: string } | null,
): Beacon => ({
  kind: kindOf(choice),
  chain: choice.kind === 'none' ? null : choice.chain,
  round,
  dueAt: choice.kind === 'none' || round === null ? null : beaconRoundAt(choice, round),
  randomness: arrived?.randomness ?? null,
  signature: arrived?.signature ?? null,
  witness:
    choice.kind !== 'witnessed'
      ? null
      : {
          name: nameOf(choice.witness),
          key: choice.witness,
          seenAt: wait === null || wait.seen === null ? null : wait.seen.timestamp * 1_000,
        },
});

const expectedOf = (choice: BeaconChoice): string =>
  choice.kind === 'witnessed' ? `${kindOf(choice)} ${choice.witness}` : kindOf(choice);

/** The protection of a room's randomness under this choice. */
export const guardOf = ({ kind }: BeaconChoice): RoomGuard => kind;

/** The beacon of rooms that open now. */
export const siteBeacon = ({ choice, relays }: GatewayContext['ports']['beacon']): SiteBeacon => ({
  kind: kindOf(choice),
  expected: expectedOf(choice),
  choice: canonicalJson(choice),
  witness: choice.kind === 'witnessed' ? nameOf(choice.witness) : null,
  guard: guardOf(choice),
  relays: choice.kind === 'none' ? [] : [...relays],
});

/** A choice as `SiteBeacon.choice` says it, or `none`; null for other text. */
const choiceIn = (text: string): BeaconChoice | null => {
  if (text === 'none') return { kind: 'none' };
  try {
    return beaconChoice.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const beaconChanged = (choice: BeaconChoice): GatewayError =>
  new GatewayError('BEACON_CHANGED', { beacon: expectedOf(choice) });

/**
 * The beacon that the player asks for: the whole choice, or the site's own by its name.
 * @throws GatewayError BEACON_CHANGED for another name, which tells no choice
 */
export const askedBeacon = (
  { ports: { beacon } }: GatewayContext,
  { expectedBeacon: shown }: { readonly expectedBeacon: string },
): BeaconChoice => {
  const { choice } = beacon;
  if (shown === kindOf(choice) || shown === expectedOf(choice)) return choice;
  const asked = choiceIn(shown);
  if (asked === null) throw beaconChanged(choice);
  return asked;
};

/** A player who was shown a beacon, or a witness, gets no room without it. @throws GatewayError BEACON_CHANGED */
export const requireBeacon = ({ ports: { beacon } }: GatewayContext, asked: BeaconChoice): void => {
  if (canonicalJson(asked) !== canonicalJson(beacon.choice)) throw beaconChanged(beacon.choice);
};
