import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId, RoundId } from '../../../engine/kernel/ids.ts';

const columns = [
  'retrievalId',
  'playerId',
  'position',
  'tradeLink',
  'skinId',
  'wear',
  'float',
  'step',
  'provider',
  'tries',
] as const;

/** The gateway writes ids of these kinds alone. */
interface OfKinds {
  readonly retrievalId: RoundId;
  readonly playerId: PlayerId;
}

/**
 * The private data of an item on its way. Its trade link is the account's when the row was made; null where there was none, or
 * where the shipment is over. At the step `sending` the site sends it, and doesn't know whether it arrived.
 */
export type ShipmentRow = Row<'retrievalPrivate', typeof columns> & OfKinds;
export type ShipmentStep = ShipmentRow['step'];

export interface NewShipment {
  readonly retrievalId: string;
  readonly playerId: string;
  readonly itemId: string;
  readonly position: number;
  readonly skinId: string;
  readonly wear: string;
  readonly float: number | null;
}

const dueAt = fragment<number>`CASE step WHEN 'new' THEN greatest(next_try_at, leaving_held_until) ELSE next_try_at END`;
const open = db
  .selectFrom('retrievalPrivate')
  .leftJoin('guard', 'guard.playerId', 'retrievalPrivate.playerId')
  .where('step', '<>', 'done');

/** Longer than a warehouse takes to answer or time out. */
const RETRIED_AFTER_MS = 30_000;

export interface ShipmentStore {
  /** With the trade link as it is now. Once: a repetition changes nothing. */
  insert(shipment: NewShipment): Promise<void>;
  byPosition(position: number): Promise<ShipmentRow | null>;
  /** The warehouse's last messages, by retrieval; no entry where it sent none. */
  messages(retrievalIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Leases some of the due shipments. A shipment that the warehouse wasn't told of yet waits for a hold's end. */
  takeDue(most: number, leaseMs: number): Promise<readonly ShipmentRow[]>;
  nextTryAt(): Promise<Instant | null>;
  move(retrievalId: string, change: ShipmentChange): Promise<void>;
  /**
   * Has the site ask the warehouse soon, and send the item where it has none; false where nothing is to be done any more. A call to the
   * warehouse that is under way has its time to arrive.
   */
  retry(retrievalId: string): Promise<boolean>;
  /** Nothing more is to be done: the trade link is forgotten. */
  end(retrievalId: string): Promise<void>;
}

export interface ShipmentChange {
  readonly step?: ShipmentStep;
  readonly provider?: string;
  readonly ref?: string | null;
  readonly message?: string | null;
  readonly tries?: number;
  readonly nextTryAt?: Instant;
}

export const shipmentStoreIn = (sql: SqlClient, now: () => Instant): ShipmentStore => ({
  insert: async (shipment) => {
    const tradeLink = db.selectFrom('account').select('tradeLink').where('playerId', '=', shipment.playerId);
    const inserting = db
      .insertInto('retrievalPrivate')
      .values({ ...shipment, tradeLink, step: 'new', nextTryAt: now() });
    await runQuery(
      sql,
      inserting.onConflict((conflict) => conflict.doNothing()),
    );
  },
  byPosition: async (position) => {
    const shipments = db.selectFrom('retrievalPrivate').select(columns).$narrowType<OfKinds>();
    return (await runQuery(sql, shipments.where('position', '=', position)))[0] ?? null;
  },
  messages: async (retrievalIds) => {
    const found = await runQuery(
      sql,
      db
        .selectFrom('retrievalPrivate')
        .select(['retrievalId', 'message'])
        .where('retrievalId', '=', fragment<string>`ANY(${retrievalIds}::text[])`)
        .where('message', 'is not', null)
        .$narrowType<{ message: string }>()
        .limit(500),
    );
    return new Map(found.map((row) => [row.retrievalId, row.message]));
  },
  takeDue: (most, leaseMs) => {
    const due = open
      .select('retrievalId')
      .where(dueAt, '<=', now())
      .orderBy('nextTryAt')
      .limit(most)
      .forUpdate('retrievalPrivate')
      .skipLocked();
    const taking = db
      .updateTable('retrievalPrivate')
      .set({ nextTryAt: now() + leaseMs })
      .where('retrievalId', 'in', due)
      .returning(columns)
      .$narrowType<OfKinds>();
    return runQuery(sql, taking);
  },
  nextTryAt: async () => {
    const first = open.select(fragment<number | null>`min(${dueAt})`.as('nextTryAt'));
    return (await runQuery(sql, first))[0]?.nextTryAt ?? null;
  },
  move: async (retrievalId, { ref, ...change }) => {
    const providerRef = fragment<string | null>`coalesce(${ref ?? null}, provider_ref)`;
    const message = fragment<string | null>`coalesce(${change.message ?? null}, message)`;
    const moving = db.updateTable('retrievalPrivate').set({ ...change, providerRef, message });
    await runQuery(sql, moving.where('retrievalId', '=', retrievalId).where('step', '<>', 'done'));
  },
  retry: async (retrievalId) => {
    const retrying = db
      .updateTable('retrievalPrivate')
      .set({
        step: fragment<ShipmentStep>`CASE step WHEN 'sent' THEN 'sending' ELSE step END`,
        tries: 0,
        nextTryAt: fragment<number>`least(next_try_at, ${now() + RETRIED_AFTER_MS}::bigint)`,
      })
      .where('retrievalId', '=', retrievalId)
      .where('step', '<>', 'done')
      .returning('retrievalId');
    return (await runQuery(sql, retrying)).length > 0;
  },
  end: async (retrievalId) => {
    const ending = db.updateTable('retrievalPrivate').set({ step: 'done', tradeLink: null });
    await runQuery(sql, ending.where('retrievalId', '=', retrievalId));
  },
});
