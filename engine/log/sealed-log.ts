import { utf8 } from '../fairness/bytes.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { SealingParts } from './log-source.ts';
import { formatVerifierKey } from './note.ts';
import type { SignedCheckpoint } from './signed-checkpoint.ts';
import { type AppendOnlyTree, newTree } from './tree.ts';

/** The log as far as it is signed and published, ready to be extended. */
export interface SealedLog {
  readonly tree: AppendOnlyTree;
  /** Entries behind the last full bundle: at most 255. */
  readonly openEntries: Uint8Array[];
  /** The newest published checkpoint; null before the first. */
  readonly signed: SignedCheckpoint | null;
  /** Whether the bytes of `signed` are in this process' own checkpoint file. */
  readonly kept: boolean;
  /** A larger checkpoint that was signed and kept, but never published as far as this process knows. */
  readonly ahead: Checkpoint | null;
  /** A smaller checkpoint that was kept; null when there is nothing left to compare it with. */
  readonly behind: Checkpoint | null;
  /** False where a key hasn't signed or isn't certified, or a file of this size is missing: then the checkpoint is published again. */
  readonly intact: boolean;
}

export const emptyLog = ({ hashing }: SealingParts): SealedLog => ({
  tree: newTree(hashing),
  openEntries: [],
  signed: null,
  kept: false,
  ahead: null,
  behind: null,
  intact: false,
});

/** The line that `/log/key` shows. */
export const keyLine = ({ signer }: SealingParts): Uint8Array => utf8(`${formatVerifierKey(signer.key)}\n`);
