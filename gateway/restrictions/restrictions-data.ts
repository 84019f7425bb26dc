import type { PersonalData } from '../accounts/personal-data.ts';
import type { Restrictions } from './restrictions.ts';

const EXPORTED = 1_000;

const time = (at: number): string => new Date(at).toISOString();

/** Blocks and holds, with what was said of them, but not who said it. A block outlasts the account. */
export const restrictionsData = (restrictions: Pick<Restrictions, 'history' | 'inForce'>): PersonalData => ({
  name: 'restrictions',
  export: async ({ playerId }) =>
    (await restrictions.history(playerId, EXPORTED)).map(({ kind, scope, imposed, until, lifted }) => ({
      kind,
      scope,
      reason: imposed.reason,
      from: time(imposed.at),
      until: time(until),
      liftedAt: lifted === null ? null : time(lifted.at),
    })),
  keep: async ({ playerId }) => {
    const blocks = (await restrictions.inForce(playerId)).filter(({ kind }) => kind === 'block');
    return { excludedUntil: blocks[0]?.until ?? null };
  },
  erase: async ({ playerId }, tx) => {
    await tx.query('DELETE FROM player_restriction WHERE player_id = $1', [playerId]);
  },
});
