import { describe, expect, it } from 'vitest';
import { LogUnreachable, logReader, pauseBefore } from './read-log.ts';

type Answer = Response | Error;

/** A site that gives these answers one after another, and what it was asked for. */
const reading = async (answers: readonly Answer[], maxBytes = 100, signal?: AbortSignal) => {
  const pauses: number[] = [];
  let asked = 0;
  const read = logReader({
    fetch: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? new Error('no answer');
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    sleep: async (ms) => {
      pauses.push(ms);
    },
    ...(signal && { signal }),
  });
  const result = await read('tile/0/000', maxBytes).catch((error: unknown) => error);
  return { result, pauses, asked };
};

const busy = (retryAfter: string) => new Response('', { status: 429, headers: { 'retry-after': retryAfter } });

describe('reading the published log', () => {
  it('gives the bytes, or null where there is nothing', async () => {
    expect((await reading([new Response('abc')])).result).toEqual(new TextEncoder().encode('abc'));
    expect((await reading([new Response('', { status: 404 })])).result).toBeNull();
  });

  it('asks again as late as a busy site asks it to', async () => {
    const { result, pauses, asked } = await reading([busy('7'), busy('2'), new Response('ok')]);
    expect(result).toHaveLength(2);
    expect(pauses).toEqual([7_000, 2_000]);
    expect(asked).toBe(3);
  });

  it('asks again after a broken connection, and gives up in the end', async () => {
    const { result, pauses } = await reading([new TypeError('failed to fetch')]);
    expect(result).toBeInstanceOf(LogUnreachable);
    expect(result).toMatchObject({ path: 'tile/0/000', message: 'failed to fetch' });
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
  });

  it('does not ask again for what is refused for good, or too large', async () => {
    expect(await reading([new Response('', { status: 403 })])).toMatchObject({ asked: 1, pauses: [] });
    const large = await reading([new Response('x'.repeat(101))]);
    expect(large.result).toBeInstanceOf(LogUnreachable);
    expect(large.asked).toBe(1);
  });

  it('stops at once when nobody wants it any more', async () => {
    const leave = new AbortController();
    leave.abort();
    const { result, pauses } = await reading([new TypeError('aborted')], 100, leave.signal);
    expect(result).toMatchObject({ name: 'AbortError' });
    expect(pauses).toEqual([]);
  });
});

describe('a pause', () => {
  it('is never longer than a minute and a bit, whatever the site says', () => {
    expect(pauseBefore('86400', 1)).toBe(70_000);
    expect(pauseBefore('soon', 2)).toBe(1_000);
    expect(pauseBefore('-5', 1)).toBe(500);
  });
});
