import { accept, type StreamEvent } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type ContestId, contestStream, playerStream } from '../kernel/ids.ts';
import { MAX_MONEY, parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { balanceOf, type SeesPlayers } from '../player/state.ts';
import { type ContestPrizeWon, type ContestSettled, contestPrizeWon, contestSettled } from './events.ts';
import type { AnnouncedContest, SeesContests } from './state.ts';

type Places = ContestSettled['data']['places'];

/**
 * The house pays the prizes of a contest that is over, all at once, by the places that it read from the log. The engine
 * checks that these places can be a standing; the audit checks that they are the standing of the log. A prize that its
 * winner's balance has no room for is lost, so that no winner keeps the others from their prizes.
 */
export type SettleContest = { readonly type: 'SettleContest'; readonly contestId: ContestId; readonly places: Places };

/** The better score is ahead; of equal ones the one that was reached by an earlier entry. */
const isBehind = (one: Places[number], other: Places[number]): boolean => {
  const [score, ahead] = [parseMoney(one.score), parseMoney(other.score)];
  return score < ahead || (score === ahead && one.reached > other.reached);
};

const brokenRule = ({ prizes, excluded }: AnnouncedContest, places: Places, world: SeesPlayers): string | null => {
  const outside: ReadonlySet<string> = new Set(excluded);
  const rules = {
    PRIZES: places.length <= prizes.length,
    ORDER: places.every((place, index) => {
      const ahead = places[index - 1];
      return parseMoney(place.score) > 0n && (ahead === undefined || isBehind(place, ahead));
    }),
    PLAYERS:
      new Set(places.map(({ playerId }) => playerId)).size === places.length &&
      places.every(({ playerId }) => !outside.has(playerId) && world.player(playerId).status === 'registered'),
  };
  return Object.entries(rules).find(([, isKept]) => !isKept)?.[0] ?? null;
};

/** CONTEST_REFUSED names the rule: `PRIZES`, `ORDER`, `PLAYERS` (each once, none excluded, none erased). */
export const settleContest: Handler<SettleContest, ContestSettled | ContestPrizeWon, SeesContests & SeesPlayers> = {
  needs: ({ contestId, places }) => ({
    streams: [contestStream(contestId), ...places.map(({ playerId }) => playerStream(playerId))],
    guards: [],
    pairs: [],
  }),

  decide: ({ contestId, places }, world, commandId) => {
    const contest = world.contest(contestId);
    if (contest.status === 'absent') return reject('CONTEST_NOT_FOUND');
    if (contest.status === 'announced') return reject('CONTEST_NOT_OVER');
    if (contest.status !== 'ended') return reject('NOTHING_TO_DO');
    const rule = brokenRule(contest, places, world);
    if (rule !== null) return reject('CONTEST_REFUSED', { rule });
    const { prizes, balance } = contest;
    const unpaid: number[] = [];
    const paid: StreamEvent<ContestPrizeWon>[] = [];
    for (const [index, { playerId }] of places.entries()) {
      const rank = index + 1;
      const amount = prizes[index];
      if (amount === undefined) throw new Error(`${contestId} has no prize of rank ${rank}`);
      if (balanceOf(world.player(playerId), balance) + parseMoney(amount) > MAX_MONEY) unpaid.push(rank);
      else {
        const data = { commandId, playerId, contestId, rank, balance, amount };
        paid.push(contestPrizeWon.in(playerStream(playerId), data));
      }
    }
    return accept([contestSettled.in(contestStream(contestId), { commandId, contestId, places, unpaid }), ...paid]);
  },
};
