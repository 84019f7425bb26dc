import { z } from 'zod';
import type { EventOf } from '../../facts/define-event.ts';
import { acquires, heldItem, moves, pays, playedRound } from '../../facts/facts.ts';
import {
  commandId,
  hexHash,
  itemFacts,
  money,
  playerId,
  positiveMoney,
  targetFacts,
} from '../../kernel/event-codec.ts';
import { roundId } from '../../kernel/ids.ts';
import { parseMoney, sumOf } from '../../kernel/money.ts';
import { drawnRound } from '../../player/drawn-round.ts';
import { definePlayerEvent } from '../../player/state.ts';
import { stakedItems } from '../weigh-stake.ts';

/** One round: items and coin were staked for a target. Carries every public input, so that anyone can decide it again. */
export const upgradePlayed = definePlayerEvent(
  'UpgradePlayed',
  {
    commandId,
    playerId,
    terms: hexHash.describe('of the section that the player was shown'),
    staked: stakedItems.min(1),
    coin: money.describe('staked besides the items'),
    stake: positiveMoney.describe('coin and what the items counted'),
    target: targetFacts,
    side: z.enum(['under', 'over']),
    winTickets: z.int().min(1).describe('of 10,000,000'),
    tableHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the upgrade table, see docs/fairness.md'),
    ...drawnRound,
    item: itemFacts.nullable().describe('what was won; null where the stake was lost'),
  },
  {
    openness: 'open',
    facts: ({ playerId, terms, staked, coin, stake, target, pairId, roundNo, item }, at) => {
      const won = item === null ? [] : [heldItem(item, { at, game: 'upgrade' })];
      const value = sumOf(won.map((one) => one.value));
      const round = { game: 'upgrade', playerId, pairId, roundNo, shown: item ?? target, documents: [terms] } as const;
      const bet = { staked: parseMoney(stake), coin: parseMoney(coin) };
      return {
        postings: pays(playerId, 'house', 'UPGRADE_STAKE', coin),
        acquired: acquires(playerId, won),
        moved: moves(staked, playerId, 'held', 'used'),
        play: playedRound({ ...round, ...bet, won: value, succeeded: item !== null }),
        reference: roundId(pairId, roundNo),
      };
    },
  },
);
export type UpgradePlayed = EventOf<typeof upgradePlayed>;

export const upgradeEvents = [upgradePlayed] as const;
