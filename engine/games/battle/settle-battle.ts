import { itemNumber, settleBattle } from '../../fairness/battle-settlement.ts';
import type { StreamEvent } from '../../kernel/decision.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import { battleStream, type CommandId, playerStream } from '../../kernel/ids.ts';
import { formatMoney, lesserOf, MAX_MONEY, parseMoney } from '../../kernel/money.ts';
import type { World } from '../../kernel/world.ts';
import { nextItem, type PlayerState, type SeesPlayers } from '../../player/state.ts';
import { type BattleConcluded, type BattleSettled, battleConcluded, battleSettled } from './events.ts';
import { entropyOf } from './lock-battle.ts';
import { type OpenedBattle, seatedPlayers } from './state.ts';

export type SettlementEvent = BattleSettled | BattleConcluded;

/** Every draw of the battle, by its number. A draw becomes an item when a player gets it. */
const drawn = (battle: OpenedBattle): ReadonlyMap<number, Omit<ItemFacts, 'itemId'>> =>
  new Map(
    battle.rounds.flatMap(({ round, draws }) =>
      draws.map(({ rank, skin, wear, float, value }) => [
        itemNumber(battle, round, rank),
        { skin, wear, float, value },
      ]),
    ),
  );

/**
 * The end of a battle whose last round was played: winners and reveal, then each player's part. The house keeps the
 * winnings of bots.
 */
export const settlementEvents = (
  battle: OpenedBattle,
  world: World & SeesPlayers,
  commandId: CommandId,
): readonly StreamEvent<SettlementEvent>[] => {
  const { battleId, mode, sides, size, boxes, rounds } = battle;
  const { pairId } = battle.seed;
  const { draws: _, ...result } = settleBattle(
    { battleId, mode, sides, size, boxes: boxes.length, rounds, entropy: entropyOf(battle) },
    (request) => world.draw(pairId, request),
  );
  const items = drawn(battle);
  const wonBy = (rank: number, player: PlayerState): Pick<BattleConcluded['data'], 'items' | 'coin'> => {
    if (player.status === 'absent') throw new Error(`no player sits at rank ${rank} of ${battleId}`);
    const award = result.awards.find((one) => one.rank === rank);
    const share = mode === 'shared' ? parseMoney(award?.value ?? '0') : 0n;
    return {
      items: (award?.items ?? [])
        .flatMap((n) => items.get(n) ?? [])
        .map((item, index) => ({ itemId: nextItem(player, index + 1), ...item })),
      // The house keeps the part that exceeds the largest balance: a battle that couldn't be settled would never end.
      coin: formatMoney(lesserOf(share, MAX_MONEY - player.coin)),
    };
  };
  const concluded = seatedPlayers(battle).map(({ rank, player }) =>
    battleConcluded.in(playerStream(player), {
      commandId,
      playerId: player,
      battleId,
      rank,
      cost: formatMoney(battle.cost),
      won: result.winners.includes(rank),
      ...wonBy(rank, world.player(player)),
    }),
  );
  const settled = battleSettled.in(battleStream(battleId), {
    commandId,
    battleId,
    ...result,
    revealed: { pairId, ...world.reveal(pairId) },
  });
  return [settled, ...concluded];
};
