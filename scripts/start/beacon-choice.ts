import { witnessedChoiceOf } from '../../engine/beacon/beacon.ts';
import { QUICKNET } from '../../engine/beacon/quicknet.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import { parseWitnessKey } from '../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/site/configuration.ts';

type Named = Pick<
  Configuration,
  'GLASSCASE_BEACON' | 'GLASSCASE_BEACON_URLS' | 'GLASSCASE_WITNESSES' | 'GLASSCASE_LOG_ORIGIN'
>;

/**
 * Where rooms that are opened from now on take their randomness from, besides seeds and players. A beacon counts only where the
 * first configured witness sees the locks, and a relay is there to bring it.
 * @throws ConfigurationError
 */
export const beaconChoiceOf = ({
  GLASSCASE_BEACON,
  GLASSCASE_BEACON_URLS: relays,
  GLASSCASE_WITNESSES: [witness],
  GLASSCASE_LOG_ORIGIN: origin,
}: Named): BeaconChoice => {
  if (GLASSCASE_BEACON === 'none' || relays.length === 0 || witness === undefined) return { kind: 'none' };
  if (parseWitnessKey(nodeHashing, witness.key) === null)
    throw new ConfigurationError('GLASSCASE_WITNESSES, witness 1: not a verifier key of type 0x04');
  return witnessedChoiceOf(QUICKNET, { origin, witness: witness.key });
};

/** The warning for an operator who wants a beacon and names no witness; null otherwise. */
export const withoutWitness = ({
  GLASSCASE_BEACON,
  GLASSCASE_WITNESSES,
}: Pick<Named, 'GLASSCASE_BEACON' | 'GLASSCASE_WITNESSES'>): string | null =>
  GLASSCASE_BEACON === 'drand' && GLASSCASE_WITNESSES.length === 0
    ? 'new rooms have no beacon, though GLASSCASE_BEACON is drand: GLASSCASE_WITNESSES names no witness of their locks (docs/operations.md)'
    : null;
