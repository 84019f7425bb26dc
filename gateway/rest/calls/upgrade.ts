import { z } from 'zod';
import { upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import { GatewayError } from '../../errors.ts';
import { post } from '../call.ts';
import { entropy, integer, itemIds, money, terms, text, wear, word } from '../fields.ts';
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

const shown = z.object({ terms: z.string(), stake: z.number(), targetValue: z.number(), winTickets: z.number() });

export const upgradeCalls = [
  post({
    path: '/upgrade/play',
    summary:
      'Stakes items and coin for one target. What was shown to the player can be sent along; other values are refused.',
    input: z.object({
      ids: itemIds(10),
      coin: money('Coin added to the items.').default(0),
      skinId: text(64, 'The target.'),
      wear,
      side: word(['UNDER', 'OVER'], 'UNDER wins with low tickets, OVER with high ones.').default('UNDER'),
      stake: money('Items and coin together, as they were shown.').optional(),
      targetValue: money('As it was shown.').optional(),
      winTickets: integer(0, 10_000_000, 'Winning tickets of 10,000,000, as they were shown.').optional(),
      terms,
      entropy,
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
    run: async ({ ids, coin, skinId, wear, side, entropy, ...given }, wire) => {
      const facts = await wire.once(shown, async () => {
        const { upgrade: rules } = await wire.ask(RULES);
        const stake = given.stake ?? (await countedAs(wire, ids)) + coin;
        const targetValue = given.targetValue ?? (await targetValueOf(wire, skinId, wear ?? null));
        if (targetValue === 0) throw new GatewayError('TARGET_NOT_FOUND');
        const winTickets = given.winTickets ?? upgradeTickets(BigInt(stake), BigInt(targetValue), rules);
        return { terms: given.terms ?? rules.terms, stake, targetValue, winTickets };
      });
      if (facts.winTickets > 10_000_000)
        throw new GatewayError('CHANCE_OUT_OF_RANGE', { winTickets: facts.winTickets });
      const target = { targetSkin: skinId, targetWear: wear ?? null };
      const play = { commandId: wire.commandId, itemIds: ids, coin, side, entropy: wire.playEntropy(entropy) };
      const input = { ...play, ...target, ...facts };
      const { play: round, wallet } = (await wire.ask(UPGRADE, { input })).upgradeItems;
      return {
        ...round,
        target: targetOf(round.target, wire.locale),
        item: round.item && itemOf(round.item, wire.locale),
        ...wallet,
      };
    },
  }),
];
