import { z } from 'zod';
import { db, runQuery } from '../../engine/database/queries.ts';
import { readPhone } from '../../gateway/accounts/profile/phone.ts';
import { given } from '../command-line.ts';
import { NOBODY, player } from './account.ts';
import { done } from './answer.ts';
import { act, amountOf, define, minorUnits, TEXT } from './operator-request.ts';

/** As a phone of the site, also without the country in front; null for what is none. */
const phoneIn = (text: string): string | null => {
  try {
    return readPhone(text);
  } catch {
    return null;
  }
};

/** An operator's requests about one player. */
export const PLAYER_REQUESTS = [
  define({
    request: 'find-player',
    fields: { text: z.string().min(1).max(64) },
    look: "player find <nickname or phone>   the player's id in the log",
    perform: async ({ sql }, { text }) => {
      const accounts = db
        .selectFrom('account')
        .select(['playerId', 'nickname'])
        .where(({ or, eb }) => or([eb('nickname', '=', text), eb('phone', 'in', [text, phoneIn(text) ?? text])]));
      const found = await runQuery(sql, accounts.limit(20));
      return found.length === 0 ? NOBODY : done(...found.map(({ playerId, nickname }) => `${playerId}  ${nickname}`));
    },
  }),
  define({
    request: 'adjust-balance',
    fields: {
      player,
      balance: z.enum(['coin', 'points', 'locked']),
      direction: z.enum(['credit', 'debit']),
      amount: minorUnits,
      reason: z.enum(['correction', 'compensation', 'refund', 'chargeback']),
    },
    isNamedByWords: true,
    commands: act({
      usage:
        'player adjust <playerId> coin|points|locked <+12.50|-3> --reason correction|compensation|refund|chargeback',
      words: ['playerId', 'balance', 'amount'],
      options: { reason: TEXT },
      request: ({ values, words: [subject, balance, amount = ''] }) => ({
        player: subject,
        balance,
        direction: amount.startsWith('-') ? 'debit' : 'credit',
        amount: amountOf(amount.replace(/^[+-]/, ''), 'the amount'),
        reason: given('reason', values.reason),
      }),
    }),
    weigh: (_, { player, balance, direction, amount }) => ({
      what: `A ${direction} of ${balance} for ${player}`,
      sum: BigInt(amount),
      cap: 'adjustment',
    }),
    perform: ({ submit }, { player, balance, direction, amount, reason }) =>
      submit({ type: 'AdjustBalance', playerId: player, balance, direction, amount, reason }, 'Adjusted'),
  }),
];
