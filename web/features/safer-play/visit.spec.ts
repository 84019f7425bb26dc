import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../platform/device-storage.ts';
import { durationOf, keepReminded, keepVisit, reminderDue, seenNow, VISIT_GAP_MS, visitFrom } from './visit.ts';

const MINUTE = 60_000;
const begun = seenNow(null, 'me', 1_000_000);

const memory = (): DeviceStorage => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => values.set(key, value) === values,
    remove: (key) => values.delete(key),
  };
};

describe('a visit', () => {
  it('goes on while the player is seen now and then, over reloads and tabs', () => {
    const later = seenNow(visitFrom(JSON.stringify(begun)), 'me', begun.seenAt + VISIT_GAP_MS - 1);
    expect(later.startedAt).toBe(begun.startedAt);
    expect(later.seenAt).toBe(begun.seenAt + VISIT_GAP_MS - 1);
  });

  it('begins anew after a break, and for another account', () => {
    const after = begun.seenAt + VISIT_GAP_MS;
    expect(seenNow(begun, 'me', after).startedAt).toBe(after);
    expect(seenNow(begun, 'you', begun.seenAt + 1)).toMatchObject({ playerId: 'you', startedAt: begun.seenAt + 1 });
  });

  it('never runs backwards when one tab is behind another', () => {
    expect(seenNow(begun, 'me', begun.seenAt - 500).seenAt).toBe(begun.seenAt);
  });

  it.each([null, '', '{', '[]', '{"playerId":"me"}', '{"playerId":1,"startedAt":1,"seenAt":1,"remindedAt":1}'])(
    'is none in %s',
    (text) => {
      expect(visitFrom(text)).toBeNull();
    },
  );
});

describe('the reality check', () => {
  it('is due after its minutes, and again after as many', () => {
    expect(reminderDue(begun, 30, begun.startedAt + 30 * MINUTE - 1)).toBe(false);
    expect(reminderDue(begun, 30, begun.startedAt + 30 * MINUTE)).toBe(true);
  });

  it('counts anew from the moment it was shown, also for a tab that comes later', () => {
    const storage = memory();
    const start = 1_000_000;
    for (const minute of [0, 20]) keepVisit(storage, 'me', start + minute * MINUTE);
    keepReminded(storage, 'me', start + 31 * MINUTE);
    const visit = keepVisit(storage, 'me', start + 32 * MINUTE);
    expect(visit.startedAt).toBe(start);
    expect(reminderDue(visit, 30, start + 60 * MINUTE)).toBe(false);
    expect(reminderDue(visit, 30, start + 61 * MINUTE)).toBe(true);
  });

  it('is never due where it is off', () => {
    expect(reminderDue(begun, 0, begun.startedAt + 9999 * MINUTE)).toBe(false);
  });
});

describe('the time played', () => {
  it('is told in whole hours and minutes', () => {
    expect(durationOf(0)).toEqual({ hours: 0, minutes: 0 });
    expect(durationOf(95 * MINUTE + 59_999)).toEqual({ hours: 1, minutes: 35 });
    expect(durationOf(-5)).toEqual({ hours: 0, minutes: 0 });
  });
});
