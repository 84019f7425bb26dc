import type { WitnessedChoice } from '../../fairness/beacon.ts';
import type { Hashing, Signatures } from '../../fairness/hashing.ts';
import type { BeaconChoice, WitnessedCheckpoint } from '../../kernel/event-codec.ts';

/** The dependencies of the checks. */
export interface Tools {
  readonly hashing: Hashing;
  /** Whether `signature` is that of the round on the chosen chain. Asked only where a beacon is there. */
  readonly verifyBeacon: (choice: BeaconChoice, round: number, signature: string) => Promise<boolean>;
  /** Whether the witness of that choice signed that checkpoint of its log. Asked only where a witness has to see a lock. */
  readonly isCosigned: (choice: WitnessedChoice, checkpoint: WitnessedCheckpoint) => Promise<boolean>;
  /** Verifies signatures of devices. Asked for only where a play took a step of a lane. */
  readonly signatures: () => Promise<Signatures>;
  /** Lets the page draw and answer, where it hasn't for a while. */
  readonly pause: () => Promise<void>;
}
