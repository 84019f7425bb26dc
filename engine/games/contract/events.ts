import { z } from 'zod';
import { type DataOf, defineEvent, type EventOf, FIRST, pastVersion } from '../../facts/define-event.ts';
import { acquires, heldItem, moves, playedRound } from '../../facts/facts.ts';
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
  { stream: 'pool', visibility: 'open', publishes: ({ poolHash }) => [poolHash] },
);
export type ContractPoolPublished = EventOf<typeof contractPoolPublished>;

const played = <Round>(round: Round) => ({
  commandId,
  playerId,
  terms: hexHash.describe('of the section that the player was shown'),
  staked: stakedItems.min(1),
  stake: positiveMoney.describe('what the items counted'),
  poolHash: hexHash,
  tableHash: hexHash.describe('SHA-256 of the RFC 8785 JSON of the contract table, see docs/fairness.md'),
  ...round,
  entry: count.describe('index in the table'),
  item: itemFacts,
});
const playedNow = played(drawnRound);

const facts = (data: DataOf<typeof playedNow>, at: Instant) => {
  const { playerId, terms, staked, stake, poolHash, item } = data;
  const won = heldItem(item, { at, game: 'contract' });
  const play = playedRound({
    game: 'contract',
    playerId,
    round: roundDrawn(data),
    staked: parseMoney(stake),
    coin: 0n,
    won: won.value,
    shown: won,
    documents: [poolHash, terms],
  });
  return {
    acquired: acquires(playerId, [won]),
    moved: moves(staked, playerId, 'held', 'used'),
    play,
    reference: play.id,
  };
};

/** One round: items went in, one came out, drawn from the table of what they count together. */
export const contractPlayed = defineChangedPlayerEvent(
  'ContractPlayed',
  pastVersion(FIRST, played(firstDrawnRound), {
    becomes: 2,
    facts: (data, at) => facts(asLoose(data), at),
    upcast: asLoose,
  }),
  playedNow,
  { visibility: 'open', facts },
);
export type ContractPlayed = EventOf<typeof contractPlayed>;

export const contractEvents = [contractPlayed] as const;
export const contractPoolEvents = [contractPoolPublished] as const;
