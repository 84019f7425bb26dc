import { toBase64 } from '../../log/base64.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import { formatVerifierKey, type VerifierKey } from '../../log/note.ts';

/** The checkpoint that an audit believed. */
export interface AuditedCheckpoint {
  readonly origin: string;
  readonly size: number;
  /** Base64. */
  readonly root: string;
  readonly verifierKey: string;
  /** False: the key came from the audited site itself. */
  readonly keyPinned: boolean;
}

export const describeCheckpoint = (
  { origin, size, root }: Checkpoint,
  key: VerifierKey,
  keyPinned: boolean,
): AuditedCheckpoint => ({ origin, size, root: toBase64(root), verifierKey: formatVerifierKey(key), keyPinned });
