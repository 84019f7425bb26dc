import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type InviteeJoined, type InviterBound, inviteeJoined, inviterBound } from './events.ts';

/**
 * Names the player's inviter, once. The inviter registered earlier, so that no chain of inviters is a circle. The daily
 * run tells the inviter: an entry of theirs beside this one would reveal that an invited player has just come.
 */
export type BindInviter = {
  readonly type: 'BindInviter';
  readonly playerId: PlayerId;
  readonly inviterId: PlayerId;
  /** As in logs from before the daily run: the same command tells the inviter. Only auditors ask for it. */
  readonly atOnce?: true;
};

export const bindInviter: Handler<BindInviter, InviterBound | InviteeJoined, SeesPlayers> = {
  needs: ({ playerId, inviterId }) => ({
    streams: [playerStream(playerId), playerStream(inviterId)],
    guards: [],
    pairs: [],
  }),

  decide: forPlayer((player, { playerId, inviterId, atOnce = false }, world, commandId) => {
    if (inviterId === playerId) return reject('OWN_CODE');
    const inviter = world.player(inviterId);
    if (inviter.status === 'absent') return reject('PLAYER_NOT_FOUND');
    if (player.rewards.promotion.inviterId !== null) return reject('REFERRER_BOUND');
    if (inviter.registeredAt >= player.registeredAt) return reject('REFERRER_TOO_NEW');
    const bound = inviterBound.in(playerStream(playerId), { commandId, playerId, inviterId, toldLater: !atOnce });
    if (!atOnce) return accept([bound]);
    const joined = { commandId, playerId: inviterId, inviteeId: playerId };
    return accept([bound, inviteeJoined.in(playerStream(inviterId), joined)]);
  }),
};
