import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, type RoundId } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type RetrievalAdvanced, retrievalAdvanced } from './events.ts';

/** The new state of a retrieval. It only goes forward, also past an unreported step; failure returns the item. */
export type AdvanceRetrieval = {
  readonly type: 'AdvanceRetrieval';
  readonly playerId: PlayerId;
  readonly retrievalId: RoundId;
  readonly state: RetrievalAdvanced['data']['state'];
};

/** Each one may be followed by any later one; `failed` may follow them all but the last two, which end it. */
const STEPS = { retrieving: 0, 'awaiting-shipment': 1, 'awaiting-receipt': 2, succeeded: 3, failed: 3 } as const;

export const advanceRetrieval: Handler<AdvanceRetrieval, RetrievalAdvanced, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, { playerId, retrievalId, state }, _world, commandId) => {
    const open = player.retrievals.get(retrievalId);
    if (open === undefined) return reject('RETRIEVAL_NOT_FOUND');
    if (STEPS[state] <= STEPS[open.state]) return reject('NOTHING_TO_DO');
    const data = { commandId, playerId, retrievalId, itemId: open.item.itemId, state };
    return accept([retrievalAdvanced.in(playerStream(playerId), data)]);
  }),
};
