import { z } from 'zod';
import { defineEvent, type EventOf } from '../../facts/define-event.ts';
import { acquires, heldItem, moves, playedRound } from '../../facts/facts.ts';
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
import { stakedItems } from '../weigh-stake.ts';

/** Most skins of a pool. */
export const MAX_POOL = 300;

/** A version of the pool from which the tables of contracts are built. */
export const contractPoolPublished = defineEvent(
  'ContractPoolPublished',
  {
    commandId,
    version: z.int().min(1),
    pool: z.array(targetFacts).min(1).max(MAX_POOL).describe('sorted by value, then skin, then wear'),
    poolHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the pool'),
  },
  { stream: 'pool', openness: 'open', publishes: ({ poolHash }) => [poolHash] },
);
export type ContractPoolPublished = EventOf<typeof contractPoolPublished>;

/** One round: items went in, one came out, drawn from the table of what they count together. */
export const contractPlayed = definePlayerEvent(
  'ContractPlayed',
  {
    commandId,
    playerId,
    terms: hexHash.describe('of the section that the player was shown'),
    staked: stakedItems.min(1),
    stake: positiveMoney.describe('what the items counted'),
    poolHash: hexHash,
    tableHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the contract table, see docs/fairness.md'),
    ...drawnRound,
    entry: count.describe('index in the table'),
    item: itemFacts,
  },
  {
    openness: 'open',
    facts: ({ playerId, terms, staked, stake, poolHash, pairId, roundNo, item }, at) => {
      const won = heldItem(item, { at, game: 'contract' });
      const documents = [poolHash, terms];
      const round = { game: 'contract', playerId, pairId, roundNo, shown: won, documents } as const;
      return {
        acquired: acquires(playerId, [won]),
        moved: moves(staked, playerId, 'held', 'used'),
        play: playedRound({ ...round, staked: parseMoney(stake), coin: 0n, won: won.value }),
        reference: roundId(pairId, roundNo),
      };
    },
  },
);
export type ContractPlayed = EventOf<typeof contractPlayed>;

export const contractEvents = [contractPlayed] as const;
export const contractPoolEvents = [contractPoolPublished] as const;
