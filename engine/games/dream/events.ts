import { z } from 'zod';
import { type DataOf, type EventOf, FIRST, pastVersion } from '../../facts/define-event.ts';
import { acquires, heldItem, pays, playedRound } from '../../facts/facts.ts';
import type { Instant } from '../../kernel/decision.ts';
import {
  commandId,
  count,
  hexHash,
  itemFacts,
  playerId,
  positiveMoney,
  targetFacts,
} from '../../kernel/event-codec.ts';
import { parseMoney } from '../../kernel/money.ts';
import { asLoose, drawnRound, firstDrawnRound, roundDrawn } from '../../player/drawn-round.ts';
import { defineChangedPlayerEvent } from '../../player/state.ts';

const chased = <Round>(round: Round) => ({
  commandId,
  playerId,
  terms: hexHash.describe('of the section that the player was shown'),
  target: targetFacts,
  winTickets: z.int().min(1).describe('of 10,000,000; a ticket below it wins'),
  fee: positiveMoney,
  tableHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the dream table, see docs/fairness.md'),
  consolationHash: hexHash,
  ...round,
  consolation: z
    .strictObject({ ticket: count, entry: count.describe('index in the consolation table') })
    .nullable()
    .describe('null where the target was won'),
  item: itemFacts.describe('the target, or the consolation'),
});
const chasedNow = chased(drawnRound);

const facts = (data: DataOf<typeof chasedNow>, at: Instant) => {
  const { playerId, terms, fee, consolationHash, consolation, item } = data;
  const won = heldItem(item, { at, game: 'dream' });
  const coin = parseMoney(fee);
  const play = playedRound({
    game: 'dream',
    playerId,
    round: roundDrawn(data),
    staked: coin,
    coin,
    won: won.value,
    shown: won,
    documents: [consolationHash, terms],
    succeeded: consolation === null,
  });
  return {
    postings: pays(playerId, 'fees', 'DREAM_FEE', coin),
    acquired: acquires(playerId, [won]),
    play,
    reference: play.id,
  };
};

/** One round: a fee was paid for a chance at a target; else there is a consolation. */
export const dreamChased = defineChangedPlayerEvent(
  'DreamChased',
  pastVersion(FIRST, chased(firstDrawnRound), {
    becomes: 2,
    facts: (data, at) => facts(asLoose(data), at),
    upcast: asLoose,
  }),
  chasedNow,
  { visibility: 'open', facts },
);
export type DreamChased = EventOf<typeof dreamChased>;

export const dreamEvents = [dreamChased] as const;
