import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveRow } from '../../engine/projections/live-event.ts';
import { type Mailbox, mailbox, SlowListener } from '../../engine/projections/mailbox.ts';
import { dropRow } from './testing/rows.ts';
import { openTopic, type Topic, type TopicMessage } from './topic.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A feed of which a test holds the other end. */
const feedOf = () => {
  const asked: number[] = [];
  const opened = () => mailbox<LiveRow>({ limit: 3, beyond: 'cut off', onLeave: () => undefined });
  let queue = opened();
  const listen = (after?: number | null): Mailbox<LiveRow> => {
    if (asked.push(after ?? -1) > 1) queue = opened();
    return queue;
  };
  return { asked, listen, push: (row: LiveRow) => queue.push(row) };
};

const opened = (maxListeners?: number, past: () => Promise<readonly LiveRow[]> = async () => []) => {
  const feed = feedOf();
  const made: number[] = [];
  const errors: unknown[] = [];
  const publicProfiles = { changes: 0 };
  const topic = openTopic({
    live: feed,
    past,
    now: () => Date.now(),
    profileChanges: () => publicProfiles.changes,
    payload: async ({ seq }) => {
      made.push(seq);
      if (seq === 13) throw new Error('unlucky');
      if (seq === 1021 && Date.now() < 12_000) throw new Error('away');
      return { text: String(seq), bytes: 1 };
    },
    onError: (error) => errors.push(error),
    ...(maxListeners === undefined ? {} : { maxListeners }),
  });
  return { feed, made, errors, publicProfiles, topic };
};

