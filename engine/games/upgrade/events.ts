import { z } from 'zod';
import { type DataOf, type EventOf, FIRST, pastVersion } from '../../facts/define-event.ts';
import { acquires, heldItem, moves, pays, playedRound } from '../../facts/facts.ts';
import type { Instant } from '../../kernel/decision.ts';
import {
  commandId,
  hexHash,
  itemFacts,
  money,
  playerId,
  positiveMoney,
  targetFacts,
} from '../../kernel/event-codec.ts';
import { parseMoney, sumOf } from '../../kernel/money.ts';
import { asLoose, drawnRound, firstDrawnRound, roundDrawn } from '../../player/drawn-round.ts';
import { defineChangedPlayerEvent } from '../../player/state.ts';
import { stakedItems } from '../weigh-stake.ts';

const played = <Round>(round: Round) => ({
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
  ...round,
  item: itemFacts.nullable().describe('what was won; null where the stake was lost'),
});
const playedNow = played(drawnRound);

const facts = (data: DataOf<typeof playedNow>, at: Instant) => {
  const { playerId, terms, staked, coin, stake, target, item } = data;
  const won = item === null ? [] : [heldItem(item, { at, game: 'upgrade' })];
  const play = playedRound({
    game: 'upgrade',
    playerId,
    round: roundDrawn(data),
    staked: parseMoney(stake),
    coin: parseMoney(coin),
    won: sumOf(won.map((one) => one.value)),
    shown: item ?? target,
    documents: [terms],
    succeeded: item !== null,
  });
  return {
    postings: pays(playerId, 'house', 'UPGRADE_STAKE', coin),
    acquired: acquires(playerId, won),
    moved: moves(staked, playerId, 'held', 'used'),
    play,
    reference: play.id,
  };
};

/**
 * One round: items and coin staked for a target. Carries every public input, so that any auditor can decide it again.
 */
export const upgradePlayed = defineChangedPlayerEvent(
  'UpgradePlayed',
  pastVersion(FIRST, played(firstDrawnRound), {
    becomes: 2,
    facts: (data, at) => facts(asLoose(data), at),
    upcast: asLoose,
  }),
  playedNow,
  { visibility: 'open', facts },
);
export type UpgradePlayed = EventOf<typeof upgradePlayed>;

export const upgradeEvents = [upgradePlayed] as const;
