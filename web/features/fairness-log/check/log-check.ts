import { AuditStopped, newFindingsMemory } from '../../../../engine/audit/finding.ts';
import type { ReplayPiece } from '../../../../engine/audit/replay/kept-replay.ts';
import { newReplayMemory } from '../../../../engine/audit/replay/replay-memory.ts';
import { checkContinuation } from '../../../../engine/audit/sources/mirror/continuation.ts';
import { createLeafHasher } from '../../../../engine/audit/sources/read-log.ts';
import type { DrandChain } from '../../../../engine/beacon/beacon.ts';
import { fromHex, toHex } from '../../../../engine/fairness/bytes.ts';
import type { Cryptography } from '../../../../engine/fairness/hashing.ts';
import { HASH_BYTES, hashAt, sameBytes, TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import { formatVerifierKey, type VerifyEd25519 } from '../../../../engine/log/note.ts';
import { TileMissing, tileReader } from '../../../../engine/log/read-tile.ts';
import { CHECKPOINT_PATH, KEY_PATH, KEYS_PATH, tilePath } from '../../../../engine/log/tiles.ts';
import { resumeTree, type Tile } from '../../../../engine/log/tree.ts';
import { readLogKeys } from '../published/log-keys.ts';
import { openSigned, type SignedHead } from '../published/open-published.ts';
import type { ReadLog } from '../read-log.ts';
import type { LogCheckProgress, LogCheckResult } from './check-result.ts';
import { decidePlays, OlderPage } from './decide-plays.ts';
import type { KeptCheck } from './kept-check.ts';
import type { CheckedSoFar } from './kept-head.ts';
import { LogFalse } from './log-fault.ts';
import { type LogStep, logSteps } from './log-steps.ts';
import type { SeenLog } from './seen-log.ts';
import { fetchAhead, type StepFiles } from './step-files.ts';

/** Steps that are fetched during the check of one. */
const AHEAD = 4;
/** The memory is measured once in so many steps: a measurement takes time in proportion to the streams. */
const WEIGHED_EVERY = 64;
/** The most that all states may take in a page, as estimated. A browser gives a worker more, but on a phone hardly. */
const MOST_BYTES = 1_500_000_000;

interface CheckParts {
  readonly hashing: Cryptography;
  readonly verify: VerifyEd25519;
  /** The log that this device verified last time. */
  readonly seen: SeenLog | null;
  /** A check that was put aside, to go on with. */
  readonly kept?: KeptCheck | null;
  /** Milliseconds on any clock that doesn't jump. */
  readonly now: () => number;
  /** The drand chains whose rounds count; the League of Entropy's quicknet unless others are named. */
  readonly chains?: readonly DrandChain[];
  readonly mostBytes?: number;
}

export interface CheckHooks {
  readonly progress: (state: LogCheckProgress) => void;
  /** Called where the check may be put aside: the next step waits for it. */
  readonly pause?: (state: LogCheckProgress) => Promise<void>;
}

const tilesOf = (read: ReadLog) => tileReader((path) => read(path, TILE_WIDTH * HASH_BYTES));

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The memory of a check: the right edge of the log's tree, and all states. */
const beginFrom = ({ hashing, chains }: CheckParts, kept: KeptCheck | null) => ({
  tree: resumeTree(hashing, { size: kept?.head.position ?? 0, partials: kept?.head.partials ?? [] }),
  decides: decidePlays({
    hashing,
    chains,
    memory: kept?.memory ?? newReplayMemory(),
    findings: kept?.head.findings ?? newFindingsMemory(),
  }),
  /** The checkpoint that it follows; null before one is read. */
  follows: kept?.head.log ?? null,
  elapsedMs: kept?.head.elapsedMs ?? 0,
});

/**
 * Checks a published log from its first entry to the signed root: signature, every file, that every open play keeps the
 * rules, and that the log is a continuation of the one seen before. Holds the right edge of the tree and all states,
 * never the log. A caller may call `run` again after a stop or a loss of the network, and it goes on from there; after
 * any answer the check is over.
 */
export const createLogCheck = (parts: CheckParts) => {
  const { hashing, verify, seen, now, mostBytes = MOST_BYTES } = parts;
  let so = beginFrom(parts, parts.kept ?? null);
  const hashOf = createLeafHasher(hashing);

  const compareWithSeen = (before: SeenLog | null): void => {
    if (before === null || so.tree.size() !== before.size || toHex(so.tree.root()) === before.root) return;
    throw new LogFalse({ file: CHECKPOINT_PATH, reason: 'not what was signed before', position: before.size - 1 });
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

  /** Checks the files first: it decides only entries whose bytes belong to the log. */
  const checkStep = ({ from, bundle, tiles }: LogStep, files: StepFiles, before: SeenLog | null): void => {
    const { tree, decides } = so;
    const known = tree.size() - from;
    const fresh = files.entries.slice(known);
    const filled: Tile[] = [];
    for (const entry of fresh) {
      filled.push(...tree.append(hashOf(entry)));
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
    for (const [offset, entry] of fresh.entries()) decides.entry(entry, from + known + offset);
  };

  /**
   * The log's newest signed head; null where it was never sealed.
   * @throws LogFalse for a log shorter than one read before
   */
  const openNow = async (read: ReadLog): Promise<SignedHead | null> => {
    const head = await openSigned({ read, hashing, verify });
    if (head.status === 'false') throw new LogFalse(head.fault);
    const least = [seen, so.follows]
      .filter((one) => one !== null)
      .filter(({ origin }) => head.status === 'never-sealed' || origin === head.checkpoint.origin)
      .reduce((most, { size }) => Math.max(most, size), 0);
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

  /**
   * The entries read so far must be the beginning of the newest signed log: the check does not go on with a forked log.
   */
  const followRead = async (read: ReadLog, head: SignedHead): Promise<void> => {
    const { follows, tree } = so;
    if (follows === null) return;
    const { origin } = head.checkpoint;
    if (follows.origin !== origin) {
      so = beginFrom(parts, null);
      return;
    }
    await followKey(read, follows, head);
    const signedThen = { origin, size: follows.size, root: fromHex(follows.root) };
    const readThen = { origin, size: tree.size(), root: tree.root() };
    const readTile = tilesOf(read);
    try {
      for (const then of [signedThen, readThen]) {
        await checkContinuation(hashing, then, head.checkpoint, readTile);
      }
    } catch (error) {
      if (error instanceof TileMissing) throw new LogFalse({ file: error.message, reason: 'missing' });
      if (!(error instanceof AuditStopped)) throw error;
      const reason = error.kind === 'fork' ? 'not what was signed before' : 'not the tree of the entries';
      throw new LogFalse({ file: CHECKPOINT_PATH, reason });
    }
  };

  const checkAll = async (read: ReadLog, { progress, pause }: CheckHooks): Promise<LogCheckResult> => {
    const begun = now();
    const head = await openNow(read);
    if (head === null) return { status: 'never-sealed' };
    const { origin, size, root } = head.checkpoint;
    const before = seen?.origin === origin ? seen : null;
    if (before !== null) await followKey(read, before, head);
    await followRead(read, head);
    const log = { origin, size, root: head.root, verifierKey: head.verifierKey };
    so.follows = log;
    const { tree, decides } = so;
    compareWithSeen(before);
    const since = tree.size();
    const earlierMs = so.elapsedMs;
    let bytes = decides.bytes();
    let steps = 0;
    const report = async (): Promise<void> => {
      so.elapsedMs = earlierMs + now() - begun;
      const state = { done: tree.size(), total: size, plays: decides.plays(), findings: decides.found(), bytes };
      progress(state);
      await pause?.(state);
    };
    await report();
    for await (const { step, files } of fetchAhead(read, logSteps(size, tree.size()), AHEAD)) {
      checkStep(step, files, before);
      steps += 1;
      if (steps % WEIGHED_EVERY === 1) bytes = decides.bytes();
      if (bytes > mostBytes) throw new TooLarge();
      await report();
    }
    if (!sameBytes(tree.root(), root)) throw new LogFalse({ file: CHECKPOINT_PATH, reason: 'not the signed root' });
    const plays = await decides.finish(so.elapsedMs, head.checkpoint, tilesOf(read));
    return { status: 'whole', log, before, since, report: plays };
  };

  return {
    /** @throws LogUnreachable when a file can't be fetched. Rejects as well when `read` is aborted. */
    run: async (read: ReadLog, hooks: CheckHooks): Promise<LogCheckResult> => {
      try {
        return await checkAll(read, hooks);
      } catch (error) {
        if (error instanceof LogFalse) return { status: 'false', fault: error.fault };
        if (error instanceof OlderPage) return { status: 'older-page', position: error.position };
        if (error instanceof TooLarge) return { status: 'too-large', position: so.tree.size() };
        throw error;
      }
    },
    /** The data to go on from here later; null before the first entry. The caller copies it before `run` goes on. */
    putAside: (): { readonly head: CheckedSoFar; readonly pieces: Iterable<ReplayPiece> } | null => {
      const { follows: log, tree, decides, elapsedMs } = so;
      if (log === null || tree.size() === 0) return null;
      const root = toHex(tree.root());
      const head = { log, position: tree.size(), root, partials: tree.partials(), findings: decides.findings() };
      return { head: { ...head, elapsedMs }, pieces: decides.pieces() };
    },
  };
};
