import { describe, expect, it } from 'vitest';
import { announcingReason, reconnecting } from './reconnect.ts';

const latest = () => reconnecting(() => 0.999_999);

describe('a lost socket comes back', () => {
  it('after five seconds, always, as long as the server announced no window', () => {
    for (const random of [0, 0.5, 0.999_999]) expect(reconnecting(() => random).delayMs()).toBe(5_000);
    const again = latest();
    for (const nothing of [undefined, null, '', '0', 0, -1, 1.5, 'soon', {}, '99999999999']) {
      again.joined(nothing);
      expect(again.delayMs()).toBe(5_000);
    }
    for (const reason of ['', 'going away', 'too slow', 'reconnect-spread=soon', 'x reconnect-spread=9000']) {
      again.closed(reason);
      expect(again.delayMs()).toBe(5_000);
    }
  });

  it('within the window that was announced when it joined', () => {
    const times = [0, 0.25, 0.999_999].map((random) => {
      const again = reconnecting(() => random);
      again.joined(8_000);
      return again.delayMs();
    });
    expect(times).toEqual([5_000, 7_000, 12_999]);
    const header = latest();
    header.joined('8000');
    expect(header.delayMs()).toBe(12_999);
  });

  it('within the window of the close, which is newer, and by the rule again once it joined a server that announces none', () => {
    const again = latest();
    again.joined(2_000);
    again.closed(announcingReason('going away', 60_000));
    expect(again.delayMs()).toBe(64_999);
    again.closed('');
    expect(again.delayMs()).toBe(64_999);
    again.joined(undefined);
    expect(again.delayMs()).toBe(5_000);
  });

  it('by a reason that fits into a close frame, and says nothing where there is no window', () => {
    expect(announcingReason('going away', 0)).toBe('going away');
    expect(announcingReason('going away', 60_000).length).toBeLessThan(123);
  });
});
