import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type InviteeJoined, type InviterBound, inviteeJoined, inviterBound } from './events.ts';

/** Names who invited the player, once. Whoever invites was there earlier, so that nobody is above themselves. */
export type BindInviter = {
  readonly type: 'BindInviter';
  readonly playerId: PlayerId;
  readonly inviterId: PlayerId;
};

export const bindInviter: Handler<BindInviter, InviterBound | InviteeJoined, SeesPlayers> = {
  needs: ({ playerId, inviterId }) => ({
    streams: [playerStream(playerId), playerStream(inviterId)],
    guards: [],
    pairs: [],
  }),

  decide: forPlayer((player, { playerId, inviterId }, world, commandId) => {
    if (inviterId === playerId) return reject('OWN_CODE');
    const inviter = world.player(inviterId);
    if (inviter.status === 'absent') return reject('PLAYER_NOT_FOUND');
    if (player.rewards.promotion.inviterId !== null) return reject('REFERRER_BOUND');
    if (inviter.registeredAt >= player.registeredAt) return reject('REFERRER_TOO_NEW');
    return accept([
      inviterBound.in(playerStream(playerId), { commandId, playerId, inviterId }),
      inviteeJoined.in(playerStream(inviterId), { commandId, playerId: inviterId, inviteeId: playerId }),
    ]);
  }),
};
