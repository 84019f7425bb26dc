import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { ReadModelDatabase } from './database.ts';
import { liveTable, type Projection } from './projection.ts';

/** Events that a read model is to fold, or to pass over. */
export interface Fold {
  readonly projection: Projection;
  /** Where this process believes the checkpoint to be. */
  readonly stored: number;
  /** Events of types that the projection doesn't fold only move the checkpoint. */
  readonly events: readonly ReadEvent[];
  /** Where the checkpoint is to stand then. */
  readonly next: number;
}

export type FoldOutcome =
  | { readonly outcome: 'folded' | 'moved' | 'outdated'; readonly position: number }
  | { readonly outcome: 'held' };

const checkpointRow = z.object({ name: z.string(), version: integerColumn, position: integerColumn });

/**
 * Folds events behind each checkpoint that is where this process believes it to be and that no other process holds.
 * Rows and checkpoints change in one transaction, so every event is folded exactly once, whichever process dies at
 * whatever time.
 */
const foldAll = (database: ReadModelDatabase, folds: readonly Fold[]): Promise<readonly FoldOutcome[]> =>
  database.transaction(async (sql: SqlClient) => {
    // This commit doesn't wait for the disk: a crash takes rows and checkpoint back together, and a follower folds them
    // again.
    const held = await sql.query(
      `SELECT name, version, position, set_config('synchronous_commit', 'off', true) FROM projection
       WHERE name = ANY($1::text[]) FOR UPDATE SKIP LOCKED`,
      [folds.map(({ projection }) => projection.name)],
    );
    const rows = new Map(rowsAs(checkpointRow, held).map((row) => [row.name, row]));
    const moved: Fold[] = [];
    const outcomes: FoldOutcome[] = [];
    for (const fold of folds) {
      const { projection, stored, events, next } = fold;
      const row = rows.get(projection.name);
      if (row === undefined) outcomes.push({ outcome: 'held' });
      else if (row.version !== projection.version) outcomes.push({ outcome: 'outdated', position: row.position });
      else if (row.position !== stored) outcomes.push({ outcome: 'moved', position: row.position });
      else {
        await projection.apply(sql, liveTable, events);
        moved.push(fold);
        outcomes.push({ outcome: 'folded', position: next });
      }
    }
    if (moved.length > 0) {
      await sql.query(
        `UPDATE projection SET position = moved.position, status = 'live'
         FROM unnest($1::text[], $2::bigint[]) AS moved (name, position) WHERE projection.name = moved.name`,
        [moved.map(({ projection }) => projection.name), moved.map(({ next }) => next)],
      );
    }
    return outcomes;
  });

/** One fold in a transaction of its own. */
export const foldAlone = async (database: ReadModelDatabase, fold: Fold): Promise<FoldOutcome> => {
  const [outcome] = await foldAll(database, [fold]);
  return outcome ?? { outcome: 'held' };
};

interface Waiting {
  readonly fold: Fold;
  readonly settle: (outcome: FoldOutcome) => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * Folds several read models in one transaction: the folds that come in the same moment, or while a transaction is under
 * way. Where that transaction fails, each fold runs alone, so that a model that can't store a row holds no other model
 * up.
 */
export const foldTogether = (database: ReadModelDatabase): ((fold: Fold) => Promise<FoldOutcome>) => {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const runAlone = ({ fold, settle, fail }: Waiting): Promise<void> => foldAlone(database, fold).then(settle, fail);

  const runAll = async (group: readonly Waiting[]): Promise<void> => {
    const [only] = group;
    if (only !== undefined && group.length === 1) return runAlone(only);
    try {
      const outcomes = await foldAll(
        database,
        group.map(({ fold }) => fold),
      );
      for (const [index, { settle }] of group.entries()) settle(outcomes[index] ?? { outcome: 'held' });
    } catch {
      for (const one of group) await runAlone(one);
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      await nextTurn();
      const group = waiting;
      waiting = [];
      await runAll(group);
    }
    isRunning = false;
  };

  return (fold) =>
    new Promise((settle, fail) => {
      waiting.push({ fold, settle, fail });
      if (!isRunning) void run();
    });
};
