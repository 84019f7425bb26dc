import type { Hashing } from '../../fairness/hashing.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';

/** What the checks need from outside. */
export interface Tools {
  readonly hashing: Hashing;
  /** Whether it is the signature of that round on the chain that was chosen. Asked only where a beacon is there. */
  readonly verifyBeacon: (choice: BeaconChoice, round: number, signature: string) => Promise<boolean>;
  /** Lets the page breathe, where a while has passed since it last did. */
  readonly pause: () => Promise<void>;
}
