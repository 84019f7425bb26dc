import type { Command } from '../../../engine/commands.ts';
import { BATTLE_MODES, BATTLE_PACES } from '../../../engine/fairness/battle-lock.ts';
import { seatedBy } from '../lanes.ts';
import { entropy, NO_HASH, oddsOf, player, type Stage, termsShown } from '../picks.ts';
import { bending, changing } from '../plant.ts';
import { CASES } from '../world.ts';
import type { SimulatedGame } from './simulated-game.ts';

const createBattle = (stage: Stage): Command => {
  const { random } = stage;
  const house = random.chance(0.1);
  const creator = player(stage);
  const teams = random.chance(0.25);
  const boxes = Array.from({ length: random.chance(0.02) ? 21 : 1 + random.below(4) }, () => {
    const slug = random.pick(CASES);
    return { case: slug, oddsHash: oddsOf(stage, slug) };
  });
  return {
    type: 'CreateBattle',
    playerId: house ? null : creator.playerId,
    seedHash: house ? null : random.chance(0.05) ? NO_HASH : (creator.hostSeeds?.battle.publicHash ?? NO_HASH),
    terms: termsShown(stage, 'battle'),
    ...(house ? { entropy: entropy(stage) } : seatedBy(stage, creator)),
    mode: random.pick(BATTLE_MODES),
    pace: random.pick(BATTLE_PACES),
    ...(teams ? { sides: 2, size: 2 + random.below(2) } : { sides: 2 + random.below(3), size: 1 }),
    private: random.chance(0.1),
    boxes,
    beacon: { kind: 'none' },
  };
};

/** A room, sometimes one that is over already. */
const someBattle = ({ view, random }: Stage) => {
  const open = view.openBattles();
  const over = view.overBattles();
  const choices = over.length > 0 && (open.length === 0 || random.chance(0.05)) ? over : open;
  return choices.length === 0 ? null : random.pick(choices);
};

const join = (stage: Stage): Command | null => {
  const battle = someBattle(stage);
  if (battle === null) return null;
  const { random } = stage;
  const seat = random.chance(0.3) ? 1 + random.below(6) : null;
  const { battleId } = battle;
  const owner = player(stage);
  return { type: 'JoinBattle', playerId: owner.playerId, battleId, seat, ...seatedBy(stage, owner) };
};

const addBot = (stage: Stage): Command | null => {
  const battle = someBattle(stage);
  if (battle === null) return null;
  const asker = stage.random.chance(0.1) ? player(stage).playerId : battle.creator;
  return { type: 'AddBot', playerId: asker, battleId: battle.battleId, seat: null, entropy: entropy(stage) };
};

const fillWithBots = (stage: Stage): Command | null => {
  const battle = someBattle(stage);
  if (battle === null) return null;
  const asker = stage.random.chance(0.1) ? player(stage).playerId : battle.creator;
  const free = Array.from({ length: battle.sides * battle.size }, (_, index) => index + 1)
    .filter((seat) => stage.random.chance(0.05) || !battle.seats.some((taken) => taken.seat === seat))
    .filter(() => !stage.random.chance(0.05));
  const bots = free.map((seat) => ({ seat, entropy: entropy(stage) }));
  return { type: 'FillWithBots', playerId: asker, battleId: battle.battleId, bots };
};

const dissolve = (stage: Stage): Command | null => {
  const battle = someBattle(stage);
  if (battle === null) return null;
  const asker = stage.random.chance(0.2) ? player(stage).playerId : battle.creator;
  return { type: 'DissolveBattle', playerId: asker, battleId: battle.battleId };
};

export const battle: SimulatedGame = {
  share: 12,
  wishes: [
    [60, createBattle],
    [110, join],
    [70, addBot],
    [20, fillWithBots],
    [25, dissolve],
  ],
  plants: {
    'a dissolved battle keeps a stake': { rules: bending('BattleRefunded', () => null) },
    'the loser of a battle gets the items too': {
      rules: changing((events) => {
        const items = events.flatMap(({ event }) => (event.type === 'BattleConcluded' ? event.data.items : []));
        return events.map(({ stream, event }) =>
          event.type === 'BattleConcluded'
            ? { stream, event: { ...event, data: { ...event.data, items } } }
            : { stream, event },
        );
      }),
    },
  },
};
