import type { Command } from '../../../engine/commands.ts';
import { drawnBy } from '../lanes.ts';
import { oddsOf, player, type Stage, termsShown } from '../picks.ts';
import { bending } from '../plant.ts';
import { CASES } from '../world.ts';
import type { SimulatedGame } from './simulated-game.ts';

const openCase = (stage: Stage): Command => {
  const slug = stage.random.pick(CASES);
  const quantity = stage.random.chance(0.02) ? 10 : 1 + stage.random.below(3);
  const owner = player(stage);
  return {
    type: 'OpenCase',
    playerId: owner.playerId,
    ...drawnBy(stage, owner),
    terms: termsShown(stage, 'case'),
    case: slug,
    quantity,
    oddsHash: oddsOf(stage, slug),
  };
};

export const caseGame: SimulatedGame = {
  share: 0,
  wishes: [[236, openCase]],
  plants: {
    'the house picks the ticket': {
      rules: bending('CaseOpened', (event) => ({ ...event, data: { ...event.data, ticket: 9_999_999 } })),
    },
  },
};
