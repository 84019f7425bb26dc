import type { Hashing } from '../../fairness/hashing.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import { sameBytes } from '../../log/merkle.ts';
import type { ReadTile } from '../../log/proofs.ts';
import { TileMissing } from '../../log/read-tile.ts';
import type { ReplayKind } from '../../log/replayed.ts';
import { resumeTree, type Tile } from '../../log/tree.ts';
import { AuditStopped } from '../finding.ts';
import { checkContinuation } from '../sources/mirror/continuation.ts';
import type { ReplayPiece } from './kept-replay.ts';
import type { ReplayMemory } from './replay-memory.ts';

/** How far a log was replayed without a finding, with the right edge of its tree. */
export interface ReplayedPart {
  readonly kind: ReplayKind;
  /** The checkpoint that the replay followed then. */
  readonly signed: Checkpoint;
  readonly size: number;
  readonly root: Uint8Array;
  readonly partials: readonly Tile[];
}

/** The end of an earlier audit, and the memory of its replay; the audit that goes on with the memory changes it. */
export interface EarlierReplay {
  readonly part: ReplayedPart;
  readonly memory: ReplayMemory;
}

/** Everything that a later audit needs to go on from here. The caller copies the pieces before the replay goes on. */
export interface ReplayAside {
  readonly part: ReplayedPart;
  readonly pieces: Iterable<ReplayPiece>;
}

/** How an audit goes on from an earlier one, and lets a later one go on from it. */
export interface Resuming {
  /** Null begins with the first entry. */
  readonly from: EarlierReplay | null;
  /** Asked between two bundles: whether it is time to keep what was replayed. */
  readonly isDue: () => boolean;
  /**
   * Only called while nothing was found: the kept part is clean, so a later audit finds the same as one from the start.
   */
  readonly keep: (aside: ReplayAside) => Promise<void>;
}

const NAME = 'part replayed before';

const edgeGives = (hashing: Hashing, { size, root, partials }: ReplayedPart): boolean => {
  try {
    return sameBytes(resumeTree(hashing, { size, partials }).root(), root);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/**
 * Whether a replay of that part may go on towards the checkpoint: the log that was signed then, and the part of it that
 * was read, must be beginnings of the log that is signed now.
 * @param tile reads the tiles that are published now
 * @throws AuditStopped `fork` where the log is another or shorter, `tree` where its tiles tell nothing, `usage` for a
 * part that can't be gone on with
 */
export const checkResumed = async (
  part: ReplayedPart,
  { kind, checkpoint }: { readonly kind: ReplayKind; readonly checkpoint: Checkpoint },
  hashing: Hashing,
  tile: ReadTile,
): Promise<void> => {
  if (part.kind !== kind) {
    const was = part.kind === 'full' ? 'with openings, this one without' : 'without openings, this one with them';
    throw new AuditStopped('usage', `the replay to go on with was ${was}`);
  }
  if (!edgeGives(hashing, part)) throw new AuditStopped('usage', 'the tree to go on with doesn’t give its own root');
  const { origin } = part.signed;
  try {
    for (const then of [part.signed, { origin, size: part.size, root: part.root }]) {
      await checkContinuation(hashing, then, checkpoint, tile, NAME);
    }
  } catch (error) {
    if (error instanceof TileMissing) throw new AuditStopped('tree', `${error.message} is missing`);
    throw error;
  }
};
