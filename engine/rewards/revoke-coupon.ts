import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, type Token128 } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type CouponRevoked, couponRevoked } from './events.ts';
import { unexpired } from './state.ts';

/** The operator takes back a coupon that wasn't used. An order that names it and is paid later gets its coin, and no bonus. */
export type RevokeCoupon = {
  readonly type: 'RevokeCoupon';
  readonly playerId: PlayerId;
  readonly couponId: Token128;
};

export const revokeCoupon: Handler<RevokeCoupon, CouponRevoked, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, { playerId, couponId }, world, commandId) => {
    if (!unexpired(player.rewards.coupons, world.at).has(couponId)) return reject('COUPON_NOT_USABLE');
    return accept([couponRevoked.in(playerStream(playerId), { commandId, playerId, couponId })]);
  }),
};
