import { db, runQuery } from '../../../engine/database/queries.ts';
import type { OperatorContext } from '../context.ts';
import { actOn } from './player-acts.ts';

/** Ends all sessions of a player, and the proofs that they got; answers how many there were. @throws GatewayError INVALID_INPUT, NOT_FOUND */
export const signOut = (
  context: Pick<OperatorContext, 'sql' | 'operator' | 'securityChanges' | 'now'>,
  asked: { readonly playerId: string; readonly reason: string },
): Promise<number> =>
  actOn(context, asked, async ({ tx, account: { accountId }, report }, act) => {
    const ending = db.deleteFrom('session').where('accountId', '=', accountId).where('expiresAt', '>', context.now());
    const ended = await runQuery(tx, ending.returning('sessionId'));
    await runQuery(tx, db.deleteFrom('actionTicket').where('accountId', '=', accountId));
    await act.note(tx, 'player-signed-out', `${ended.length}`);
    await report('sessions-ended', { detail: act.reason });
    return ended.length;
  });
