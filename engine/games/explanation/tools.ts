import type { Hashing } from '../../fairness/hashing.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';

/** What the checks need from outside. */
export interface Tools {
  readonly hashing: Hashing;
  /** Whether `signature` is that of the round on the chosen chain. Asked only where a beacon is there. */
  readonly verifyBeacon: (choice: BeaconChoice, round: number, signature: string) => Promise<boolean>;
  /** Lets the page draw and answer, where it hasn't for a while. */
  readonly pause: () => Promise<void>;
}
