import { toHex } from '../../../../engine/fairness/bytes.ts';
import type { Hashing } from '../../../../engine/fairness/hashing.ts';
import { hashAt, leafHash, sameBytes, TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import { formatVerifierKey, type VerifyEd25519 } from '../../../../engine/log/note.ts';
import { createSealedReader } from '../../../../engine/log/sealed-entry.ts';
import { CHECKPOINT_PATH, KEY_PATH, KEYS_PATH, tilePath } from '../../../../engine/log/tiles.ts';
import { newTree, type Tile } from '../../../../engine/log/tree.ts';
import { readLogKeys } from '../published/log-keys.ts';
import { openSigned, type SignedHead } from '../published/open-published.ts';
import type { ReadLog } from '../read-log.ts';
import { readEnvelope } from './entry-form.ts';
import { LogFalse, type LogFault } from './log-fault.ts';
import { type LogStep, logSteps } from './log-steps.ts';
import type { SeenLog } from './seen-log.ts';
import { fetchAhead, type StepFiles } from './step-files.ts';
import { followStreams } from './stream-order.ts';

/** Steps that are fetched while one is checked. */
const AHEAD = 4;

export interface CheckedLog {
  readonly status: 'whole';
  readonly log: SeenLog;
  /** The tree of an earlier visit, of which this one is a continuation. */
  readonly before: SeenLog | null;
  /** False where the log has more streams than a page can follow: their order was checked in part. */
  readonly orderComplete: boolean;
}

export type LogCheckResult =
  | CheckedLog
  | { readonly status: 'false'; readonly fault: LogFault }
  | { readonly status: 'never-sealed' };

export interface LogCheckProgress {
  readonly done: number;
  readonly total: number;
}

interface CheckParts {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  /** What this device verified last time. */
  readonly seen: SeenLog | null;
}

/**
 * Checks a published log from its first entry to the signed root: signature, every file, form and order of the entries,
 * and that the log is a continuation of the one seen before. Holds the right edge of the tree and the streams' lengths,
 * never the log. `run` may be called again after it was stopped or lost the network, and goes on from there; after any
 * answer the check is over.
 */
export const createLogCheck = ({ hashing, verify, seen }: CheckParts) => {
  const tree = newTree(hashing);
  const streams = followStreams();

  const readSealed = createSealedReader();
  const decoder = new TextDecoder();
  const compareWithSeen = (before: SeenLog | null): void => {
    if (before === null || tree.size() !== before.size || toHex(tree.root()) === before.root) return;
    throw new LogFalse({ file: CHECKPOINT_PATH, reason: 'not what was signed before', position: before.size - 1 });
  };

  const addEntry = (entry: Uint8Array, position: number, file: string): readonly Tile[] => {
    const envelope = readEnvelope(entry);
    // What is sealed doesn't say whose it is.
    if (envelope === null && readSealed(decoder.decode(entry)) === null)
      throw new LogFalse({ file, reason: 'not an entry', position });
    if (envelope !== null && !streams.follows(envelope.stream, envelope.version)) {
      throw new LogFalse({ file, reason: 'not the next of its stream', position });
    }
    return tree.append(leafHash(hashing, entry));
  };

  const compareTile = (computed: Tile | undefined, published: Uint8Array, place: LogStep['tiles'][number]): void => {
    if (computed !== undefined && sameBytes(computed.hashes, published)) return;
    const file = tilePath(place.level, place.index, place.width);
    const reason = 'not the tree of the entries';
    if (computed === undefined || place.level > 0) throw new LogFalse({ file, reason });
    let n = 0;
    while (n < place.width - 1 && sameBytes(hashAt(computed.hashes, n), hashAt(published, n))) n += 1;
    throw new LogFalse({ file, reason, position: place.index * TILE_WIDTH + n });
  };

  const checkStep = ({ from, bundle, tiles }: LogStep, files: StepFiles, before: SeenLog | null): void => {
    const filled: Tile[] = [];
    for (const [offset, entry] of files.entries.entries()) {
      filled.push(...addEntry(entry, from + offset, bundle?.path ?? ''));
      compareWithSeen(before);
    }
    const computed = bundle?.width === TILE_WIDTH ? filled : tree.partials();
    for (const [n, place] of tiles.entries()) {
      compareTile(
        computed.find(({ level }) => level === place.level),
        files.tiles[n] ?? new Uint8Array(0),
        place,
      );
    }
  };

  /** The log as it is signed now; null where it never was. It can't be shorter than what was read of it before. */
  const openNow = async (read: ReadLog): Promise<SignedHead | null> => {
    const head = await openSigned({ read, hashing, verify });
    if (head.status === 'false') throw new LogFalse(head.fault);
    const isSeen = head.status === 'never-sealed' || seen?.origin === head.checkpoint.origin;
    const least = Math.max(tree.size(), isSeen ? (seen?.size ?? 0) : 0);
    const size = head.status === 'never-sealed' ? 0 : head.checkpoint.size;
    if (size < least) throw new LogFalse({ file: CHECKPOINT_PATH, reason: 'shorter than before' });
    return head.status === 'never-sealed' ? null : head;
  };

  /** Another key than last time must be one that the log's own history leads to. */
  const followKey = async (read: ReadLog, before: SeenLog, { key, verifierKey }: SignedHead): Promise<void> => {
    if (before.verifierKey === verifierKey) return;
    const known = await readLogKeys({ read, hashing, verify }, key);
    if (!known.ok) throw new LogFalse({ file: KEYS_PATH, reason: known.fault });
    if (known.keys.some((one) => formatVerifierKey(one) === before.verifierKey)) return;
    throw new LogFalse({ file: KEY_PATH, reason: 'not the key of before' });
  };

  const checkAll = async (read: ReadLog, progress: (state: LogCheckProgress) => void): Promise<LogCheckResult> => {
    const head = await openNow(read);
    if (head === null) return { status: 'never-sealed' };
    const { origin, size, root } = head.checkpoint;
    const before = seen?.origin === origin ? seen : null;
    if (before !== null) await followKey(read, before, head);
    progress({ done: tree.size(), total: size });
    for await (const { step, files } of fetchAhead(read, logSteps(size, tree.size()), AHEAD)) {
      checkStep(step, files, before);
      progress({ done: tree.size(), total: size });
    }
    if (!sameBytes(tree.root(), root)) throw new LogFalse({ file: CHECKPOINT_PATH, reason: 'not the signed root' });
    const log = { origin, size, root: head.root, verifierKey: head.verifierKey };
    return { status: 'whole', log, before, orderComplete: streams.complete() };
  };

  return {
    /** @throws LogUnreachable when a file can't be fetched. Rejects as well when `read` is aborted. */
    run: async (read: ReadLog, progress: (state: LogCheckProgress) => void): Promise<LogCheckResult> => {
      try {
        return await checkAll(read, progress);
      } catch (error) {
        if (error instanceof LogFalse) return { status: 'false', fault: error.fault };
        throw error;
      }
    },
  };
};
