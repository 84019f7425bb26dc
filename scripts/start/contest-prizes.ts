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

/** What is next for a contest whose time is over. Where its end is in the read model, so is every score before it. */
const nextStep = async (sql: SqlClient, { contestId, status, prizes }: ContestRow): Promise<Command> => {
  if (status === 'announced') return { type: 'EndContest', contestId };
  const standing = await contestStanding(sql, contestId, prizes.length);
  const places = standing.map(({ playerId, score, reached }) => ({ playerId, score: formatMoney(score), reached }));
  return { type: 'SettleContest', contestId, places };
};

/**
 * Takes every contest whose time is over one step on: first its end is marked, then, once the read model has come so far, all of its
 * prizes are paid by one command. The rules refuse what was done before, so that any number of processes, and a restart, pay each prize
 * once. Throws where a step isn't taken: the next look tries again.
 */
export const settleContests = async ({ sql, engine, now }: SettlingParts): Promise<void> => {
  const at = now();
  const left: string[] = [];
  for (const contest of await dueContests(sql, at)) {
    const command = await nextStep(sql, contest);
    // A refusal is kept under its command's id, and may be another a moment later: each look asks anew.
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
