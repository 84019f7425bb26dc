import type { AnnounceContest } from '../engine/contests/announce-contest.ts';
import type { SettleContest } from '../engine/contests/settle-contest.ts';
import type { ReadEvent } from '../engine/glasscase-decision.ts';
import { type ContestId, isContestId, mustBe } from '../engine/kernel/ids.ts';
import { foldContests } from '../engine/projections/contests.ts';
import { T0 } from './deciders.ts';
import { HOUR } from './money-cast.ts';

/** Contests for stories about rankings. */
export const weekly = mustBe(isContestId, 'weekly');

/** Three prizes of coin for what is drawn from cases, for two hours from an hour after the story begins. */
export const announceWeekly: AnnounceContest = {
  type: 'AnnounceContest',
  contestId: weekly,
  name: { 'zh-CN': '每周', 'zh-TW': '每週', en: 'Weekly' },
  ranking: 'openings',
  startsAt: T0 + HOUR,
  endsAt: T0 + 3 * HOUR,
  balance: 'coin',
  prizes: ['5000', '2000', '1000'],
  excluded: [],
};

/** Pays what the house would read from these entries. */
export const settlementOf = (recorded: readonly ReadEvent[], contestId: ContestId): SettleContest => {
  const { contests, scores } = foldContests({ contests: [], scores: [], privateBattles: [] }, recorded);
  const prizes = contests.find((one) => one.contestId === contestId)?.prizes.length ?? 0;
  const places = scores
    .filter((one) => one.contestId === contestId)
    .sort((a, b) => (a.score === b.score ? a.reached - b.reached : a.score < b.score ? 1 : -1))
    .slice(0, prizes)
    .map(({ playerId, score, reached }) => ({ playerId, score: String(score), reached }));
  return { type: 'SettleContest', contestId, places };
};
