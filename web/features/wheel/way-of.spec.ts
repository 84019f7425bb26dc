import { describe, expect, it } from 'vitest';
import { isFixed, isUnanswered, wayOf } from './way-of.ts';

const record = {
  playerId: 'p',
  body: { commandId: 'c1', entropy: 'b'.repeat(32) },
  madeAt: 1,
  revealStartedAt: 2,
  fast: false,
  walletBefore: { coin: 0, points: 0, version: 1 },
};
const played = { id: 'pair.7', roundNo: 7, position: '12', ticket: 5 };
const outcome = { commandId: 'c1', played, wallet: record.walletBefore };
const sending = { phase: 'sending', record, attempt: 1, unanswered: false, parked: false } as const;
const unanswered = { ...sending, unanswered: true };
const parked = { ...unanswered, parked: true };
const turning = { phase: 'revealing', record, outcome, resumed: false } as const;
const over = { phase: 'revealed', record, outcome } as const;
const idle = { phase: 'idle' } as const;
const onSkip = (): void => undefined;

describe('a play on the wheel', () => {
  it('says what stands in the log while it turns, and how to verify it afterwards', () => {
    expect(wayOf(turning, onSkip)).toEqual({ at: 'turning', position: '12', onSkip });
    expect(wayOf(over, onSkip)).toEqual({ at: 'over', playId: 'pair.7', roundNo: 7 });
    expect([idle, sending, parked].map((state) => wayOf(state, onSkip))).toEqual(Array(3).fill({ at: 'ready' }));
  });

  it('says that there is no answer only after a try, and not about a play that waits to be asked for', () => {
    expect([sending, unanswered, parked].map(isUnanswered)).toEqual([false, true, false]);
    expect(wayOf(unanswered, onSkip)).toEqual({ at: 'unanswered' });
  });

  it('holds what was chosen from the moment it is sent until its result is put away', () => {
    expect([idle, sending, unanswered, turning, over].map(isFixed)).toEqual([false, true, true, true, true]);
  });

  it('leaves everything open while an old play waits', () => {
    expect(isFixed(parked)).toBe(false);
  });
});
