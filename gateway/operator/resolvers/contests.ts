import { isContestId, isPlayerId } from '../../../engine/kernel/ids.ts';
import { formatMoney, parseMoney, sumOf } from '../../../engine/kernel/money.ts';
import { openContests, settledContests } from '../../../engine/projections/queries/contests.ts';
import { invalidInput } from '../../errors.ts';
import { ownCommand, requireAlone, submitAs } from '../campaigns/submit.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { inSteps } from '../once.ts';

const SHOWN = 100;

const contestIdIn = (text: string) => {
  if (!isContestId(text)) throw invalidInput('id', 'is 1 to 64 lower-case letters, digits and hyphens');
  return text;
};

export const contests: Resolvers = {
  Query: {
    contests: async (_root, _given, { sql }) =>
      [...(await openContests(sql, SHOWN)), ...(await settledContests(sql, SHOWN))].map((row) => {
        const prizes = row.prizes.map(parseMoney);
        const { contestId: id, status, ranking, startsAt: from, endsAt: to, balance, position } = row;
        return { id, name: row.name.en, status, ranking, from, to, balance, prizes, total: sumOf(prizes), position };
      }),
  },
  Mutation: {
    announceContest: async (_root, { commandId, id, without, ...given }, context) => {
      const { from: startsAt, to: endsAt, ranking, balance, nameZhCN, nameZhTW, nameEn } = given;
      const contestId = contestIdIn(id);
      const excluded = without.map((player) => {
        if (!isPlayerId(player)) throw invalidInput('without', 'are ids of players');
        return player;
      });
      requireAlone(context, 'AnnounceContest');
      const prizes = given.prizes.map(formatMoney);
      const name = { 'zh-CN': nameZhCN, 'zh-TW': nameZhTW, en: nameEn };
      const words = { ...given, id, without, prizes };
      return inSteps(context, { commandId, operation: 'announceContest', given: words }, async (begun) => {
        const { events } = await submitAs(context, begun.commandId, {
          ...{ type: 'AnnounceContest', contestId, name, ranking, startsAt, endsAt, balance, prizes, excluded },
        });
        return { id, position: events[0].position };
      });
    },
    cancelContest: async (_root, { id }, context) => {
      const command = { type: 'CancelContest', contestId: contestIdIn(id) } as const;
      const { events } = await submitAs(context, ownCommand(context), command);
      return { id, position: events[0].position };
    },
  },
};
