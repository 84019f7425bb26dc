import { statusAsOf } from '../../engine/catalog/versions.ts';
import { isContestId, mustBe } from '../../engine/kernel/ids.ts';
import { dawn, openDawn, roundOf } from '../cast.ts';
import { announceWeekly, settlementOf, weekly } from '../contest-cast.ts';
import { HOUR } from '../money-cast.ts';
import { ann, ben, cat, dan, eve, type Stage } from './stage.ts';

const best = mustBe(isContestId, 'best-win');
const dropped = mustBe(isContestId, 'dropped');

/** One contest is played for what cases give and one for the best item, a player of the house has no rank in either, and one is taken back. */
export const recordContests = (stage: Stage): void => {
  const startsAt = stage.house.now() + HOUR;
  const endsAt = startsAt + HOUR;
  stage.ask({ ...announceWeekly, startsAt, endsAt, excluded: [eve] });
  stage.ask({
    ...{ ...announceWeekly, contestId: best, ranking: 'wins', startsAt, endsAt, excluded: [eve] },
    ...{ balance: 'locked', prizes: ['300', '200'] },
  });
  stage.ask({ ...announceWeekly, contestId: dropped, startsAt, endsAt });
  stage.ask({ type: 'CancelContest', contestId: dropped });
  stage.pass(HOUR);
  const odds = statusAsOf(stage.house.world().case(dawn), stage.house.world().at);
  if (odds.status === 'absent') throw new Error('the case is gone');
  for (const pass of [2_000, HOUR - 2_000]) {
    for (const playerId of [ann, ben, cat, dan, eve]) {
      const { oddsHash } = odds;
      stage.ask({ ...openDawn(playerId, 10, roundOf(stage.playerOf(playerId))), oddsHash, entropy: stage.entropy() });
    }
    stage.pass(pass);
  }
  for (const contestId of [weekly, best]) {
    stage.ask({ type: 'EndContest', contestId });
    stage.ask(settlementOf(stage.house.recorded, contestId));
  }
};
