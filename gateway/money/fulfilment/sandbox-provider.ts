import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { WebhookInvalid } from '../payments/provider.ts';
import { type FulfilmentProvider, type ShipmentReport, type ShipmentState, STEAM_ANOMALY } from './provider.ts';

/** A trade link with this token stands for an account that takes nothing. */
const FAILING_TOKEN = 'FAIL0000';

/** When each state begins, after the shipment was sent. */
const STEPS: readonly (readonly [number, ShipmentState])[] = [
  [4_500, 'succeeded'],
  [3_000, 'awaiting-receipt'],
  [1_500, 'awaiting-shipment'],
];
const FAILS_AFTER_MS = 3_000;

const columns = ['fails', 'sentAt'] as const;

/** A warehouse without items: everything arrives within seconds, and nothing is sent. */
export const sandboxFulfilment = (sql: SqlClient, now: () => Instant): FulfilmentProvider => {
  const reportOf = ({ fails, sentAt }: Row<'sandboxShipment', typeof columns>): ShipmentReport => {
    const age = now() - sentAt;
    if (fails && age >= FAILS_AFTER_MS) {
      return { ref: null, state: 'failed', message: STEAM_ANOMALY };
    }
    const state = STEPS.find(([from]) => age >= from)?.[1] ?? 'retrieving';
    return { ref: null, state, message: null };
  };

  const status: FulfilmentProvider['status'] = async (key) => {
    const [row] = await runQuery(sql, db.selectFrom('sandboxShipment').select(columns).where('key', '=', key));
    return row === undefined ? 'absent' : reportOf(row);
  };

  return {
    name: 'sandbox',
    askAgainMs: 500,
    send: async ({ idempotencyKey, tradeLink }) => {
      const fails = new URL(tradeLink).searchParams.get('token') === FAILING_TOKEN;
      const shipment = { key: idempotencyKey, fails, sentAt: now() };
      const sending = db.insertInto('sandboxShipment').values(shipment);
      await runQuery(
        sql,
        sending.onConflict((conflict) => conflict.column('key').doNothing()),
      );
      const report = await status(idempotencyKey);
      if (report === 'absent') throw new Error('a shipment that is there and is not');
      return report;
    },
    status,
    readCallback: () => {
      throw new WebhookInvalid('the sandbox sends nothing by itself');
    },
  };
};
