import type { CheckpointFault } from '../../../../engine/log/checkpoint.ts';
import type { KeyHistoryFault } from '../../../../engine/log/key-history.ts';

/** Why what the log says of itself isn't believed, and which of its files says so. */
export interface HeadFault {
  /** Below `/log/`. */
  readonly file: string;
  readonly reason: CheckpointFault | KeyHistoryFault | 'not a verifier key' | 'not a list of witnesses';
}
