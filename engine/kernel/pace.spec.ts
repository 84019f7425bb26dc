import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

describe('a pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const started = () => {
    const stopping = new AbortController();
    return { ...createPace(stopping.signal), stop: () => stopping.abort() };
  };

  it('rests as long as it is told, deaf to the bell', async () => {
    const { rest, ring } = started();
    const ended = vi.fn();
    void rest(1_000).then(ended);
    ring();
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends a rest when it rings, and says whether it did', async () => {
    const { restUntilRung, ring } = started();
    const rest = restUntilRung(null);
    ring();
    expect(await rest).toBe('rung');
    const next = restUntilRung(50);
    await vi.advanceTimersByTimeAsync(50);
    expect(await next).toBe('time');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('remembers one ring until the next rest, unless it is hushed', async () => {
    const { restUntilRung, ring, hush } = started();
    ring();
    ring();
    expect(await restUntilRung(null)).toBe('rung');
    ring();
    hush();
    const rest = restUntilRung(50);
    await vi.advanceTimersByTimeAsync(50);
    expect(await rest).toBe('time');
  });

  it('ends every rest when all stops, and begins none', async () => {
    const { rest, restUntilRung, stop } = started();
    const rests = Promise.all([rest(1_000), rest(2_000), restUntilRung(null)]);
    stop();
    expect(await rests).toEqual([undefined, undefined, 'time']);
    await Promise.all([rest(1_000), restUntilRung(null)]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
