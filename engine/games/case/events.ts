import { z } from 'zod';
import { type DataOf, type EventOf, FIRST, pastVersion } from '../../facts/define-event.ts';
import { acquires, heldItem, pays, playedRound } from '../../facts/facts.ts';
import type { Instant } from '../../kernel/decision.ts';
import { caseSlug, commandId, count, hexHash, itemFacts, money, playerId, token128 } from '../../kernel/event-codec.ts';
import { parseMoney } from '../../kernel/money.ts';
import { asLoose, drawnRound, firstDrawnRound, roundDrawn } from '../../player/drawn-round.ts';
import { defineChangedPlayerEvent, withRewards } from '../../player/state.ts';
import { grantUsed } from '../../rewards/state.ts';
import { MAX_QUANTITY } from './terms.ts';

const terms = hexHash.describe('of the section that the player was shown');

const opened = <Round>(round: Round) => ({
  commandId,
  playerId,
  terms,
  case: caseSlug,
  caseVersion: count,
  oddsHash: hexHash,
  price: money,
  quantity: z.int().min(1).max(MAX_QUANTITY),
  play: z.int().min(1).max(MAX_QUANTITY).describe('1 to quantity, in order'),
  ...round,
  entry: count.describe('index in the odds table'),
  ...itemFacts.shape,
});
const openedNow = opened(drawnRound);

const openedFacts = (data: DataOf<typeof openedNow>, at: Instant) => {
  const { playerId, terms, price, quantity, oddsHash } = data;
  const item = heldItem(data, { at, game: 'case', case: data.case });
  const coin = parseMoney(price);
  const play = playedRound({
    game: 'case',
    playerId,
    round: roundDrawn(data),
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
};

/** One round: its stake, draw and item. Carries every public input, so that any auditor can decide it again. */
export const caseOpened = defineChangedPlayerEvent(
  'CaseOpened',
  pastVersion(FIRST, opened(firstDrawnRound), {
    becomes: 2,
    facts: (data, at) => openedFacts(asLoose(data), at),
    upcast: asLoose,
  }),
  openedNow,
  { visibility: 'open', facts: openedFacts },
);

const openedFree = <Round>(round: Round) => ({
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
  ...round,
  entry: count.describe('index in the odds table'),
  ...itemFacts.shape,
});
const openedFreeNow = openedFree(drawnRound);

const openedFreeFacts = (data: DataOf<typeof openedFreeNow>, at: Instant) => {
  const { playerId, terms, oddsHash } = data;
  const item = heldItem(data, { at, game: 'case', case: data.case, free: true });
  const play = playedRound({
    game: 'case',
    playerId,
    round: roundDrawn(data),
    staked: 0n,
    coin: 0n,
    won: item.value,
    shown: item,
    free: true,
    documents: [oddsHash, terms],
  });
  return { acquired: acquires(playerId, [item]), play, reference: play.id };
};

/** One free round: the day's, or a coupon's. Its item can only be sold, for a locked bonus. */
export const freeCaseOpened = defineChangedPlayerEvent(
  'FreeCaseOpened',
  pastVersion(FIRST, openedFree(firstDrawnRound), {
    becomes: 2,
    facts: (data, at) => openedFreeFacts(asLoose(data), at),
    upcast: asLoose,
  }),
  openedFreeNow,
  {
    visibility: 'open',
    facts: openedFreeFacts,
    fold: (player, { grant }) => withRewards(player, grantUsed(player.rewards, grant)),
  },
);

export const caseGameEvents = [caseOpened, freeCaseOpened] as const;
export type CaseOpened = EventOf<typeof caseOpened>;
export type FreeCaseOpened = EventOf<typeof freeCaseOpened>;
