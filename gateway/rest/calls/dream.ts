import { z } from 'zod';
import { dreamFee } from '../../../engine/fairness/dream-draw.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { within } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { computed } from '../computed.ts';
import { hash, integer, money, playFields, shown, text, wear } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { dream, dreamFields } from '../views/dream.ts';
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
    ...computed({
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
        if (winTickets < min || winTickets > max)
          throw new GatewayError('CHANCE_OUT_OF_RANGE', { winTickets, min, max });
        const targetValue = await targetValueOf(rest, skinId, wear ?? null);
        const fee = Number(dreamFee(BigInt(targetValue), winTickets, BigInt(rules.consolationSum), rules));
        return { terms, winTickets, targetValue, fee, consolationHash };
      },
    }),
  }),
  post({
    path: '/dream/play',
    summary: 'Chases a target for a fee, as `dream/quote` showed it; other values now are refused.',
    ...answeredBy('Mutation.chaseDream', {
      input: z.object({
        ...wish,
        targetValue: shown(money('As it was shown.')),
        fee: shown(money('As it was shown.')),
        consolationHash: shown(hash('As it was shown.')),
        ...playFields,
      }),
      names: { targetSkin: 'skinId', targetWear: 'wear' },
      values: ({ probability, ...wish }) => ({ ...wish, winTickets: ticketsOf({ ...wish, probability }) }),
      answer: { ...within('play', dreamFields), ...walletFields },
    }),
  }),
  get({
    path: '/profile/dreamLog',
    summary: "The player's dreams, newest first.",
    ...pagesOf('Query.dreamLog', { input: nothing, pageSize: 15, entry: dream }),
  }),
];
