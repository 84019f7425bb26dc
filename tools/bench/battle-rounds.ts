import type { Database } from '../../engine/database/open-database.ts';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import { isEventIn } from '../../engine/events.ts';
import { type BattleState, evolveBattle, NO_BATTLE } from '../../engine/games/battle/state.ts';
import type { StreamId } from '../../engine/kernel/ids.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { createLogStore } from '../../engine/log/store.ts';
import { expectCount } from './competitor.ts';
import { coinsInAll } from './glasscase.ts';
import { median, quantile } from './load.ts';

export interface BattleRun {
  readonly battles: number;
  /** Of each battle: one round for every box, 5 s apart. */
  readonly boxes: number;
}

export interface BattleFigures extends BattleRun {
  readonly rounds: number;
  /** Milliseconds from the time a round was due until it was committed. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

const NAME = 'battles';

/** When the log had grown to so many entries. */
export interface Commit {
  readonly head: number;
  readonly at: number;
}

/** When a position was committed: with the first commit that reached beyond it. */
const committedAt = (commits: readonly Commit[], position: number): number => {
  let [low, high] = [0, commits.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((commits[middle]?.head ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return commits[low]?.at ?? Number.NaN;
};

/** Folds the log: every battle as it ended, how late its rounds were, and how many items they gave to players. */
const foldBattles = async (database: Database, commits: readonly Commit[]) => {
  const log = createLogStore(database);
  const battles = new Map<StreamId, BattleState>();
  const lateness: number[] = [];
  let items = 0;
  for (let from = 0; ; ) {
    const entries = await log.readEntries(from, 1_000);
    if (entries.length === 0) return { battles: [...battles.values()], lateness, items };
    from += entries.length;
    for (const { entry, position } of entries) {
      const { stream, event, at } = decodeEntry(entry);
      if (event.type === 'BattleConcluded') items += event.data.items.length;
      if (!isEventIn('battle', event)) continue;
      const before = battles.get(stream) ?? NO_BATTLE;
      if (event.type === 'BattleRoundPlayed' && before.status !== 'absent' && before.nextRoundAt !== null) {
        lateness.push(committedAt(commits, position) - before.nextRoundAt);
      }
      battles.set(stream, evolveBattle(before, event, at));
    }
  }
};

const kept = db.selectNoFrom([
  fragment<number>`(SELECT count(*) FROM item)`.as('items'),
  fragment<string | null>`(SELECT amount::text FROM house_account WHERE account = 'escrow' AND balance = 'coin')`.as(
    'escrow',
  ),
]);

/**
 * The figures of a run of battles, from the log.
 * @throws AcknowledgedButLost unless every battle ended, each round was played once, and money and items are as they should be
 */
export const readBattles = async (
  database: Database,
  commits: readonly Commit[],
  run: BattleRun,
): Promise<BattleFigures> => {
  const { battles, lateness, items } = await foldBattles(database, commits);
  const finished = battles.filter(({ status }) => status === 'finished');
  expectCount(NAME, 'finished battles', run.battles, finished.length);
  expectCount(NAME, 'rounds', run.battles * run.boxes, lateness.length);
  const [found] = await runQuery(database.pool, kept);
  expectCount(NAME, 'items', items, found?.items ?? 0);
  expectCount(NAME, 'coins in escrow', 0, Number(found?.escrow ?? 0));
  expectCount(NAME, 'coins in all', 0, await coinsInAll(database.pool));
  return {
    ...run,
    rounds: lateness.length,
    p50: median(lateness),
    p99: quantile(lateness, 0.99),
    most: quantile(lateness, 1),
  };
};
