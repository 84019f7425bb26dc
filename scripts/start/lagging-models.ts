import type { FollowerStatus } from '../../engine/projections/follower.ts';
import type { CatchingUp } from '../../gateway/play/catching-up.ts';

/** Events that a read model may be behind before pages would show too old things. */
export const MAX_LAG = 5_000;

/** Why pages would show old things: how far the start is, else one reason for each read model that is too far behind. */
export const laggingModels = (
  models: readonly FollowerStatus[],
  logSize: number,
  catchingUp: CatchingUp | null,
): readonly string[] => [
  ...(catchingUp === null ? [] : [`the read models are at ${catchingUp.percent} %`]),
  ...models.flatMap(({ name, state, position }) => {
    if (state === 'outdated') return [`the read model ${name} must be rebuilt`];
    if (state === 'failing' || state === 'stopped') return [`the read model ${name} is ${state}`];
    if (catchingUp !== null || logSize - position <= MAX_LAG) return [];
    return [`the read model ${name} is ${logSize - position} events behind`];
  }),
];
