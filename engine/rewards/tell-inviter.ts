import { type RebateEarned, type RebateReversed, rebateEarned } from '../deposits/events.ts';
import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { evolvePlayerWith } from '../player/evolve-player.ts';
import { invitingOf, NO_PLAYER, type PlayerState, type SeesPlayers } from '../player/state.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type InviteeJoined, type InviterTold, inviteeJoined, inviterTold, TOLD_AT_ONCE } from './events.ts';
import { rebatesOf, reversedRebatesOf } from './rebate.ts';

/**
 * The house tells the inviter that the player came, and credits the inviter's rebates, oldest payments first, and takes back those of payments that were reversed. It does
 * so for all players in its daily run: beside a payment, the number of sealed entries would reveal that its payer was
 * invited. An erased player's news is passed on as well.
 */
export type TellInviter = {
  readonly type: 'TellInviter';
  readonly playerId: PlayerId;
};

export const tellInviter: Handler<
  TellInviter,
  InviterTold | InviteeJoined | RebateEarned | RebateReversed,
  SeesPlayers & SeesTerms
> = {
  needs: ({ playerId }, known) => {
    const { inviterId } = invitingOf(known.player(playerId) ?? NO_PLAYER);
    const inviter = inviterId === null ? [] : [playerStream(inviterId)];
    return { streams: [playerStream(playerId), termsStream, ...inviter], guards: [], pairs: [] };
  },

  decide: ({ playerId }, world, commandId) => {
    const { inviterId, untold } = invitingOf(world.player(playerId));
    const joined = untold.joinedAt !== null;
    const payments = untold.payments.slice(0, TOLD_AT_ONCE);
    const waiting = new Set(untold.payments.slice(TOLD_AT_ONCE).map(({ depositId }) => depositId));
    const reversed = untold.reversals.filter(({ depositId }) => !waiting.has(depositId)).slice(0, TOLD_AT_ONCE);
    if (inviterId === null || (!joined && payments.length === 0 && reversed.length === 0))
      return reject('NOTHING_TO_DO');
    const deposits = payments.map(({ depositId }) => depositId);
    const reversals = reversed.map(({ depositId }) => depositId);
    const told = inviterTold.in(playerStream(playerId), { commandId, playerId, joined, deposits, reversals });
    const before = world.player(inviterId);
    if (before.status === 'absent') return accept([told]);
    const earned = rebatesOf(payments, { from: playerId, inviterId }, world, commandId);
    const after = earned.reduce<PlayerState>(
      (inviter, { event }) => evolvePlayerWith(rebateEarned, inviter, event, world.at),
      before,
    );
    const came = { commandId, playerId: inviterId, inviteeId: playerId };
    return accept([
      told,
      ...(joined ? [inviteeJoined.in(playerStream(inviterId), came)] : []),
      ...earned,
      ...reversedRebatesOf(reversed, after, { from: playerId, commandId }),
    ]);
  },
};
