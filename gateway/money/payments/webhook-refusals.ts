import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';

const HOUR_MS = 60 * 60_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** `unsigned`: no signature of the provider that holds now. `unknown-order`: signed, and about no order of this site. */
export type RefusalReason = 'unsigned' | 'unknown-order';

const columns = ['provider', 'hour', 'reason', 'refused', 'lastAt'] as const;
/** The webhooks of a provider that were refused within an hour. Nothing of their content. */
export type WebhookRefusals = Row<'webhookRefusal', typeof columns>;

export interface RefusalCounter {
  note(provider: string, reason: RefusalReason): void;
  /** Resolves once all that was noted is written, or could not be. */
  settled(): Promise<void>;
}

interface CounterParts {
  readonly sql: SqlClient;
  readonly now: () => Instant;
  readonly onFailure: (error: unknown) => void;
}

/** Counts refused webhooks. One write is under way at most: those that come meanwhile go with the next. */
export const refusalCounterWith = ({ sql, now, onFailure }: CounterParts): RefusalCounter => {
  const waiting = new Map<string, WebhookRefusals>();
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    while (waiting.size > 0) {
      const rows = [...waiting.values()].map((row) => ({ ...row, expiresAt: row.hour + KEPT_MS }));
      waiting.clear();
      const inserting = db.insertInto('webhookRefusal').values(rows);
      await runQuery(
        sql,
        inserting.onConflict((conflict) =>
          conflict.columns(['provider', 'hour', 'reason']).doUpdateSet({
            refused: fragment<number>`webhook_refusal.refused + excluded.refused`,
            lastAt: fragment<number>`greatest(webhook_refusal.last_at, excluded.last_at)`,
          }),
        ),
      );
    }
  };

  return {
    note: (provider, reason) => {
      const lastAt = now();
      const hour = lastAt - (lastAt % HOUR_MS);
      const key = `${provider} ${hour} ${reason}`;
      waiting.set(key, { provider, hour, reason, refused: (waiting.get(key)?.refused ?? 0) + 1, lastAt });
      writing ??= write()
        .catch(onFailure)
        .finally(() => {
          writing = null;
        });
    },
    settled: async () => {
      await writing;
    },
  };
};

/** Of the last 30 days, the newest hours first. */
export const webhookRefusals = (sql: SqlClient, now: Instant, most: number): Promise<readonly WebhookRefusals[]> =>
  runQuery(
    sql,
    db
      .selectFrom('webhookRefusal')
      .select(columns)
      .where('hour', '>=', now - KEPT_MS)
      .orderBy('hour', 'desc')
      .orderBy('provider')
      .orderBy('reason')
      .limit(most),
  );
