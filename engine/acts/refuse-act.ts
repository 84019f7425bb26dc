import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type ActId, actStream, isHexHash, type OperatorId } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type ActEvent, actRefused, playerActRefused } from './events.ts';
import { openProposal } from './open-act.ts';
import type { SeesActs } from './state.ts';

/** An operator refuses an act; its proposer withdraws it so. */
export type RefuseAct = {
  readonly type: 'RefuseAct';
  readonly actId: ActId;
  readonly by: OperatorId;
  /** Words, 1 to 500 characters; of an act on a player the SHA-256 of the words. */
  readonly reason: string;
};

export const refuseAct: Handler<RefuseAct, ActEvent, SeesActs> = {
  needs: ({ actId }) => ({ streams: [actStream(actId)], guards: [], pairs: [] }),

  decide: ({ actId, by, reason }, world, commandId) => {
    const proposal = openProposal(world.act(actId), world.at);
    if ('code' in proposal) return proposal;
    const { playerId } = proposal;
    const stream = actStream(actId);
    if (playerId === null) return accept([actRefused.in(stream, { commandId, actId, by, reason })]);
    if (!isHexHash(reason)) return reject('INPUT_INVALID', { field: 'reason' });
    return accept([playerActRefused.in(stream, { commandId, actId, by, playerId, reasonHash: reason })]);
  },
};
