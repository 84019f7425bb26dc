import { z } from 'zod';
import type { Database } from '../database/open-database.ts';
import type { Outcome, WalletView } from '../engine.ts';
import type { RecordedEvent } from '../kernel/decision.ts';
import { isPlayerId, type PlayerId } from '../kernel/ids.ts';
import type { Rejection, RejectionCode } from '../kernel/result.ts';
import { decodeEntry } from '../log/entry.ts';
import type { Pending } from './submission.ts';

/** Receipts are kept this long; an id may be sent again until then. */
export const RECEIPTS_LAST_MS = 30 * 24 * 60 * 60 * 1000;
const PRUNE_CHUNK = 1_000;

/** A receipt's outcome as text: never parsed by the database, so no number can lose digits there. */
export const acceptedText = (events: number): string => `{"accepted":${events}}`;
export const rejectedText = ({ code, details }: Rejection): string => JSON.stringify({ rejected: { code, details } });

const codes = {
  ACCOUNT_IN_USE: true,
  ALREADY_ENTERED: true,
  ALREADY_REGISTERED: true,
  ALREADY_SEATED: true,
  AMOUNT_MISMATCH: true,
  BALANCE_LIMIT: true,
  BATTLE_FULL: true,
  BATTLE_NOT_FOUND: true,
  BATTLE_OVER: true,
  BATTLE_STARTED: true,
  CASE_CHANGED: true,
  CASE_NOT_FOUND: true,
  CASE_RETIRED: true,
  CATALOG_INVALID: true,
  CHANCE_OUT_OF_RANGE: true,
  CODE_EXPIRED: true,
  CODE_REDEEMED: true,
  CODE_UNKNOWN: true,
  CODE_USED_UP: true,
  CONDITION_NOT_MET: true,
  COUPON_NOT_USABLE: true,
  DEPOSIT_CLOSED: true,
  FREE_CASE_TAKEN: true,
  GAME_STOPPED: true,
  GIVEAWAY_CLOSED: true,
  GIVEAWAY_FULL: true,
  GIVEAWAY_NOT_FOUND: true,
  GIVEAWAY_NOT_OPEN: true,
  INPUT_INVALID: true,
  INSUFFICIENT_FUNDS: true,
  ITEM_NOT_HELD: true,
  ITEM_SELL_ONLY: true,
  LIMIT_REACHED: true,
  LISTING_NOT_FOUND: true,
  NOTHING_TO_DO: true,
  NOT_YOURS: true,
  OUT_OF_STOCK: true,
  OWN_CODE: true,
  OWN_GIVEAWAY: true,
  PLAYER_NOT_FOUND: true,
  PLAY_NOT_ALLOWED: true,
  PRICE_CHANGED: true,
  REFERRER_BOUND: true,
  REFERRER_TOO_NEW: true,
  RETRIEVAL_NOT_FOUND: true,
  REWARD_CLAIMED: true,
  REWARD_NOT_REACHED: true,
  SEAT_TAKEN: true,
  SEED_CHANGED: true,
  TARGET_NOT_FOUND: true,
  TOO_FAST: true,
  TOO_MANY_COUPONS: true,
  TOO_MANY_DEPOSITS: true,
  TOO_MANY_RETRIEVALS: true,
  TOO_MANY_ROOMS: true,
} as const satisfies Record<RejectionCode, true>;
const isCode = (text: string): text is RejectionCode => Object.hasOwn(codes, text);

const outcomeText = z.union([
  z.strictObject({ accepted: z.int().min(1) }),
  z.strictObject({
    rejected: z.strictObject({
      code: z.string().refine(isCode),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    }),
  }),
]);

interface Receipt {
  readonly key: Buffer;
  readonly request_hash: Buffer;
  readonly outcome: string;
  readonly position: bigint | null;
}

const eventsOf = async (
  database: Database,
  position: number,
  count: number,
): Promise<Outcome & { status: 'accepted' }> => {
  const rows = await database
    .kysely('commit')
    .selectFrom('event')
    .select(['position', 'entry'])
    .where('position', '>=', BigInt(position))
    .orderBy('position')
    .limit(count)
    .execute();
  const [first, ...rest] = rows.map(
    (row): RecordedEvent => ({ ...decodeEntry(row.entry), position: Number(row.position) }),
  );
  if (first === undefined || rest.length + 1 !== count)
    throw new Error(`events of a receipt are missing at ${position}`);
  return { status: 'accepted', events: [first, ...rest], wallet: null };
};

const walletNow = async (database: Database, player: PlayerId): Promise<WalletView | null> => {
  const row = await database
    .kysely('commit')
    .selectFrom('wallet')
    .select(['coin', 'points', 'locked', 'version'])
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row ?? null;
};

const answerOf = async (database: Database, pending: Pending, receipt: Receipt): Promise<Outcome> => {
  if (pending.requestHash !== receipt.request_hash.toString('hex')) return { status: 'conflict' };
  const outcome = outcomeText.parse(JSON.parse(receipt.outcome));
  if ('rejected' in outcome) return { status: 'rejected', ...outcome.rejected };
  const { actor } = pending.submission;
  const accepted = await eventsOf(database, Number(receipt.position), outcome.accepted);
  const isPlayer = actor !== 'operator' && actor !== 'system' && isPlayerId(actor);
  return { ...accepted, wallet: isPlayer ? await walletNow(database, actor) : null };
};

/**
 * Answers what was answered before: whoever has a receipt gets it again, or `conflict` for another body under the same
 * id. Resolves with those that have none.
 */
export const answerFromReceipts = async (database: Database, commands: readonly Pending[]): Promise<Pending[]> => {
  const receipts: readonly Receipt[] = await database
    .kysely('commit')
    .selectFrom('receipt')
    .select(['key', 'request_hash', 'outcome', 'position'])
    .where('key', 'in', [...commands.map(({ key }) => Buffer.from(key, 'hex'))])
    .execute();
  const byKey = new Map(receipts.map((receipt) => [receipt.key.toString('hex'), receipt]));
  const without: Pending[] = [];
  for (const pending of commands) {
    const receipt = byKey.get(pending.key);
    if (receipt === undefined) without.push(pending);
    else pending.answer(await answerOf(database, pending, receipt));
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
