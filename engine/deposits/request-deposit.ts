import { isAmount } from '../kernel/amount.ts';
import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type OrderId, type PlayerId, playerStream, type Token128, termsStream } from '../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { exceeded, refuseBlocked } from '../player/safer-play.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { inForce } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type DepositRequested, depositRequested } from './events.ts';
import { usableCoupon } from './usable-coupon.ts';

/** Coin of one order, minor units. */
export const MIN_DEPOSIT: Money = 100n;
export const MAX_DEPOSIT: Money = 100_000_000n;

/** Orders of a player that may wait for their payment at once. */
export const MAX_OPEN_DEPOSITS = 20;

/** Opens a deposit order. Limits count it from now on. */
export type RequestDeposit = {
  readonly type: 'RequestDeposit';
  readonly playerId: PlayerId;
  readonly depositId: OrderId;
  /** Coin to buy: minor units, decimal, `MIN_DEPOSIT` to `MAX_DEPOSIT`. */
  readonly amount: string;
  readonly couponId: Token128 | null;
  /** False for a person who had the rewards that are given once, under an account that is erased. */
  readonly oneTimeRewards: boolean;
};

export const requestDeposit: Handler<RequestDeposit, DepositRequested, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId), termsStream], guards: [playerId], pairs: [] }),

  decide: forPlayer((player, { playerId, depositId, amount, couponId, oneTimeRewards }, world, commandId) => {
    if (!isAmount(amount)) return reject('INPUT_INVALID', { field: 'amount' });
    const coin = parseMoney(amount);
    if (coin < MIN_DEPOSIT || coin > MAX_DEPOSIT) {
      return reject('INPUT_INVALID', { field: 'amount', min: formatMoney(MIN_DEPOSIT), max: formatMoney(MAX_DEPOSIT) });
    }
    const blocked = refuseBlocked(playerId, world);
    if (blocked !== null) return blocked;
    if (player.deposits.has(depositId)) return reject('DEPOSIT_CLOSED');
    const open = player.deposits.count(({ cancelled }) => !cancelled);
    if (open >= MAX_OPEN_DEPOSITS) return reject('TOO_MANY_DEPOSITS', { max: MAX_OPEN_DEPOSITS });
    if (couponId !== null && usableCoupon(player, couponId, { depositId, amount: coin }, world.at) === null) {
      return reject('COUPON_NOT_USABLE');
    }
    const terms = inForce(world.terms(), 'rewards', world.at)?.hash ?? null;
    const excess = exceeded(world.guard(playerId), player.activity, world.at, 'deposit', coin);
    if (excess !== null) return reject('LIMIT_REACHED', excess);
    const data = { commandId, playerId, depositId, terms, amount, couponId, oneTimeRewards };
    return accept([depositRequested.in(playerStream(playerId), data)]);
  }),
};
