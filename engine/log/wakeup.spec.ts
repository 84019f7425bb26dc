import { describe, expect, it } from 'vitest';
import { createWakeup } from './wakeup.ts';

const LONG = 60_000;

describe('the wake-up', () => {
  it('answers at once when the log is already beyond the position', async () => {
    const wakeup = createWakeup();
    wakeup.wake(5);
    expect(await wakeup.waitBeyond(4, LONG)).toBe(5);
  });

  it('wakes everyone whose position was passed, and nobody else', async () => {
    const wakeup = createWakeup();
    const near = Promise.all([wakeup.waitBeyond(0, LONG), wakeup.waitBeyond(1, LONG)]);
    let far: number | undefined;
    const later = wakeup.waitBeyond(7, LONG).then((head) => {
      far = head;
    });
    wakeup.wake(2);
    expect(await near).toEqual([2, 2]);
    expect(far).toBeUndefined();
    wakeup.wake(8);
    await later;
    expect(far).toBe(8);
  });

  it('gives up after the time it was given', async () => {
    expect(await createWakeup().waitBeyond(3, 1)).toBe(0);
  });
});
