import type { Engine } from '../../engine/engine.ts';
import { isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import {
  dropOldTrees,
  dropTree,
  KEPT_TREES,
  type LiabilityTreeParts,
  takeLiabilities,
} from '../../engine/liabilities/liability-trees.ts';
import type { Logger } from '../../engine/logger.ts';
import { liabilityStatements } from '../../engine/projections/queries/liability-statements.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { MOST_ENTRIES_BEHIND, STATED_EVERY_MS } from '../../engine/site/state-liabilities.ts';
import { type Chore, startChore } from '../../gateway/chore.ts';

const LOOK_MS = 10_000;

export interface StatingParts extends LiabilityTreeParts {
  readonly engine: Engine;
  readonly now: () => number;
}

/** States what the house owes if a week has passed since it was stated last. Any number of processes state it once: the rules refuse the others. */
export const stateWhenDue = async (parts: StatingParts): Promise<void> => {
  const { database, engine, now } = parts;
  const sql = database.pool;
  const [latest] = await liabilityStatements(sql, 1);
  if (latest !== undefined && now() < latest.at + STATED_EVERY_MS) return;
  const command = await takeLiabilities(parts, now());
  if (command === null) return;
  // Far from what auditors remember: more entries come until the statement has its own.
  if ((await logSize(sql)) > command.position + MOST_ENTRIES_BEHIND / 2) {
    await dropTree(sql, command.root);
    throw new Error('the log grew faster than what is owed could be summed');
  }
  const commandId = mustBe(isCommandId, `liabilities:${command.root}`);
  const { status } = await engine.submit({ actor: 'system', commandId, command });
  // Where the outcome isn't known, the statement may stand in the log: its tree goes with the old ones.
  if (status === 'rejected' || status === 'conflict') await dropTree(sql, command.root);
  const stated = await liabilityStatements(sql, KEPT_TREES);
  await dropOldTrees(
    sql,
    stated.map(({ stated: { root } }) => root),
    now(),
  );
};

/** States weekly what the house owes, once a player is registered. */
export const startStatingLiabilities = (parts: StatingParts & { readonly logger: Logger }): Chore =>
  startChore('stating what is owed', LOOK_MS, () => stateWhenDue(parts), parts.logger);
