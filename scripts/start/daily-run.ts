import { db, defineQuery, fragment, type Given } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import { toHex } from '../../engine/fairness/bytes.ts';
import { isCommandId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import type { Logger } from '../../engine/logger.ts';
import { dayOf } from '../../engine/player/safer-play.ts';
import { TOLD_AT_ONCE } from '../../engine/rewards/events.ts';
import { type Chore, startChore } from '../../gateway/chore.ts';

const LOOK_MS = 60_000;
/** Players whose commands are put into one random order. */
const PAGE = 4_096;
/** Commands that are asked for together: a batch of the committer. */
const AT_ONCE = 64;

export interface DailyRunParts {
  readonly sql: SqlClient;
  readonly engine: Pick<Engine, 'submit'>;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
}

type Submission = Parameters<Engine['submit']>[0];

interface Due {
  readonly playerId: PlayerId;
  readonly bonus: boolean;
  readonly owes: boolean;
  readonly news: number;
}

/** Players after that id who have a locked bonus, owe what their coin may pay, or have untold news for their inviter. */
const playersDue = defineQuery((given: Given<{ after: string }>) =>
  db
    .selectFrom(
      fragment<Due>`(SELECT player_id, true AS bonus, false AS owes, 0 AS news FROM wallet WHERE locked > 0 AND player_id > ${given('after')}
        UNION ALL SELECT player_id, false, true, 0 FROM receivable WHERE amount > 0 AND player_id > ${given('after')}
        UNION ALL SELECT player_id, false, false, 1 FROM untold_news WHERE player_id > ${given('after')})`.as('due'),
    )
    .select(['playerId', fragment<boolean>`bool_or(bonus)`.as('bonus'), fragment<boolean>`bool_or(owes)`.as('owes')])
    .select(fragment<number>`sum(news)::int`.as('news'))
    .groupBy('playerId')
    .orderBy('playerId')
    .limit(PAGE),
);

/** The command ids name the UTC day, so any number of processes, and a restart, ask for each command once a day. */
const commandsOf = ({ playerId, bonus, owes, news }: Due, day: number): readonly Submission[] => {
  const asking = (id: string, type: 'ReleaseBonus' | 'PayReceivable' | 'TellInviter'): Submission => ({
    actor: 'system',
    commandId: mustBe(isCommandId, id),
    command: { type, playerId },
  });
  const told = Array.from({ length: Math.ceil(news / TOLD_AT_ONCE) }, (_, part) =>
    asking(`told:${playerId}:${day}:${part}`, 'TellInviter'),
  );
  return [
    ...(bonus ? [asking(`bonus:${playerId}:${day}`, 'ReleaseBonus')] : []),
    ...(owes ? [asking(`receivable:${playerId}:${day}`, 'PayReceivable')] : []),
    ...told,
  ];
};

const shuffled = <Item>(items: readonly Item[], randomBytes: DailyRunParts['randomBytes']): readonly Item[] =>
  items
    .map((item) => ({ item, key: toHex(randomBytes(16)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);

/**
 * One pass over all players: a wagered bonus becomes coin, coin pays what a player owes, and inviters are told of their shares. All of these events
 * are sealed. They come in a random order, far from their causes, so the place of an entry in the log doesn't tell
 * whose it is.
 * @throws Error where the engine doesn't answer: the pass is made again
 */
export const runDaily = async ({ sql, engine, now, randomBytes }: DailyRunParts): Promise<void> => {
  const day = dayOf(now());
  let after = '';
  for (;;) {
    const page = await playersDue(sql, { after });
    const commands = shuffled(
      page.flatMap((due) => commandsOf(due, day)),
      randomBytes,
    );
    for (let asked = 0; asked < commands.length; asked += AT_ONCE) {
      const answers = await Promise.all(commands.slice(asked, asked + AT_ONCE).map((one) => engine.submit(one)));
      const unanswered = answers.filter(({ status }) => status !== 'accepted' && status !== 'rejected').length;
      if (unanswered > 0) throw new Error(`${unanswered} commands of the daily run weren’t answered`);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.playerId;
  }
};

/**
 * Makes the pass as each UTC day begins; when the process starts, only if nothing was written to the log today.
 * @param parts `lastAt`: when the newest entry was written that the process found, before its own engine met any deadline; milliseconds since 1970
 */
export const startDailyRuns = ({
  lastAt,
  logger,
  ...parts
}: DailyRunParts & { readonly lastAt: number; readonly logger: Logger }): Chore => {
  let made = dayOf(lastAt);
  const runOnce = async (): Promise<void> => {
    const day = dayOf(parts.now());
    if (day === made) return;
    await runDaily(parts);
    made = day;
  };
  return startChore('the daily run', LOOK_MS, runOnce, logger);
};
