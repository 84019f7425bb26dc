import { describe, expect, it } from 'vitest';
import { alice, bob, registered } from '../../test/cast.ts';
import { given, houseOf, playerOf } from '../../test/deciders.ts';
import { adjusted } from '../../test/money-cast.ts';
import { MAX_MONEY } from '../kernel/money.ts';
import type { AdjustBalance } from './adjust-balance.ts';
import { balanceOf } from './state.ts';

const adjust = (more: Partial<AdjustBalance> = {}): AdjustBalance => ({
  type: 'AdjustBalance',
  playerId: alice,
  balance: 'coin',
  direction: 'credit',
  amount: '500',
  reason: 'compensation',
  ...more,
});
const BALANCES = ['coin', 'points', 'locked'] as const;

describe.each(BALANCES)('adjusting %s', (balance) => {
  it('credits and debits it, and nothing else', () => {
    const house = houseOf(registered(alice));
    house.submit(adjust({ balance }));
    expect(house.submit(adjust({ balance, direction: 'debit', amount: '200', reason: 'chargeback' }))).toEmit([
      { type: 'BalanceAdjusted', data: { balance, direction: 'debit', amount: '200', reason: 'chargeback' } },
    ]);
    const player = playerOf(house, alice);
    for (const other of BALANCES) expect(balanceOf(player, other)).toBe(other === balance ? 300n : 0n);
  });

  it('never takes more than there is', () => {
    const story = given(registered(alice), adjusted(alice, balance, '100'));
    const debit = adjust({ balance, direction: 'debit', amount: '101' });
    expect(story.when(debit)).toBeRefused('INSUFFICIENT_FUNDS', { balance });
    expect(story.when({ ...debit, amount: '100' })).toBeAccepted();
  });

  it('never gives more than fits', () => {
    const story = given(registered(alice), adjusted(alice, balance, String(MAX_MONEY - 499n)));
    expect(story.when(adjust({ balance }))).toBeRefused('BALANCE_LIMIT', {});
    expect(story.when(adjust({ balance, amount: '499' }))).toBeAccepted();
  });
});

describe('an adjustment', () => {
  it('needs a player', () =>
    expect(given(registered(alice)).when(adjust({ playerId: bob }))).toBeRefused('PLAYER_NOT_FOUND', {}));

  it.each(['0', '-1', '1.00', '', '9'.repeat(17)])('refuses an amount of "%s"', (amount) =>
    expect(given(registered(alice)).when(adjust({ amount }))).toBeRefused('INPUT_INVALID', { field: 'amount' }),
  );
});
