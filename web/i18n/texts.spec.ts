import { describe, expect, it } from 'vitest';
import { en } from '../generated/texts/en/index.ts';
import { zhCN } from '../generated/texts/zh-CN/index.ts';
import { createTexts } from './texts.ts';

/** The result of a read: the text, or the thrown value. */
const reading = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (thrown) {
    return thrown;
  }
};

describe('texts', () => {
  it('has the beginning at once, and a part once it is loaded', async () => {
    const { messages, load } = createTexts(zhCN);
    expect(messages.shell.actions.retry).toBe(zhCN.start.shell.actions.retry);
    await load(['case', 'play']);
    expect(messages.case).toBe((await zhCN.parts.case()).default);
    expect(messages.play).toBe((await zhCN.parts.play()).default);
  });

  it('makes whoever reads too early wait for the part, and asks for nothing else', async () => {
    const { messages, asked } = createTexts(en);
    const thrown = reading(() => messages.dream.title);
    expect(thrown).toBeInstanceOf(Promise);
    await thrown;
    expect(messages.dream.title).toBe((await en.parts.dream()).default.title);
    expect(asked()).toEqual(['dream']);
  });

  it('asks for a part once, and answers the same promise for the same list', async () => {
    let calls = 0;
    const play = (): ReturnType<typeof zhCN.parts.play> => {
      calls += 1;
      return zhCN.parts.play();
    };
    const { load } = createTexts({ ...zhCN, parts: { ...zhCN.parts, play } });
    const list = ['play'] as const;
    expect(load(list)).toBe(load(list));
    await Promise.all([load(list), load(['play', 'case'])]);
    expect(calls).toBe(1);
  });

  it('rejects where a part could not be loaded, and says so to whoever reads it', async () => {
    const lost = new TypeError('failed to fetch');
    const { messages, load } = createTexts({ ...zhCN, parts: { ...zhCN.parts, play: () => Promise.reject(lost) } });
    await expect(load(['play'])).rejects.toBe(lost);
    await expect(reading(() => messages.play)).rejects.toBe(lost);
  });

  it('loads a part whose prefetching failed as if it had never been prefetched', async () => {
    let calls = 0;
    const play = (): ReturnType<typeof zhCN.parts.play> => {
      calls += 1;
      return calls === 1 ? Promise.reject(new TypeError('failed to fetch')) : zhCN.parts.play();
    };
    const { messages, load, prefetch, asked } = createTexts({ ...zhCN, parts: { ...zhCN.parts, play } });
    prefetch(['play']);
    expect(asked()).toEqual([]);
    await load(['play']);
    expect(messages.play).toBe((await zhCN.parts.play()).default);
    prefetch(['play']);
    expect(calls).toBe(2);
  });
});
