import { z } from 'zod';
import type { EventOf } from '../../facts/define-event.ts';
import { acquires, heldItem, pays, playedRound } from '../../facts/facts.ts';
import {
  commandId,
  count,
  hexHash,
  itemFacts,
  playerId,
  positiveMoney,
  targetFacts,
} from '../../kernel/event-codec.ts';
import { roundId } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import { drawnRound } from '../../player/drawn-round.ts';
import { definePlayerEvent } from '../../player/state.ts';

/** One round: a fee was paid for a chance at a target; else there is a consolation. */
export const dreamChased = definePlayerEvent(
  'DreamChased',
  {
    commandId,
    playerId,
    terms: hexHash.describe('of the section that the player was shown'),
    target: targetFacts,
    winTickets: z.int().min(1).describe('of 10,000,000; a ticket below it wins'),
    fee: positiveMoney,
    tableHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the dream table, see docs/fairness.md'),
    consolationHash: hexHash,
    ...drawnRound,
    consolation: z
      .strictObject({ ticket: count, entry: count.describe('index in the consolation table') })
      .nullable()
      .describe('null where the target was won'),
    item: itemFacts.describe('the target, or the consolation'),
  },
  {
    openness: 'open',
    facts: ({ playerId, terms, fee, consolationHash, pairId, roundNo, consolation, item }, at) => {
      const won = heldItem(item, { at, game: 'dream' });
      const coin = parseMoney(fee);
      const documents = [consolationHash, terms];
      const round = { game: 'dream', playerId, pairId, roundNo, shown: won, documents } as const;
      return {
        postings: pays(playerId, 'fees', 'DREAM_FEE', coin),
        acquired: acquires(playerId, [won]),
        play: playedRound({ ...round, staked: coin, coin, won: won.value, succeeded: consolation === null }),
        reference: roundId(pairId, roundNo),
      };
    },
  },
);
export type DreamChased = EventOf<typeof dreamChased>;

export const dreamEvents = [dreamChased] as const;
