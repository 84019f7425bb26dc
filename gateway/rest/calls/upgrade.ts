import { z } from 'zod';
import { upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import { GatewayError } from '../../errors.ts';
import { answeredBy } from '../answers/answered.ts';
import { at, described, within } from '../answers/view.ts';
import { get, post } from '../call.ts';
import { computed } from '../computed.ts';
import { integer, itemIds, money, playFields, shown, text, wear, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { item } from '../views/item.ts';
import { amount } from '../views/moment.ts';
import { target } from '../views/target.ts';
import { walletFields } from '../views/wallet.ts';
import { countedAs } from './counted-items.ts';
import { targetValueOf } from './shown-target.ts';

const RULES = graphql(`
  query UpgradeShown {
    upgrade {
      terms
      returnPercent
    }
  }
`);

const bet = {
  ids: itemIds(10),
  coin: money('Coin added to the items.').default(0),
  skinId: text(64, 'The target.'),
  wear,
};

export const upgradeCalls = [
  get({
    path: '/upgrade/quote',
    summary: 'What an upgrade is as it would be now: all of it is sent along with the play.',
    ...computed({
      input: z.object(bet),
      output: z.object({
        terms: z.string().meta({ description: 'Hash of the terms.' }),
        stake: amount.meta({ description: 'Items and coin together.' }),
        targetValue: amount,
        winTickets: z.int().meta({ description: 'Winning tickets of 10,000,000.' }),
      }),
      run: async ({ ids, coin, skinId, wear }, rest) => {
        const { upgrade: rules } = await rest.ask(RULES);
        const stake = (await countedAs(rest, ids)) + coin;
        const targetValue = await targetValueOf(rest, skinId, wear ?? null);
        if (targetValue === 0) throw new GatewayError('TARGET_NOT_FOUND');
        const winTickets = upgradeTickets(BigInt(stake), BigInt(targetValue), rules);
        if (winTickets > 10_000_000) throw new GatewayError('CHANCE_OUT_OF_RANGE', { winTickets });
        return { terms: rules.terms, stake, targetValue, winTickets };
      },
    }),
  }),
  post({
    path: '/upgrade/play',
    summary: 'Stakes items and coin for one target, as `upgrade/quote` showed it; other values now are refused.',
    ...answeredBy('Mutation.upgradeItems', {
      input: z.object({
        ...bet,
        side: word(['UNDER', 'OVER'], 'UNDER wins with low tickets, OVER with high ones.').default('UNDER'),
        stake: shown(money('Items and coin together, as they were shown.')),
        targetValue: shown(money('As it was shown.')),
        winTickets: shown(integer(0, 10_000_000, 'Winning tickets of 10,000,000, as they were shown.')),
        ...playFields,
      }),
      names: { itemIds: 'ids', targetSkin: 'skinId', targetWear: 'wear' },
      answer: {
        ...within('play', {
          id: 'id',
          roundNo: 'roundNo',
          stake: 'stake',
          coin: 'coin',
          target: at('target', target),
          side: 'side',
          winTickets: 'winTickets',
          ticket: 'ticket',
          won: 'won',
          item: described('Null where the stake was lost.', at('item', item)),
          createTime: 'playedAt',
        }),
        ...walletFields,
      },
    }),
  }),
];
