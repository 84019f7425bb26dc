import { z } from 'zod';
import { dreamFee } from '../../../engine/fairness/dream-draw.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { get, post } from '../call.ts';
import { entropy, hash, integer, money, pageFields, terms, text, wear } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { dream, dreamOf } from '../views/dream.ts';
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

const shown = z.object({ terms: z.string(), targetValue: z.number(), fee: z.number(), consolationHash: z.string() });

/** Percent with two decimals, as the parameter is read, to tickets of 10,000,000. */
const TICKETS_OF_HUNDREDTH = 1_000;

export const dreamCalls = [
  post({
    path: '/dream/play',
    summary: 'Chases a target for a fee. What was shown to the player can be sent along; other values are refused.',
    input: z.object({
      skinId: text(64, 'The target.'),
      wear,
      probability: money('The chance in percent, at most two decimals; or `winTickets`.').optional(),
      winTickets: integer(1, 10_000_000, 'The chance as tickets of 10,000,000.').optional(),
      targetValue: money('As it was shown.').optional(),
      fee: money('As it was shown.').optional(),
      consolationHash: hash('As it was shown.').optional(),
      terms,
      entropy,
    }),
    output: dream.extend(walletFields),
    run: async ({ skinId, wear, probability, winTickets: tickets, entropy, ...given }, wire) => {
      if ((probability === undefined) === (tickets === undefined)) {
        throw invalidInput('probability', 'or winTickets is given, one of the two');
      }
      const winTickets = tickets ?? (probability ?? 0) * TICKETS_OF_HUNDREDTH;
      const facts = await wire.once(shown, async () => {
        const { dream: rules } = await wire.ask(RULES);
        if (rules === null) throw new GatewayError('GAME_STOPPED');
        const { minTickets: min, maxTickets: max } = rules;
        if (winTickets < min || winTickets > max)
          throw new GatewayError('CHANCE_OUT_OF_RANGE', { winTickets, min, max });
        const targetValue = given.targetValue ?? (await targetValueOf(wire, skinId, wear ?? null));
        const fee = given.fee ?? Number(dreamFee(BigInt(targetValue), winTickets, BigInt(rules.consolationSum), rules));
        return {
          terms: given.terms ?? rules.terms,
          targetValue,
          fee,
          consolationHash: given.consolationHash ?? rules.consolationHash,
        };
      });
      const target = { targetSkin: skinId, targetWear: wear ?? null, winTickets };
      const input = { commandId: wire.commandId, entropy: wire.playEntropy(entropy), ...target, ...facts };
      const { play, wallet } = (await wire.ask(CHASE, { input })).chaseDream;
      return { ...dreamOf(play, wire.locale), ...wallet };
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
