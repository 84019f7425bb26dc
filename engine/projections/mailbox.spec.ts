import { describe, expect, it } from 'vitest';
import { mailbox } from './mailbox.ts';

const listener = () => {
  let left = 0;
  const values = mailbox<number>({
    limit: 1,
    beyond: 'oldest gives way',
    onLeave: () => {
      left += 1;
    },
  });
  return { values, left: () => left };
};

describe('a listener for whom only the newest matters', () => {
  it('gets what comes while it waits', async () => {
    const { values } = listener();
    const next = values.next();
    values.push(1);
    expect(await next).toEqual({ value: 1, done: false });
  });

  it('misses what a newer value replaced', async () => {
    const { values } = listener();
    for (const value of [1, 2, 3]) values.push(value);
    expect(await values.next()).toEqual({ value: 3, done: false });
    const next = values.next();
    values.push(4);
    expect(await next).toEqual({ value: 4, done: false });
  });

  it('gets the last value before it ends', async () => {
    const { values, left } = listener();
    values.push(1);
    values.finish();
    values.push(2);
    expect(left()).toBe(0);
    expect(await values.next()).toEqual({ value: 1, done: false });
    expect(left()).toBe(1);
    expect(await values.next()).toEqual({ value: undefined, done: true });
  });

  it('ends at once where nothing waits, also while it waits', async () => {
    const { values, left } = listener();
    const next = values.next();
    values.finish();
    expect(await next).toEqual({ value: undefined, done: true });
    expect(left()).toBe(1);
  });

  it('leaves once, and hears nothing more', async () => {
    const { values, left } = listener();
    values.push(1);
    await values.return?.();
    await values.return?.();
    values.push(2);
    expect(left()).toBe(1);
    expect(await values.next()).toEqual({ value: undefined, done: true });
  });

  it('takes one message at a time', async () => {
    const { values } = listener();
    const next = values.next();
    await expect(values.next()).rejects.toThrow('one message at a time');
    values.push(1);
    expect(await next).toEqual({ value: 1, done: false });
  });
});
