import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type HostSeedsCommitted, hostSeedsCommitted } from './events.ts';
import { forPlayer, type SeesPlayers } from './state.ts';

/** Commits the seeds of the player's first battle and giveaway; later ones are committed as these are used up. */
export type CommitHostSeeds = { readonly type: 'CommitHostSeeds'; readonly playerId: PlayerId };

export const commitHostSeeds: Handler<CommitHostSeeds, HostSeedsCommitted, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, { playerId }, world, commandId) => {
    if (player.hostSeeds !== null) return reject('NOTHING_TO_DO');
    const data = { commandId, playerId, battle: world.freshPair(), giveaway: world.freshPair() };
    return accept([hostSeedsCommitted.in(playerStream(playerId), data)]);
  }),
};
