import { z } from 'zod';
import type { EventOf } from '../../facts/define-event.ts';
import { acquires, heldItem, pays, playedRound } from '../../facts/facts.ts';
import { caseSlug, commandId, count, hexHash, itemFacts, money, playerId, token128 } from '../../kernel/event-codec.ts';
import { parseMoney } from '../../kernel/money.ts';
import { drawnRound } from '../../player/drawn-round.ts';
import { definePlayerEvent, withRewards } from '../../player/state.ts';
import { grantUsed } from '../../rewards/state.ts';
import { MAX_QUANTITY } from './terms.ts';

const terms = hexHash.describe('of the section that the player was shown');

/** One round: what was staked, drawn and won. Carries every public input, so that anyone can decide it again. */
export const caseOpened = definePlayerEvent(
  'CaseOpened',
  {
    commandId,
    playerId,
    terms,
    case: caseSlug,
    caseVersion: count,
    oddsHash: hexHash,
    price: money,
    quantity: z.int().min(1).max(MAX_QUANTITY),
    play: z.int().min(1).max(MAX_QUANTITY).describe('1 to quantity, in order'),
    ...drawnRound,
    entry: count.describe('index in the odds table'),
    ...itemFacts.shape,
  },
  {
    openness: 'open',
    facts: (data, at) => {
      const { playerId, terms, price, quantity, pairId, roundNo, oddsHash } = data;
      const item = heldItem(data, { at, game: 'case', case: data.case });
      const coin = parseMoney(price);
      const play = playedRound({
        game: 'case',
        playerId,
        pairId,
        roundNo,
        staked: coin,
        coin,
        won: item.value,
        shown: item,
        quantity,
        documents: [oddsHash, terms],
      });
      return {
        postings: pays(playerId, 'house', 'CASE_OPEN', coin),
        acquired: acquires(playerId, [item]),
        play,
        reference: play.id,
      };
    },
  },
);

/** One free round: the day's, or a coupon's. What it wins can only be sold, for a locked bonus. */
export const freeCaseOpened = definePlayerEvent(
  'FreeCaseOpened',
  {
    commandId,
    playerId,
    terms,
    grant: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('daily'),
        terms: hexHash.describe('the rewards that offer it'),
        day: z.int().min(0),
        grade: z.int().min(0).max(20),
      }),
      z.strictObject({ kind: z.literal('coupon'), couponId: token128 }),
    ]),
    case: caseSlug,
    caseVersion: count,
    oddsHash: hexHash,
    ...drawnRound,
    entry: count.describe('index in the odds table'),
    ...itemFacts.shape,
  },
  {
    openness: 'open',
    facts: (data, at) => {
      const { playerId, terms, pairId, roundNo, oddsHash } = data;
      const item = heldItem(data, { at, game: 'case', case: data.case, free: true });
      const play = playedRound({
        game: 'case',
        playerId,
        pairId,
        roundNo,
        staked: 0n,
        coin: 0n,
        won: item.value,
        shown: item,
        free: true,
        documents: [oddsHash, terms],
      });
      return { acquired: acquires(playerId, [item]), play, reference: play.id };
    },
    fold: (player, { grant }) => withRewards(player, grantUsed(player.rewards, grant)),
  },
);

export const caseGameEvents = [caseOpened, freeCaseOpened] as const;
export type CaseOpened = EventOf<typeof caseOpened>;
export type FreeCaseOpened = EventOf<typeof freeCaseOpened>;
