import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerNumber } from '../../test/cast.ts';
import { connectionLost } from '../../test/harness/faults.ts';
import type { Submission } from '../commands.ts';
import type { Outcome } from '../engine.ts';
import { playerStream } from '../kernel/ids.ts';
import { createDeadlines, type Deadlines } from './deadlines.ts';
import type { Deadline } from './timers.ts';

const POLL = 1_000;
const HOUR = 3_600_000;
const done: Outcome = { status: 'rejected', code: 'NOTHING_TO_DO', details: {} };
const deadline = (n: number, dueAt: number): Deadline => ({
  stream: playerStream(playerNumber(n)),
  kind: 'seed-retirement',
  seq: 1,
  dueAt,
});

describe('deadlines', () => {
  let open: Deadlines | undefined;
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(async () => {
    await open?.close();
    vi.useRealTimers();
  });

  /** A table of deadlines, what was asked for each and when, and how often the table was read. */
  const scene = (options: {
    readonly timerPoll?: number;
    readonly clock?: () => number;
    readonly answer?: (n: number) => Promise<Outcome>;
    readonly read?: () => void;
    /** Rows that aren't deleted though their deadline was met. */
    readonly stuck?: boolean;
  }) => {
    const table: Deadline[] = [];
    const asked: { readonly n: number; readonly at: number }[] = [];
    const clock = options.clock ?? (() => Date.now());
    let reads = 0;
    const numberOf = ({ command }: Submission): number =>
      command.type === 'RetireSeed' ? Number(command.playerId.slice(-6)) : Number.NaN;
    open = createDeadlines({
      read: async (now, atMost) => {
        reads += 1;
        options.read?.();
        const sorted = table.toSorted((a, b) => a.dueAt - b.dueAt);
        return {
          due: sorted.filter(({ dueAt }) => dueAt <= now).slice(0, atMost),
          next: sorted.find(({ dueAt }) => dueAt > now)?.dueAt ?? Number.POSITIVE_INFINITY,
        };
      },
      clock,
      monotonic: () => performance.now(),
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
      timerPoll: options.timerPoll ?? POLL,
      submit: async (submission) => {
        const n = numberOf(submission);
        asked.push({ n, at: clock() });
        const outcome = (await options.answer?.(n)) ?? done;
        if (outcome.status === 'rejected')
          table.splice(
            table.findIndex((one) => one.stream.endsWith(`${n}`)),
            1,
          );
        return outcome;
      },
    });
    return {
      deadlines: open,
      asked,
      reads: () => reads,
      set: (...more: Deadline[]) => table.push(...more),
      /** As a commit of this engine does: the row is there, and the engine knows. */
      commit: (one: Deadline) => {
        table.push(one);
        open?.expect(one.dueAt);
      },
    };
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('are met when they come, one by one, though the next look in due course is far away', async () => {
    const { set, asked, reads } = scene({ timerPoll: HOUR });
    set(deadline(1, 3_000), deadline(2, 3_400), deadline(3, 8_000));
    await pass(10_000);
    expect(asked).toEqual([
      { n: 1, at: 3_000 },
      { n: 2, at: 3_400 },
      { n: 3, at: 8_000 },
    ]);
    expect(reads()).toBeLessThan(10);
  });

  it('that a commit sets are met when they come, though nothing was known of them at the last look', async () => {
    const { set, commit, asked } = scene({ timerPoll: HOUR });
    set(deadline(1, 60_000));
    await pass(10);
    commit(deadline(2, 500));
    await pass(1_000);
    expect(asked).toEqual([{ n: 2, at: 500 }]);
  });

  it('that are set while others are being met are met in time too', async () => {
    let commitNext: () => void = () => undefined;
    const { commit, asked } = scene({
      timerPoll: HOUR,
      answer: async () => {
        commitNext();
        commitNext = () => undefined;
        return done;
      },
    });
    commitNext = () => commit(deadline(2, 150));
    commit(deadline(1, 100));
    await pass(1_000);
    expect(asked).toEqual([
      { n: 1, at: 100 },
      { n: 2, at: 150 },
    ]);
  });

  it('of other engines are found at the next look in due course', async () => {
    const { set, asked } = scene({});
    await pass(10);
    set(deadline(1, 20));
    await pass(POLL);
    expect(asked.map(({ n }) => n)).toEqual([1]);
  });

  it.each(['early', 'busy', 'unknown'] as const)(
    'answered “%s” are asked for again soon, at longer and longer intervals',
    async (status) => {
      const { set, asked } = scene({ answer: async () => ({ status }) });
      set(deadline(1, 100));
      await pass(10_000);
      const pauses = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
      expect(pauses.slice(0, 3)).toEqual([50, 100, 200]);
      expect(Math.max(...pauses)).toBe(POLL);
    },
  );

  it('whose commands fail are in nobody’s way, however many', async () => {
    const { set, asked } = scene({
      answer: async (n) => {
        if (n <= 400) throw new Error('a bug');
        return done;
      },
    });
    set(...Array.from({ length: 1_000 }, (_, index) => deadline(index + 1, 100)));
    await pass(150);
    expect(new Set(asked.map(({ n }) => n)).size).toBe(1_000);
    const before = asked.length;
    await pass(HOUR);
    expect(asked.length - before).toBeLessThan(400 * 80);
  });

  it('that stay though they were met are asked for once in a look, not for ever', async () => {
    const { set, asked, reads } = scene({ stuck: true });
    set(...Array.from({ length: 300 }, (_, index) => deadline(index + 1, 0)));
    await pass(10);
    expect(asked).toHaveLength(300);
    expect(reads()).toBeLessThan(5);
  });

  it('are looked at in due course when they were met, and no oftener', async () => {
    const { set, reads } = scene({});
    set(deadline(1, 100));
    await pass(60_000);
    expect(reads()).toBeLessThan(66);
  });

  it('don’t spin while the database is away, and are met when it is back', async () => {
    let away = true;
    const { set, asked, reads } = scene({
      read: () => {
        if (away) throw connectionLost();
      },
    });
    set(deadline(1, 0));
    await pass(60_000);
    expect(reads()).toBeGreaterThan(30);
    expect(reads()).toBeLessThan(70);
    away = false;
    await pass(POLL);
    expect(asked.map(({ n }) => n)).toEqual([1]);
  });

  it('don’t spin while the clock stands still', async () => {
    const { set, reads } = scene({ clock: () => 5 });
    set(deadline(1, 6));
    await pass(1_000);
    expect(reads()).toBeLessThan(210);
    expect(reads()).toBeGreaterThan(1);
  });

  it('are looked at only when asked where the pause is endless', async () => {
    const { deadlines, set, commit, asked, reads } = scene({ timerPoll: Number.POSITIVE_INFINITY });
    set(deadline(1, 10));
    commit(deadline(2, 20));
    await pass(HOUR);
    expect(reads()).toBe(0);
    await deadlines.handleDue();
    expect(asked.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('are left alone after a close', async () => {
    const { deadlines, set, asked } = scene({});
    set(deadline(1, 500));
    await deadlines.close();
    await pass(HOUR);
    expect(asked).toEqual([]);
  });
});
