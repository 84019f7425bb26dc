import { BATTLE_MODES, BATTLE_PACES } from '../../engine/fairness/battle-lock.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { dawn } from '../cast.ts';
import { revealEverything } from '../fixture-log.ts';
import { joinBattle, openBattle } from './battles.ts';
import { createStage, everybody, plain } from './stage.ts';

const SIZES = [
  { sides: 2, size: 1 },
  { sides: 4, size: 1 },
  { sides: 2, size: 2 },
  { sides: 2, size: 3 },
] as const;

/** A battle of each mode and pace, and of each size that the mode has. */
export const recordModes = (): readonly RecordedEvent[] => {
  const stage = createStage();
  for (const mode of BATTLE_MODES) {
    for (const pace of BATTLE_PACES) {
      for (const { sides, size } of SIZES) {
        if (mode === 'shared' && size > 1) continue;
        const [creator, ...others] = everybody.slice(0, sides * size);
        if (creator === undefined) throw new Error('a battle has players');
        joinBattle(
          stage,
          openBattle(stage, creator, { mode, pace, sides, size, boxes: [dawn, plain, dawn] }),
          ...others,
        );
        stage.pass(60_000);
      }
    }
  }
  return revealEverything(stage.house).recorded;
};
