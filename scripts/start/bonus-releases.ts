import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import { isCommandId, isPlayerId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import type { Logger } from '../../engine/logger.ts';
import { dayOf } from '../../engine/player/safer-play.ts';
import { type Chore, startChore } from '../../gateway/chore.ts';

const LOOK_MS = 60_000;
/** Players who are asked for together: a batch of the committer. */
const PAGE = 64;

export interface ReleasingParts {
  readonly sql: SqlClient;
  readonly engine: Pick<Engine, 'submit'>;
  readonly now: () => number;
}

const lockedRow = z.object({ player_id: z.string() });

const withLockedBonus = async (sql: SqlClient, after: string): Promise<readonly PlayerId[]> =>
  rowsAs(
    lockedRow,
    await sql.query('SELECT player_id FROM wallet WHERE locked > 0 AND player_id > $1 ORDER BY player_id LIMIT $2', [
      after,
      PAGE,
    ]),
  ).map(({ player_id }) => mustBe(isPlayerId, player_id));

/**
 * One pass over all locked bonuses: what was wagered for becomes coin. Command ids follow from the UTC day, so that any
 * number of processes, and a restart, release each player's once a day. Throws where the engine doesn't answer: the pass is made again.
 */
export const releaseBonuses = async ({ sql, engine, now }: ReleasingParts): Promise<void> => {
  const day = dayOf(now());
  let after = '';
  for (;;) {
    const page = await withLockedBonus(sql, after);
    const answers = await Promise.all(
      page.map((playerId) =>
        engine.submit({
          actor: 'system',
          commandId: mustBe(isCommandId, `bonus:${playerId}:${day}`),
          command: { type: 'ReleaseBonus', playerId },
        }),
      ),
    );
    const unanswered = answers.filter(({ status }) => status !== 'accepted' && status !== 'rejected').length;
    if (unanswered > 0) throw new Error(`${unanswered} releases weren’t answered`);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last;
  }
};

/**
 * Releases bonuses as each UTC day begins; when the process starts, only if nothing was written to the log today.
 * @param parts `lastAt`: when the newest entry was written that the process found, before its own engine met any deadline; milliseconds since 1970
 */
export const startReleasingBonuses = ({
  lastAt,
  logger,
  ...parts
}: ReleasingParts & { readonly lastAt: number; readonly logger: Logger }): Chore => {
  let released = dayOf(lastAt);
  const releaseOnce = async (): Promise<void> => {
    const day = dayOf(parts.now());
    if (day === released) return;
    await releaseBonuses(parts);
    released = day;
  };
  return startChore('releasing bonuses', LOOK_MS, releaseOnce, logger);
};
