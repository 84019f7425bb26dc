import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { groupedText, type Money } from '../../engine/kernel/money.ts';
import { LIMIT_KINDS, PERIODS } from '../../engine/kernel/world.ts';
import { imposedLimitsIn } from '../../gateway/accounts/safer-play/imposed-limits.ts';
import { limitAt } from '../../gateway/accounts/safer-play/own-limits.ts';
import { saferPlayIn } from '../../gateway/accounts/safer-play/safer-play.ts';
import { inboxIn } from '../../gateway/site/messages/inbox.ts';
import { accountOf, attribution, attributionIn, attributionOptions, NOBODY, player } from './account.ts';
import { done, refused } from './answer.ts';
import { act, amountOf, define, minorUnits } from './operator-request.ts';

const limitText = (amount: Money | null): string => (amount === null ? 'none' : groupedText(amount));

/** An operator's request about a limit of a player's play or deposits: a stricter one alone. */
export const LIMIT_REQUESTS = [
  define({
    request: 'limit-player',
    fields: { player, kind: z.enum(LIMIT_KINDS), period: z.enum(PERIODS), amount: minorUnits, ...attribution },
    isWritten: true,
    commands: act({
      usage: `player limit <playerId> deposit|loss|wager day|week|month <amount> --reason <why> [--by <name>]
      a limit that is stricter than the one in force; a higher one is the player's own to ask for, and waits 24 hours`,
      words: ['playerId', 'kind', 'period', 'amount'],
      options: attributionOptions,
      request: ({ values, words: [player, kind, period, amount] }) => {
        return { player, kind, period, amount: amountOf(amount, 'the amount'), ...attributionIn(values) };
      },
    }),
    preview: async (sql, { player, kind, period, amount }) => {
      if ((await accountOf(sql, player)) === null) return NOBODY;
      const { limits } = await saferPlayIn(sql, Date.now).of(player);
      const before = limitText(limitAt(limits, kind, period, Date.now()).amount);
      return done(`${kind} a ${period} of ${player}: ${before} -> ${limitText(BigInt(amount))}`);
    },
    perform: async ({ sql, now, securityChanges }, { player, kind, period, amount, by, reason }) => {
      const account = await accountOf(sql, player);
      if (account === null) return NOBODY;
      const limits = imposedLimitsIn({ sql, now, randomUuid: randomUUID });
      const wanted = BigInt(amount);
      const { isSet, before } = await limits.impose(player, { kind, period, amount: wanted }, { by, reason });
      if (!isSet) {
        const inForce = `the limit in force is ${limitText(before)}`;
        return refused(`Refused: ${inForce}, and an operator sets a stricter one alone.`);
      }
      // The player reads both.
      await securityChanges.at(account, (locked) => locked.report('limit-set', { detail: reason }));
      const content = { template: 'limit-set', kind, period, amount } as const;
      await inboxIn(sql, now, randomUUID).put({
        ...{ player, content, link: '/safer-play', position: null, visibleAt: now() },
      });
      return done(`Set: ${kind} a ${period} ${limitText(before)} -> ${limitText(wanted)}.`);
    },
  }),
];
