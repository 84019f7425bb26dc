import { z } from 'zod';
import { dreamFee } from '../../../engine/fairness/dream-draw.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { get, post } from '../call.ts';
import { hash, integer, money, pageFields, playFields, shown, text, wear } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { dream, dreamOf } from '../views/dream.ts';
import { amount } from '../views/moment.ts';
import { walletFields } from '../views/wallet.ts';
import { targetValueOf } from './shown-target.ts';

const RULES = graphql(`
  query DreamShown {
    dream {
      terms
      returnPercent
      minTickets
      maxTickets
      consolationSum
      consolationHash
    }
  }
`);

const CHASE = graphql(`
  mutation DreamChase($input: DreamInput!) {
    chaseDream(input: $input) {
      play {
        ...DreamFields
      }
      wallet {
        ...WalletFields
      }
    }
  }
`);

const LOG = graphql(`
  query DreamLog($first: Int!, $after: String, $list: Boolean!) {
    dreamLog(first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...DreamFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    gameRecords(game: DREAM, first: 1) {
      totalCount
    }
  }
`);

/** Percent with two decimals, as the parameter is read, to tickets of 10,000,000. */
const TICKETS_OF_HUNDREDTH = 1_000;

const wish = {
  skinId: text(64, 'The target.'),
  wear,
  probability: money('The chance in percent, at most two decimals; or `winTickets`.').optional(),
  winTickets: integer(1, 10_000_000, 'The chance as tickets of 10,000,000.').optional(),
};

/** @throws GatewayError INVALID_INPUT unless one of the two is given */
const ticketsOf = ({
  probability,
  winTickets,
}: { readonly [Name in 'probability' | 'winTickets']?: number | undefined }) => {
  if ((probability === undefined) === (winTickets === undefined)) {
    throw invalidInput('probability', 'or winTickets is given, one of the two');
  }
  return winTickets ?? (probability ?? 0) * TICKETS_OF_HUNDREDTH;
};

export const dreamCalls = [
  get({
    path: '/dream/quote',
    summary: 'What a dream is as it would be now: all of it is sent along with the play.',
    input: z.object(wish),
    output: z.object({
      terms: z.string().meta({ description: 'Hash of the terms.' }),
      winTickets: z.int(),
      targetValue: amount,
      fee: amount,
      consolationHash: z.string(),
    }),
    run: async ({ skinId, wear, ...chance }, rest) => {
      const winTickets = ticketsOf(chance);
      const { dream: rules } = await rest.ask(RULES);
      if (rules === null) throw new GatewayError('GAME_STOPPED');
      const { terms, minTickets: min, maxTickets: max, consolationHash } = rules;
      if (winTickets < min || winTickets > max) throw new GatewayError('CHANCE_OUT_OF_RANGE', { winTickets, min, max });
      const targetValue = await targetValueOf(rest, skinId, wear ?? null);
      const fee = Number(dreamFee(BigInt(targetValue), winTickets, BigInt(rules.consolationSum), rules));
      return { terms, winTickets, targetValue, fee, consolationHash };
    },
  }),
  post({
    path: '/dream/play',
    summary: 'Chases a target for a fee, as `dream/quote` showed it; other values now are refused.',
    input: z.object({
      ...wish,
      targetValue: shown(money('As it was shown.')),
      fee: shown(money('As it was shown.')),
      consolationHash: shown(hash('As it was shown.')),
      ...playFields,
    }),
    output: dream.extend(walletFields),
    run: async ({ skinId: targetSkin, wear, probability, winTickets, ...shown }, rest) => {
      const target = { targetSkin, targetWear: wear ?? null, winTickets: ticketsOf({ probability, winTickets }) };
      const input = { ...shown, ...target, commandId: rest.commandId };
      const { play, wallet } = (await rest.ask(CHASE, { input })).chaseDream;
      return { ...dreamOf(play, rest.locale), ...wallet };
    },
  }),
  get({
    path: '/profile/dreamLog',
    summary: "The player's dreams, newest first.",
    input: z.object(pageFields(15)),
    output: pageOf(dream),
    run: (page, { ask, locale }) =>
      pageFrom(
        page,
        async (slice) => {
          const { dreamLog, gameRecords } = await ask(LOG, { ...slice });
          return { ...dreamLog, totalCount: gameRecords.totalCount };
        },
        (play) => dreamOf(play, locale),
      ),
  }),
];
