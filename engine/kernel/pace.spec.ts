import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBeat, createPace } from './pace.ts';

describe('a pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const started = () => {
    const stopping = new AbortController();
    return { ...createPace(stopping.signal), stop: () => stopping.abort() };
  };

  it('sleeps as long as it should, whatever wakes it', async () => {
    const { sleep, wake } = started();
    const ended = vi.fn();
    void sleep(1_000).then(ended);
    wake();
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends a sleep when it is woken, and says whether it was', async () => {
    const { sleepUntilWoken, wake } = started();
    const sleeping = sleepUntilWoken(null);
    wake();
    expect(await sleeping).toBe('woken');
    const next = sleepUntilWoken(50);
    await vi.advanceTimersByTimeAsync(50);
    expect(await next).toBe('time');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('remembers one wake-up until the next sleep, unless that is cleared', async () => {
    const { sleepUntilWoken, wake, clearWake } = started();
    wake();
    wake();
    expect(await sleepUntilWoken(null)).toBe('woken');
    wake();
    clearWake();
    const sleeping = sleepUntilWoken(50);
    await vi.advanceTimersByTimeAsync(50);
    expect(await sleeping).toBe('time');
  });

  it('ends every sleep when all stops, and begins none', async () => {
    const { sleep, sleepUntilWoken, stop } = started();
    const all = Promise.all([sleep(1_000), sleep(2_000), sleepUntilWoken(null)]);
    stop();
    expect(await all).toEqual([undefined, undefined, 'time']);
    await Promise.all([sleep(1_000), sleepUntilWoken(null)]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a beat', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets all go on together who wait for it, however late they came, and the next ones later', async () => {
    const beat = createBeat(100);
    const ended = vi.fn();
    void beat().then(ended);
    await vi.advanceTimersByTimeAsync(90);
    void beat().then(ended);
    await vi.advanceTimersByTimeAsync(10);
    expect(ended).toHaveBeenCalledTimes(2);
    void beat().then(ended);
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(3);
  });
});
