import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import { encodeBattleWakeUp } from './battle-message.ts';

export interface BattleRelay {
  /** Says that the read model of battles was folded from this position on. */
  readonly wake: (from: number) => void;
  /** Resolves when what `wake` reported is published. */
  readonly stop: () => Promise<void>;
}

export interface BattleRelayParts {
  readonly sql: SqlClient;
  readonly bus: Bus;
  readonly onError?: (error: unknown) => void;
}

/** Battles told of between two looks at the table. */
const BATCH = 500;

const changedRow = z.object({ battle_id: z.string(), version: integerColumn, last_position: integerColumn });

/**
 * Says on the topic `battle` which battles changed, right after they were folded. The process that folds them also
 * publishes, so the relay needs no lease and no checkpoint: hubs find changes that a crash left unpublished by
 * themselves, a little later.
 */
export const startBattleRelay = ({ sql, bus, onError }: BattleRelayParts): BattleRelay => {
  let unpublished: number | null = null;
  let publishing: Promise<void> | null = null;

  const publishFrom = async (first: number): Promise<void> => {
    for (let from: number | null = first; from !== null; ) {
      const rows: readonly z.infer<typeof changedRow>[] = rowsAs(
        changedRow,
        await sql.query(
          `SELECT battle_id, version, last_position FROM battle
           WHERE last_position >= $1 ORDER BY last_position LIMIT ${BATCH}`,
          [from],
        ),
      );
      for (const { battle_id, version } of rows) {
        bus.publish('battle', encodeBattleWakeUp({ battleId: battle_id, version }));
      }
      from = rows.length < BATCH ? null : (rows.at(-1)?.last_position ?? first) + 1;
    }
  };

  const publish = async (): Promise<void> => {
    while (unpublished !== null) {
      const from = unpublished;
      unpublished = null;
      await publishFrom(from).catch((error: unknown) => onError?.(error));
    }
    publishing = null;
  };

  return {
    wake: (from) => {
      unpublished = Math.min(from, unpublished ?? from);
      publishing ??= publish();
    },
    stop: async () => {
      await publishing;
    },
  };
};
