import { settleBattle } from '../../fairness/battle-settlement.ts';
import type { StreamEvent } from '../../kernel/decision.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import { battleStream, type CommandId, type ItemId, itemIn, playerStream } from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { World } from '../../kernel/world.ts';
import { evolvePlayerWith } from '../../player/evolve-player.ts';
import type { SeesPlayers } from '../../player/state.ts';
import type { BonusReleased } from '../../programme/events.ts';
import { bonusRelease } from '../../programme/release-bonus.ts';
import { type BattleConcluded, type BattleSettled, battleConcluded } from './events.ts';
import { entropyOf } from './lock-battle.ts';
import { type OpenedBattle, seatedPlayers } from './state.ts';

export type SettlementEvent = BattleSettled | BattleConcluded | BonusReleased;

/** Every item that was drawn, by its id. */
const drawnItems = ({ battleId, rounds, seatCount }: OpenedBattle): ReadonlyMap<ItemId, ItemFacts> =>
  new Map(
    rounds.flatMap(({ round, draws }) =>
      draws.map(({ seat, skin, wear, float, value }): [ItemId, ItemFacts] => {
        const itemId = itemIn(battleId, (round - 1) * seatCount + seat);
        return [itemId, { itemId, skin, wear, float, value }];
      }),
    ),
  );

/**
 * The end of a battle whose last round was played: winners and reveal, then each player's part, then the bonuses that
 * this wagering released. What a bot won stays with the house.
 */
export const settlementEvents = (
  battle: OpenedBattle,
  world: World & SeesPlayers,
  commandId: CommandId,
): readonly StreamEvent<SettlementEvent>[] => {
  const { battleId, mode, teams, seatCount, boxes, rounds } = battle;
  const { pairId } = battle.seed;
  const { draws: _, ...result } = settleBattle(
    { battleId, mode, teams, seatCount, boxes: boxes.length, rounds, entropy: entropyOf(battle) },
    (request) => world.draw(pairId, request),
  );
  const items = drawnItems(battle);
  const wonBy = (seat: number): ItemFacts[] => {
    const award = result.awards.find((one) => one.seat === seat);
    return (award?.itemIds ?? []).flatMap((id) => items.get(id) ?? []);
  };
  const concluded = seatedPlayers(battle).map(
    ({ seat, player }): BattleConcluded => ({
      type: 'BattleConcluded',
      schemaVersion: 1,
      data: {
        commandId,
        playerId: player,
        battleId,
        seat,
        cost: formatMoney(battle.cost),
        won: result.winners.includes(seat),
        items: wonBy(seat),
      },
    }),
  );
  const released = concluded.flatMap((event) =>
    bonusRelease(evolvePlayerWith(battleConcluded, world.player(event.data.playerId), event, world.at), commandId),
  );
  const settled: StreamEvent<BattleSettled> = {
    stream: battleStream(battleId),
    event: {
      type: 'BattleSettled',
      schemaVersion: 1,
      data: { commandId, battleId, ...result, revealed: { pairId, ...world.reveal(pairId) } },
    },
  };
  const parts = concluded.map(
    (event): StreamEvent<BattleConcluded> => ({ stream: playerStream(event.data.playerId), event }),
  );
  return [settled, ...parts, ...released];
};
