import type { FollowerStatus } from '../../engine/projections/follower.ts';

/** Events that a read model may be behind before pages would show too old things. */
const MAX_LAG = 5_000;

/** Why pages would show old things, one reason for each read model. */
export const laggingModels = (models: readonly FollowerStatus[], logSize: number): readonly string[] =>
  models.flatMap(({ name, state, position }) => {
    if (state === 'outdated') return [`the read model ${name} must be rebuilt`];
    if (state === 'failing' || state === 'stopped') return [`the read model ${name} is ${state}`];
    return logSize - position > MAX_LAG ? [`the read model ${name} is ${logSize - position} events behind`] : [];
  });
