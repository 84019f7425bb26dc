import { accountTrials } from './account-trials.ts';
import { laneTrials } from './lane-trials.ts';
import { moneyTrials } from './money-trials.ts';
import { publicTrials } from './public-trials.ts';
import { roomTrials } from './room-trials.ts';
import type { Trial } from './trial.ts';

/** Every call with every method it takes, once. */
export const trials: readonly Trial[] = [
  ...publicTrials,
  ...accountTrials,
  ...roomTrials,
  ...moneyTrials,
  ...laneTrials,
];
