import type { Command } from '../../engine/commands.ts';
import { CONTEST_RANKINGS, LEAST_NOTICE_MS, PRIZE_BALANCES } from '../../engine/contests/bounds.ts';
import { withFacts } from '../../engine/events.ts';
import { isContestId, mustBe } from '../../engine/kernel/ids.ts';
import { formatMoney } from '../../engine/kernel/money.ts';
import { foldContests } from '../../engine/projections/contests.ts';
import { changing, type Plants } from './plant.ts';
import type { Random } from './random.ts';
import type { View } from './view.ts';

type Folded = ReturnType<typeof foldContests>;

/** Long enough that people play in it, whichever way the clock jumps. */
const LASTS_MS = 90 * 60_000;
const PRIZES = ['900', '500', '100'];
const named = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });

/** The house's contests, one after another; asked often, it says what it has to do next, if anything. */
export const houseContests = (view: View, random: Random) => {
  const contests = new Map<string, Folded['contests'][number]>();
  const scores = new Map<string, Folded['scores'][number]>();
  let privateBattles: readonly string[] = [];
  let folded = 0;

  const catchUp = (): void => {
    const fresh = view.log.slice(folded).map(withFacts);
    folded += fresh.length;
    const open = [...contests.values()].filter(({ status }) => status === 'announced' || status === 'ended');
    const changes = foldContests({ contests: open, scores: [...scores.values()], privateBattles }, fresh);
    privateBattles = [...privateBattles, ...changes.privateBattles.map(({ battleId }) => battleId)];
    for (const contest of changes.contests) contests.set(contest.contestId, contest);
    for (const score of changes.scores) scores.set(`${score.contestId} ${score.playerId}`, score);
    for (const [key, { playerId }] of scores) if (changes.erased.includes(playerId)) scores.delete(key);
  };

  const announce = (at: number): Command => {
    const startsAt = at + LEAST_NOTICE_MS;
    return {
      type: 'AnnounceContest',
      contestId: mustBe(isContestId, `contest-${contests.size}`),
      name: named('Simulated'),
      ranking: random.pick(CONTEST_RANKINGS),
      startsAt,
      endsAt: startsAt + LASTS_MS,
      balance: random.pick(PRIZE_BALANCES),
      prizes: PRIZES,
      excluded: [],
    };
  };

  return {
    next: (at: number): Command | null => {
      catchUp();
      const open = [...contests.values()].find(({ status }) => status === 'announced' || status === 'ended');
      if (open === undefined) return announce(at);
      const { contestId, status, endsAt } = open;
      if (at < endsAt) return null;
      if (status === 'announced') return { type: 'EndContest', contestId };
      const places = [...scores.values()]
        .filter((one) => one.contestId === contestId)
        .sort((a, b) => (a.score === b.score ? a.reached - b.reached : a.score < b.score ? 1 : -1))
        .slice(0, PRIZES.length)
        .map(({ playerId, score, reached }) => ({ playerId, score: formatMoney(score), reached }));
      return { type: 'SettleContest', contestId, places };
    },
  };
};

export const CONTEST_PLANTS: Plants = {
  'the best of a contest is passed over': {
    rules: (rules) => ({
      ...rules,
      decide: (command, world, commandId) =>
        rules.decide(
          command.type === 'SettleContest' ? { ...command, places: command.places.slice(1) } : command,
          world,
          commandId,
        ),
    }),
  },
  'a contest ends without its prizes': {
    rules: changing((events) => events.filter(({ event }) => event.type !== 'ContestPrizeWon')),
  },
};
