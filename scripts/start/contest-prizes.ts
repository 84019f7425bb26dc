import type { Command } from '../../engine/commands.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import { isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { formatMoney } from '../../engine/kernel/money.ts';
import type { Logger } from '../../engine/logger.ts';
import type { ContestRow } from '../../engine/projections/contest-row.ts';
import { contestStanding, dueContests } from '../../engine/projections/queries/contests.ts';
import { type Chore, startChore } from '../../gateway/chore.ts';

const LOOK_MS = 10_000;

export interface SettlingParts {
  readonly sql: SqlClient;
  readonly engine: Pick<Engine, 'submit'>;
  readonly now: () => number;
}

/**
 * The next command for a contest whose time is over. A read model that has the contest's end has every score before it.
 */
const nextStep = async (sql: SqlClient, { contestId, status, prizes }: ContestRow): Promise<Command> => {
  if (status === 'announced') return { type: 'EndContest', contestId };
  const standing = await contestStanding(sql, contestId, prizes.length);
  const places = standing.map(({ playerId, score, reached }) => ({ playerId, score: formatMoney(score), reached }));
  return { type: 'SettleContest', contestId, places };
};

/**
 * Takes every contest whose time is over one step on: one command marks its end, and once the read model has that, one
 * command pays all of its prizes. The rules refuse a step that was done before, so any number of processes, and a
 * restart, pay each prize once.
 * @throws Error where a step isn't taken: the next look tries again
 */
export const settleContests = async ({ sql, engine, now }: SettlingParts): Promise<void> => {
  const at = now();
  const left: string[] = [];
  for (const contest of await dueContests(sql, at)) {
    const command = await nextStep(sql, contest);
    // The engine keeps a refusal under its command's id, but may decide otherwise a moment later: each look has its own
    // id.
    const commandId = mustBe(isCommandId, `contest:${contest.contestId}:${contest.status}:${at}`);
    const outcome = await engine.submit({ actor: 'system', commandId, command });
    const isDone = outcome.status === 'accepted' || (outcome.status === 'rejected' && outcome.code === 'NOTHING_TO_DO');
    const answer = outcome.status === 'rejected' ? outcome.code : outcome.status;
    if (!isDone) left.push(`${command.type} of ${contest.contestId}: ${answer}`);
  }
  if (left.length > 0) throw new Error(left.join('; '));
};

/** Settles contests soon after they end. */
export const startSettlingContests = (parts: SettlingParts & { readonly logger: Logger }): Chore =>
  startChore('settling contests', LOOK_MS, () => settleContests(parts), parts.logger);
