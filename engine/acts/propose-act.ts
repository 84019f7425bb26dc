import { accept, type Instant } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type ActId, actStream, type HexHash, isHexHash, type OperatorId, type PlayerId } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import type { ActKind } from '../terms/act-rules.ts';
import { type ActEvent, actProposed, playerActProposed } from './events.ts';
import { isOnPlayer } from './kinds.ts';
import type { SeesActs } from './state.ts';

/** No act is open for longer. */
const LONGEST_OPEN_MS = 14 * 24 * 60 * 60_000;

/** An operator proposes an act. The effect itself isn't part of it: the approver brings it, and its hash binds it. */
export type ProposeAct = {
  readonly type: 'ProposeAct';
  /** Random, new. */
  readonly actId: ActId;
  readonly kind: ActKind;
  /** `effectHash` of the command that is to be carried out. */
  readonly effectHash: HexHash;
  readonly proposer: OperatorId;
  /** The player of an act on one; null for others. */
  readonly playerId: PlayerId | null;
  /** Words, 1 to 500 characters; of an act on a player the SHA-256 of the words. */
  readonly reason: string;
  readonly ticket: string | null;
  readonly expiresAt: Instant;
};

/** INPUT_INVALID: a player where the kind has none, or none where it has one; words; an id that is used; an end that is too far. */
export const proposeAct: Handler<ProposeAct, ActEvent, SeesActs> = {
  needs: ({ actId }) => ({ streams: [actStream(actId)], guards: [], pairs: [] }),

  decide: ({ type: _, playerId, reason, ...asked }, world, commandId) => {
    const { actId, kind, expiresAt } = asked;
    if (world.act(actId).proposal !== null) return reject('INPUT_INVALID', { field: 'actId' });
    if (!(expiresAt > world.at && expiresAt <= world.at + LONGEST_OPEN_MS)) {
      return reject('INPUT_INVALID', { field: 'expiresAt' });
    }
    if (isOnPlayer(kind) !== (playerId !== null)) return reject('INPUT_INVALID', { field: 'playerId' });
    const stream = actStream(actId);
    if (playerId === null) return accept([actProposed.in(stream, { commandId, ...asked, reason })]);
    if (!isHexHash(reason)) return reject('INPUT_INVALID', { field: 'reason' });
    return accept([playerActProposed.in(stream, { commandId, ...asked, playerId, reasonHash: reason })]);
  },
};
