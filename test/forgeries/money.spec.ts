import { describe, expect, it } from 'vitest';
import { playerStream } from '../../engine/kernel/ids.ts';
import { expectFound } from '../faults.ts';
import { kindsIn } from '../forger.ts';
import { games } from './games.ts';
import { forgedMoney, payment, received } from './money.ts';

describe('a signed log with forged money', () => {
  it.each(forgedMoney.money)('fails the audit for %s', async (...fault) => {
    await expectFound(fault);
  });

  it('is honest before it is forged', async () => {
    expect(await kindsIn(games.replaced(payment.recorded.position, payment.event))).toEqual([]);
    expect(received.recorded.stream).toBe(playerStream(received.event.data.playerId));
  });
});
