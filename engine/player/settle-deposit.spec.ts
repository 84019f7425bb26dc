import { describe, expect, it } from 'vitest';
import { alice, deposited, registered } from '../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, T0 } from '../../test/deciders.ts';
import { MAX_MONEY } from '../kernel/money.ts';

const command = {
  type: 'SettleDeposit',
  playerId: alice,
  depositId: 'order-7',
  provider: 'sandbox',
  amount: '2500',
} as const;

describe('settling a deposit', () => {
  it('credits the amount once, with the order it came from', () => {
    expect(acceptedEvents(given(registered(alice)).when(command))).toEqual([
      {
        type: 'DepositSettled',
        schemaVersion: 1,
        data: {
          commandId: commandIdNumber(0),
          playerId: alice,
          depositId: 'order-7',
          provider: 'sandbox',
          amount: '2500',
        },
      },
    ]);
  });

  it('is refused for nobody', () => {
    expect(given().when(command)).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
  });

  it('is refused while safer play says so, and not a millisecond longer', () => {
    const blocked = given(registered(alice)).guarded(alice, { version: 1, blockedUntil: T0 + 1_000 });
    expect(blocked.after(999).when(command)).toMatchObject({ code: 'PLAY_NOT_ALLOWED' });
    expect(blocked.after(1).when(command).kind).toBe('accepted');
  });

  it('is refused where the balance would leave the safe integers', () => {
    const almost = given(registered(alice), deposited(alice, (MAX_MONEY - 2_500n).toString()));
    expect(almost.when(command).kind).toBe('accepted');
    expect(almost.when({ ...command, amount: '2501' })).toMatchObject({ code: 'BALANCE_LIMIT' });
  });
});
