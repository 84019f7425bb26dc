import { setTimeout as pause } from 'node:timers/promises';
import type { FollowerStatus } from '../../engine/projections/follower.ts';
import type { CatchingUp } from '../../gateway/play/catching-up.ts';

const LOOK_MS = 100;

/** Events that each read model has folded on the way to a position, on average. */
export const foldedOf = (models: readonly Pick<FollowerStatus, 'position'>[], target: number): number =>
  models.length === 0
    ? target
    : Math.floor(models.reduce((sum, { position }) => sum + Math.min(position, target), 0) / models.length);

export interface CatchUp {
  /** Null once every read model has come to the target. That stays so, whatever happens to the log later. */
  state(): CatchingUp | null;
  /** Resolves when there is nothing left to catch up with, or after `stop`; reports how many events of how many are folded. */
  over(onProgress?: (done: number, total: number) => void): Promise<void>;
  stop(): void;
}

/** Watches read models on their way to where the log was when the process began. The models fold by themselves. */
export const watchCatchUp = (status: () => readonly FollowerStatus[], target: number): CatchUp => {
  let isOver = target <= 0;
  let stopped = false;
  const folded = (): number => {
    const models = status();
    isOver ||= models.every(({ position }) => position >= target);
    return isOver ? target : foldedOf(models, target);
  };
  return {
    state: () => {
      const done = folded();
      return isOver ? null : { percent: Math.min(99, Math.floor((100 * done) / target)), target };
    },
    over: async (onProgress) => {
      while (!stopped) {
        const done = folded();
        onProgress?.(done, target);
        if (isOver) return;
        await pause(LOOK_MS, undefined, { ref: false });
      }
    },
    stop: () => {
      stopped = true;
    },
  };
};
