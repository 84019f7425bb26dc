import { casePublished } from '../../catalog/case/events.ts';
import { between, gets, pays } from '../../facts/facts.ts';
import { drawBattleRank } from '../../fairness/battle-draw.ts';
import { battleEntropy } from '../../fairness/battle-lock.ts';
import { settleBattle } from '../../fairness/battle-settlement.ts';
import {
  type Disproof,
  defineOwn,
  defineRoom,
  differs,
  type Published,
  type SeedDraws,
  unpublished,
  type Ways,
} from '../proving.ts';
import {
  battleConcluded,
  battleDissolved,
  battleEntered,
  battleLocked,
  battleRefunded,
  battleSettled,
} from './events.ts';
import type { BattleState, SeesBattles } from './state.ts';

/** A settled battle: every rank's draw in every round, the tie, and who got what. */
const proveBattle = (battle: BattleState, published: Published, { draw }: SeedDraws): Disproof => {
  if (battle.status === 'absent') return 'it was never created';
  const { battleId, lock, result, boxes, mode, sides, size } = battle;
  if (lock === null || result === null) return 'it was settled without a lock';
  const entropy = battleEntropy(lock.lockHash, battle.arrived?.randomness ?? null);
  for (const { round, draws } of battle.rounds) {
    const box = boxes[round - 1];
    const table = box === undefined ? undefined : published(casePublished, box.oddsHash)?.table;
    if (box === undefined || table === undefined) return unpublished('odds table', box?.oddsHash ?? 'none');
    for (const held of draws) {
      const play = { battleId, entropy, round, rank: held.rank, oddsHash: box.oddsHash };
      const { ticket, index, float } = drawBattleRank(table, play, draw);
      const wrong = differs(
        { ticket, entry: index, float },
        { ticket: held.ticket, entry: held.entry, float: held.float },
      );
      if (wrong !== null) return `round ${round}, rank ${held.rank}: ${wrong}`;
    }
  }
  const rounds = battle.rounds.map(({ draws }) => ({ draws }));
  const settled = settleBattle({ battleId, mode, sides, size, rounds, boxes: boxes.length, entropy }, draw);
  const { draws: _, ...drawn } = settled;
  const { totals, winners, tie, order, awards } = result;
  return differs(drawn, { totals, winners, tie, order, awards });
};

export const battleWays = {
  BATTLE_ENTRY: [['player', 'escrow', 'coin']],
  BATTLE_REFUND: [['escrow', 'player', 'coin']],
  BATTLE_SETTLEMENT: [['escrow', 'house', 'coin']],
  BATTLE_SHARE: [['house', 'player', 'coin']],
} as const satisfies Ways;

export const battleRoom = defineRoom('battle', {
  locked: battleLocked,
  drawn: battleSettled,
  givenUp: battleDissolved,
  own: [
    defineOwn(battleEntered, ({ playerId, cost }) => ({ postings: pays(playerId, 'escrow', 'BATTLE_ENTRY', cost) })),
    defineOwn(battleRefunded, ({ playerId, amount }) => ({
      postings: gets(playerId, 'escrow', 'BATTLE_REFUND', amount),
    })),
    defineOwn(battleConcluded, ({ playerId, cost, coin, items }) => ({
      postings: [
        between('escrow', 'house', 'BATTLE_SETTLEMENT', cost),
        ...gets(playerId, 'house', 'BATTLE_SHARE', coin),
      ],
      made: items,
      ranked: true,
    })),
  ],
  prove: ({ battleId }, sees: SeesBattles, published, draws) => proveBattle(sees.battle(battleId), published, draws),
});
