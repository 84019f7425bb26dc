import { z } from 'zod';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isPlayerId, isRoundId } from '../../engine/kernel/ids.ts';

const shipmentRow = z.object({
  retrievalId: z.string().refine(isRoundId),
  playerId: z.string().refine(isPlayerId),
  position: integerColumn,
  /** The account's trade link when the row was made; null where there was none, or where the shipment is over. */
  tradeLink: z.string().nullable(),
  skinId: z.string(),
  wear: z.string(),
  float: integerColumn.nullable(),
  /** `sending`: the site sends it, and doesn't know whether it arrived. */
  step: z.enum(['new', 'sending', 'sent', 'done']),
  provider: z.string().nullable(),
  tries: integerColumn,
});
/** The private data of an item on its way. */
export type ShipmentRow = Readonly<z.infer<typeof shipmentRow>>;
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

const dueAt = `CASE step WHEN 'new' THEN greatest(next_try_at, leaving_held_until) ELSE next_try_at END`;
const columns = columnsOf(shipmentRow);

const messageRow = z.object({ retrieval_id: z.string(), message: z.string() });

const nextRow = z.object({ next_try_at: integerColumn.nullable() });

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
    await sql.query(
      `INSERT INTO retrieval_private
         (retrieval_id, player_id, item_id, position, trade_link, skin_id, wear, float, step, next_try_at)
       VALUES ($1, $2, $3, $4, (SELECT trade_link FROM account WHERE player_id = $2), $5, $6, $7, 'new', $8)
       ON CONFLICT DO NOTHING`,
      [
        shipment.retrievalId,
        shipment.playerId,
        shipment.itemId,
        shipment.position,
        shipment.skinId,
        shipment.wear,
        shipment.float,
        now(),
      ],
    );
  },
  byPosition: async (position) =>
    recordsAs(
      shipmentRow,
      await sql.query(`SELECT ${columns} FROM retrieval_private WHERE position = $1`, [position]),
    )[0] ?? null,
  messages: async (retrievalIds) => {
    const text = `SELECT retrieval_id, message FROM retrieval_private
      WHERE retrieval_id = ANY($1::text[]) AND message IS NOT NULL LIMIT 500`;
    const found = rowsAs(messageRow, await sql.query(text, [retrievalIds]));
    return new Map(found.map((row) => [row.retrieval_id, row.message]));
  },
  takeDue: async (most, leaseMs) =>
    recordsAs(
      shipmentRow,
      await sql.query(
        `UPDATE retrieval_private SET next_try_at = $2 WHERE retrieval_id IN (
           SELECT retrieval_id FROM retrieval_private LEFT JOIN guard USING (player_id)
           WHERE step <> 'done' AND ${dueAt} <= $1 ORDER BY next_try_at LIMIT $3 FOR UPDATE OF retrieval_private SKIP LOCKED)
         RETURNING ${columns}`,
        [now(), now() + leaseMs, most],
      ),
    ),
  nextTryAt: async () =>
    rowsAs(
      nextRow,
      await sql.query(`SELECT min(${dueAt}) AS next_try_at FROM retrieval_private LEFT JOIN guard USING (player_id)
         WHERE step <> 'done'`),
    )[0]?.next_try_at ?? null,
  move: async (retrievalId, change) => {
    await sql.query(
      `UPDATE retrieval_private SET step = coalesce($2, step), provider = coalesce($3, provider),
         provider_ref = coalesce($4, provider_ref), message = coalesce($5, message), tries = coalesce($6, tries),
         next_try_at = coalesce($7, next_try_at)
       WHERE retrieval_id = $1 AND step <> 'done'`,
      [
        retrievalId,
        change.step ?? null,
        change.provider ?? null,
        change.ref ?? null,
        change.message ?? null,
        change.tries ?? null,
        change.nextTryAt ?? null,
      ],
    );
  },
  end: async (retrievalId) => {
    await sql.query(`UPDATE retrieval_private SET step = 'done', trade_link = NULL WHERE retrieval_id = $1`, [
      retrievalId,
    ]);
  },
});
