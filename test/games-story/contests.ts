import { statusAsOf } from '../../engine/catalog/versions.ts';
import { isContestId, mustBe } from '../../engine/kernel/ids.ts';
import { dawn, openDawn, roundOf } from '../cast.ts';
import { announceWeekly, settlementOf, weekly } from '../contest-cast.ts';
import { DAY, HOUR } from '../money-cast.ts';
import { joinBattle, openBattle } from './battles.ts';
import { ann, ben, cat, dan, eve, type Stage } from './stage.ts';

/** The contest of wins in battles; wins that friends let each other have in a private one don't count. */
export const battles = mustBe(isContestId, 'battles');
const best = mustBe(isContestId, 'best-win');
const running = mustBe(isContestId, 'running');
const dropped = mustBe(isContestId, 'dropped');

/**
 * One contest is for winnings from cases, one for battles and one for the best item; a player of the house has no rank
 * in them. One is taken back, and one goes on.
 */
export const recordContests = (stage: Stage): void => {
  const startsAt = stage.house.now() + HOUR;
  const endsAt = startsAt + HOUR;
  stage.ask({ ...announceWeekly, startsAt, endsAt, excluded: [eve] });
  stage.ask({
    ...{ ...announceWeekly, contestId: best, ranking: 'wins', startsAt, endsAt, excluded: [eve] },
    ...{ balance: 'locked', prizes: ['300', '200'] },
  });
  stage.ask({ ...announceWeekly, contestId: battles, ranking: 'battles', startsAt, endsAt, excluded: [eve] });
  stage.ask({ ...announceWeekly, contestId: running, startsAt, endsAt: endsAt + DAY });
  stage.ask({ ...announceWeekly, contestId: dropped, startsAt, endsAt });
  stage.ask({ type: 'CancelContest', contestId: dropped });
  stage.pass(HOUR);
  const odds = statusAsOf(stage.house.world().case(dawn), stage.house.world().at);
  if (odds.status === 'absent') throw new Error('the case is gone');
  // At the first instant that counts, and a little later.
  for (const pass of [2_000, 0]) {
    for (const playerId of [ann, ben, cat, dan, eve]) {
      const { oddsHash } = odds;
      stage.ask({ ...openDawn(playerId, 10, roundOf(stage.playerOf(playerId))), oddsHash, entropy: stage.entropy() });
    }
    stage.pass(pass);
  }
  joinBattle(stage, openBattle(stage, ann, { boxes: [dawn, dawn], private: true }), ben);
  joinBattle(stage, openBattle(stage, cat, { sides: 3 }), dan, eve);
  // Ended at the first that counts no more.
  stage.pass(endsAt - stage.house.now());
  for (const contestId of [weekly, battles, best]) {
    stage.ask({ type: 'EndContest', contestId });
    stage.ask(settlementOf(stage.house.recorded, contestId));
  }
};
