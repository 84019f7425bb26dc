import { z } from 'zod';
import { upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import { GatewayError } from '../../errors.ts';
import { get, post } from '../call.ts';
import { integer, itemIds, money, playFields, shown, text, wear, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { item, itemOf } from '../views/item.ts';
import { amount, moment } from '../views/moment.ts';
import { target, targetOf } from '../views/target.ts';
import { walletFields } from '../views/wallet.ts';
import { countedAs } from './counted-items.ts';
import { targetValueOf } from './shown-target.ts';

const UPGRADE = graphql(`
  mutation UpgradePlay($input: UpgradeInput!) {
    upgradeItems(input: $input) {
      play {
        id
        createTime: playedAt
        roundNo
        stake
        coin
        target {
          ...TargetFields
        }
        side
        winTickets
        ticket
        won
        item {
          ...ItemFields
        }
      }
      wallet {
        ...WalletFields
      }
    }
  }
`);

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
  post({
    path: '/upgrade/play',
    summary: 'Stakes items and coin for one target, as `upgrade/quote` showed it; other values now are refused.',
    input: z.object({
      ...bet,
      side: word(['UNDER', 'OVER'], 'UNDER wins with low tickets, OVER with high ones.').default('UNDER'),
      stake: shown(money('Items and coin together, as they were shown.')),
      targetValue: shown(money('As it was shown.')),
      winTickets: shown(integer(0, 10_000_000, 'Winning tickets of 10,000,000, as they were shown.')),
      ...playFields,
    }),
    output: z.object({
      id: z.string(),
      roundNo: z.int(),
      stake: amount,
      coin: amount,
      target,
      side: z.string(),
      winTickets: z.int(),
      ticket: z.int(),
      won: z.boolean(),
      item: item.nullable().meta({ description: 'Null where the stake was lost.' }),
      ...walletFields,
      createTime: moment,
    }),
    run: async ({ ids: itemIds, skinId: targetSkin, wear, ...shown }, rest) => {
      const input = { ...shown, commandId: rest.commandId, itemIds, targetSkin, targetWear: wear ?? null };
      const { play: round, wallet } = (await rest.ask(UPGRADE, { input })).upgradeItems;
      return {
        ...round,
        target: targetOf(round.target, rest.locale),
        item: round.item && itemOf(round.item, rest.locale),
        ...wallet,
      };
    },
  }),
];
