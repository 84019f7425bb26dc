import { describe, expect, it } from 'vitest';
import { alice, bob, registered } from '../../test/cast.ts';
import { acceptedEvents, given, houseOf, playerOf } from '../../test/deciders.ts';
import { cancelled, orderNumber, paid, requested } from '../../test/money-cast.ts';
import type { CancelDeposit } from './cancel-deposit.ts';
import { MAX_CANCELLED_DEPOSITS } from './orders.ts';

const order = orderNumber(1);
const cancel: CancelDeposit = { type: 'CancelDeposit', playerId: alice, depositId: order, reason: 'expired' };
const here = registered(alice);
const open = requested(alice, order, '500');

describe('cancelling a deposit', () => {
  it('closes an open order, and says why', () => {
    const [event] = acceptedEvents(given(here, open).when(cancel));
    expect(event).toMatchObject({ type: 'DepositCancelled', data: { depositId: order, reason: 'expired' } });
  });

  it('needs a player', () =>
    expect(given(here, open).when({ ...cancel, playerId: bob })).toBeRefused('PLAYER_NOT_FOUND', {}));

  it.each([
    ['was never opened', given(here)],
    ['is cancelled already', given(here, open, cancelled(alice, order))],
    ['is paid', given(here, open, paid(alice, order, '500'))],
  ])('is refused where the order %s', (_, story) => expect(story.when(cancel)).toBeRefused('DEPOSIT_CLOSED', {}));

  it('remembers the newest hundred cancelled orders, and forgets older ones', () => {
    const house = houseOf(here, requested(alice, orderNumber(5_000), '700'));
    for (let n = 0; n <= MAX_CANCELLED_DEPOSITS; n += 1) {
      house.given([requested(alice, orderNumber(1_000 + n), '500'), cancelled(alice, orderNumber(1_000 + n))]);
      house.wait(1);
    }
    const player = playerOf(house, alice);
    expect(player.deposits.size).toBe(MAX_CANCELLED_DEPOSITS + 1);
    expect(player.deposits.has(orderNumber(1_000))).toBe(false);
    expect(player.deposits.has(orderNumber(1_001))).toBe(true);
    expect(player.deposits.get(orderNumber(5_000))?.cancelled).toBe(false);
  });
});
