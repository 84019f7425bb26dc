import { z } from 'zod';
import type { Submission } from '../commands.ts';
import { uuidArray } from '../database/binary-array.ts';
import type { Database } from '../database/open-database.ts';
import type { Outcome, WalletView } from '../engine.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import { isPlayerId, type PlayerId } from '../kernel/ids.ts';
import { isRejectionCode } from '../kernel/rejections.ts';
import type { Rejection } from '../kernel/result.ts';
import { decodeEntry } from '../log/entry.ts';
import { answeredInclusionPromise, type PromiseSigner, signInclusionPromise } from '../log/inclusion-promise.ts';
import { receiptKey, requestHash } from './find-receipt.ts';

/** A submission on its way, with all callers that wait for its answer. */
export interface Pending {
  readonly submission: Submission;
  /** Of the receipt, as is the hash. */
  readonly key: string;
  readonly requestHash: string;
  /** When its caller is told `unknown` at the latest, in milliseconds of the monotonic clock. */
  readonly deadline: number;
  readonly outcome: Promise<Outcome>;
  /** Gives the answer, once; later ones are ignored. */
  answer(outcome: Outcome): void;
  fail(error: Error): void;
}

/** @throws TypeError when the command isn't made of what canonical JSON can say. */
export const createPending = (submission: Submission, deadline: number): Pending => {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  return {
    submission,
    key: receiptKey(submission),
    requestHash: requestHash(submission),
    deadline,
    outcome: promise,
    answer: resolve,
    fail: reject,
  };
};

/** A queue, first in, first out, with a bound. Items that were taken may be put back in front. */
interface BoundedQueue<Item> {
  readonly size: number;
  /** False when full: the caller is busy, and says so. */
  add(item: Item): boolean;
  take(atMost: number): Item[];
  /** Returns items that were taken and not done. Never refused: they were counted when they were added. */
  putBack(items: readonly Item[]): void;
}

export const createBoundedQueue = <Item>(capacity: number): BoundedQueue<Item> => {
  let items: Item[] = [];
  return {
    get size() {
      return items.length;
    },
    add: (item) => {
      if (items.length >= capacity) return false;
      items.push(item);
      return true;
    },
    take: (atMost) => items.splice(0, atMost),
    putBack: (returned) => {
      items = [...returned, ...items];
    },
  };
};

/** Receipts are kept this long; an id may be sent again until then. */
export const RECEIPTS_LAST_MS = 30 * 24 * 60 * 60 * 1000;
const PRUNE_CHUNK = 1_000;

/** A receipt's outcome as text: never parsed by the database, so no number can lose digits there. */
export const acceptedText = (events: number): string => `{"accepted":${events}}`;
export const rejectedText = ({ code, details }: Rejection): string => JSON.stringify({ rejected: { code, details } });

export const outcomeText = z.union([
  z.strictObject({ accepted: z.int().min(1) }),
  z.strictObject({
    rejected: z.strictObject({
      code: z.string().refine(isRejectionCode),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    }),
  }),
]);

interface CommandReceipt {
  readonly key: string;
  readonly request_hash: Buffer;
  readonly outcome: string;
  readonly position: bigint | null;
}

/** The ports that answer commands from receipts. */
export interface Receipts {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly promises: PromiseSigner;
  now(): Instant;
}

/** A command's entries again, with a promise of their own: their batch isn't known any more. */
const eventsOf = async (
  { database, hashing, promises, now }: Receipts,
  position: number,
  count: number,
): Promise<Outcome & { status: 'accepted' }> => {
  const { rows } = await database.run('commit', (session) =>
    session.query<{ position: bigint; entry: Buffer; leaf_hash: Buffer }>(
      `SELECT position, whole_event.entry, event.leaf_hash FROM whole_event JOIN event USING (position)
        WHERE position >= $1 ORDER BY position LIMIT $2`,
      [position, count],
    ),
  );
  const [first, ...rest] = rows.map(
    (row): RecordedEvent => ({ ...decodeEntry(row.entry), position: Number(row.position) }),
  );
  if (first === undefined || rest.length + 1 !== count)
    throw new Error(`events of a receipt are missing at ${position}`);
  const leaves = rows.map(({ leaf_hash }) => leaf_hash);
  const promised = signInclusionPromise(hashing, promises, { first: position, leaves, at: Math.max(now(), first.at) });
  const promise = answeredInclusionPromise(promised, rest.length, count);
  return { status: 'accepted', events: [first, ...rest], repeated: true, wallet: null, promise };
};

const walletNow = async (database: Database, player: PlayerId): Promise<WalletView | null> => {
  const text = 'SELECT coin, points, locked, version FROM wallet WHERE player_id = $1';
  const { rows } = await database.run('commit', (session) => session.query<WalletView>(text, [player]));
  return rows[0] ?? null;
};

const answerOf = async (receipts: Receipts, pending: Pending, receipt: CommandReceipt): Promise<Outcome> => {
  if (pending.requestHash !== receipt.request_hash.toString('hex')) return { status: 'conflict' };
  const outcome = outcomeText.parse(JSON.parse(receipt.outcome));
  if ('rejected' in outcome) return { status: 'rejected', ...outcome.rejected };
  const { actor } = pending.submission;
  const accepted = await eventsOf(receipts, Number(receipt.position), outcome.accepted);
  const isPlayer = actor !== 'operator' && actor !== 'system' && isPlayerId(actor);
  return { ...accepted, wallet: isPlayer ? await walletNow(receipts.database, actor) : null };
};

/**
 * Answers the commands that were answered before: a command with a receipt gets the answer of its receipt again, or
 * `conflict` for another body under the same id. Resolves with the commands that have no receipt.
 */
export const answerFromReceipts = async (parts: Receipts, commands: readonly Pending[]): Promise<Pending[]> => {
  const text = `SELECT replace(key::text, '-', '') AS key, request_hash, outcome, position
                  FROM receipt WHERE key = ANY ($1::uuid[])`;
  const keys = uuidArray(commands.map(({ key }) => key));
  const { rows: receipts } = await parts.database.run('commit', (session) =>
    session.query<CommandReceipt>(text, [keys]),
  );
  const byKey = new Map(receipts.map((receipt) => [receipt.key, receipt]));
  const without: Pending[] = [];
  for (const pending of commands) {
    const receipt = byKey.get(pending.key);
    if (receipt === undefined) without.push(pending);
    else pending.answer(await answerOf(parts, pending, receipt));
  }
  return without;
};

/** Deletes receipts that are older than `RECEIPTS_LAST_MS`, a chunk at a time, and answers how many. */
export const pruneReceipts = async (database: Database, now: number): Promise<number> => {
  let pruned = 0;
  for (;;) {
    const { rowCount } = await database.run('background', (session) =>
      session.query(
        'DELETE FROM receipt WHERE key = ANY (ARRAY(SELECT key FROM receipt WHERE at < $1 ORDER BY at LIMIT $2))',
        [BigInt(now - RECEIPTS_LAST_MS), PRUNE_CHUNK],
      ),
    );
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < PRUNE_CHUNK) return pruned;
  }
};
