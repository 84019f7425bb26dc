import type { Database } from '../../engine/database/open-database.ts';

export const connectionLost = (): Error => new Error('Connection terminated unexpectedly');

/**
 * A database whose line breaks. `before` breaks it on the way there, so that nothing is done; `after` on the way back,
 * so that everything is done and the caller doesn't hear of it. Both are asked at every turn.
 */
export const unreliable = (
  database: Database,
  breaks: { readonly before?: () => boolean; readonly after?: () => boolean },
): Database => ({
  ...database,
  run: async (priority, work) => {
    if (breaks.before?.() === true) throw connectionLost();
    const [answer] = await Promise.allSettled([database.run(priority, work)]);
    if (breaks.after?.() === true) throw connectionLost();
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  },
});