/** Collects the messages of a subscriber in the order of their arrival. */
const collect = (topic: Topic, after: number | null = null) => {
  const got: (string | null)[] = [];
  const marks: number[] = [];
  const failures: unknown[] = [];
  const queue: Mailbox<TopicMessage> = topic.listen(after);
  const reading = (async () => {
    for await (const { place, body } of queue) {
      marks.push(place.resume);
      got.push((await body())?.text ?? null);
    }
  })().catch((error: unknown) => failures.push(error));
  return { got, marks, failures, queue, reading };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the topic', () => {
  it('sends nothing before its time, and everything then, by its time', async () => {
    const { feed, topic } = opened();
    const { got, marks } = collect(topic);
    feed.push(dropRow(1, 5_600));
    feed.push(dropRow(2, 0));
    await pass(5_599);
    expect(got).toEqual(['2']);
    await pass(1);
    expect(got).toEqual(['2', '1']);
    expect(marks).toEqual([0, 2]);
  });

  it('does not wait for what is later when something earlier comes', async () => {
    const { feed, topic } = opened();
    const { got } = collect(topic);
    feed.push(dropRow(1, 900));
    await pass(10);
    feed.push(dropRow(2, 100));
    await pass(100);
    expect(got).toEqual(['2']);
  });

  it('makes a payload once for all, and not at all for nobody', async () => {
    const { feed, made, topic } = opened();
    feed.push(dropRow(1));
    await pass(1);
    const subscribers = Array.from({ length: 5 }, () => collect(topic));
    feed.push(dropRow(2));
    await pass(1);
    expect(made).toEqual([2]);
    expect(subscribers.map(({ got }) => got)).toEqual(subscribers.map(() => ['2']));
  });

  it('makes it anew for those who resume later: a name may be gone by then', async () => {
    const { feed, made, topic } = opened();
    const first = collect(topic);
    feed.push(dropRow(1));
    await pass(4_999);
    const second = collect(topic, 0);
    await pass(1);
    const third = collect(topic, 0);
    await pass(1);
    expect([first.got, second.got, third.got, made]).toEqual([['1'], ['1'], ['1'], [1, 1]]);
  });

  it('makes it anew at once for whoever comes after a public profile changed', async () => {
    const { feed, publicProfiles, made, topic } = opened();
    collect(topic);
    feed.push(dropRow(1));
    await pass(1);
    publicProfiles.changes += 1;
    const second = collect(topic, 0);
    await pass(1);
    expect([second.got, made]).toEqual([['1'], [1, 1]]);
  });

  it('waits for what can not be made yet, and keeps the order', async () => {
    const { feed, errors, made, topic } = opened();
    const [first, second] = [collect(topic), collect(topic)];
    feed.push(dropRow(1021));
    feed.push(dropRow(1022));
    await pass(10_000);
    expect([first.got, second.got]).toEqual([[], []]);
    await pass(5_000);
    expect([first.got, second.got]).toEqual([
      ['1021', '1022'],
      ['1021', '1022'],
    ]);
    expect([errors.length, made.filter((seq) => seq === 1022)]).toEqual([1, [1022]]);
  });

  it('leaves out what can not be made for a minute, says so once, and goes on', async () => {
    const { feed, errors, topic } = opened();
    const [first, second] = [collect(topic), collect(topic)];
    feed.push(dropRow(13));
    feed.push(dropRow(14));
    await pass(59_000);
    expect([first.got, second.got]).toEqual([[], []]);
    await pass(2_000);
    expect([first.got, second.got]).toEqual([
      [null, '14'],
      [null, '14'],
    ]);
    expect(errors).toHaveLength(1);
  });

  it('sends those who resume what they missed, from any mark', async () => {
    const { feed, topic } = opened();
    const times = [300, 100, 200, 0, 50];
    for (const [index, displayAt] of times.entries()) {
      feed.push(dropRow(index + 1, displayAt));
      await pass(0);
    }
    const always = collect(topic, 0);
    await pass(300);
    expect(always.got).toEqual(['4', '5', '2', '3', '1']);
    for (const [index, mark] of always.marks.entries()) {
      const again = collect(topic, mark);
      await pass(0);
      const both = new Set([...always.got.slice(0, index + 1), ...again.got]);
      expect([...both].toSorted()).toEqual(['1', '2', '3', '4', '5']);
    }
    const current = collect(topic);
    await pass(0);
    expect(current.got).toEqual([]);
  });

  it('keeps the past for those who resume, and says to those who listen only what comes due', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly LiveRow[]>();
    const { feed, topic } = opened(undefined, () => promise);
    const listener = collect(topic);
    let begun = false;
    void topic.begun.then(() => {
      begun = true;
    });
    await pass(10);
    expect([begun, feed.asked]).toEqual([false, []]);
    resolve([dropRow(1), dropRow(2, 5_600), dropRow(3)]);
    await topic.begun;
    const resumed = collect(topic, 0);
    await pass(0);
    expect([feed.asked, resumed.got, listener.got]).toEqual([[3], ['1', '3'], []]);
    await pass(5_600);
    expect([resumed.got, resumed.marks, listener.got]).toEqual([['1', '3', '2'], [1, 1, 3], ['2']]);
  });

  it('tries again where the past can’t be read', async () => {
    const tries = [new Error('away'), null];
    const { errors, topic } = opened(undefined, async () => {
      const failure = tries.shift();
      if (failure != null) throw failure;
      return [dropRow(1)];
    });
    await pass(500);
    await topic.begun;
    const { got } = collect(topic, 0);
    await pass(0);
    expect([errors.length, got]).toEqual([1, ['1']]);
  });

  it('cuts off a subscriber that takes nothing, and nobody else', async () => {
    const { feed, topic } = opened();
    const reader = collect(topic);
    const idle = topic.listen(null);
    for (let seq = 20; seq < 280; seq += 1) {
      feed.push(dropRow(seq));
      await pass(1);
    }
    expect(reader.got).toHaveLength(260);
    await expect(idle.next()).rejects.toThrow(SlowListener);
  });

  it('begins anew where it stopped when the feed cuts it off', async () => {
    const { feed, topic } = opened();
    const { got } = collect(topic);
    feed.push(dropRow(1));
    await pass(1);
    for (let seq = 2; seq <= 8; seq += 1) feed.push(dropRow(seq));
    await pass(1_000);
    expect(feed.asked).toHaveLength(2);
    expect(feed.asked[1]).toBeGreaterThanOrEqual(1);
    feed.push(dropRow(9));
    await pass(1);
    expect(got.at(-1)).toBe('9');
  });

  it('takes no more subscribers than it may, and none once it stopped', async () => {
    const { topic } = opened(1);
    const only = collect(topic);
    expect(() => topic.listen(null)).toThrow('no more listeners');
    only.queue.end();
    topic.listen(null);
    topic.stop();
    expect(() => topic.listen(null)).toThrow('no more listeners');
  });

  it('ends its subscribers when it stops, and lets no timer run', async () => {
    const { feed, topic } = opened();
    const { reading } = collect(topic);
    feed.push(dropRow(1, 9_000));
    await pass(1);
    topic.stop();
    await reading;
    expect(vi.getTimerCount()).toBe(0);
  });
});
