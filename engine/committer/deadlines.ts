import type { Submission } from '../commands.ts';
import type { Outcome } from '../engine.ts';
import { pauseAfter } from '../kernel/backoff.ts';
import type { Instant } from '../kernel/decision.ts';
import type { Logger } from '../logger.ts';
import { type Deadline, type DueAndNext, submissionOf, timerCommandId } from './timers.ts';

/** Due deadlines are read so many at a time. */
const PER_LOOK = 256;
/** Deadlines closer together than this are met together. */
const SHORTEST_PAUSE_MS = 5;
const FIRST_PAUSE_MS = 50;
/** A deadline whose command fails is a bug, and no player waits for it: the engine tries it again now and then. */
const LONGEST_PAUSE_MS = 60_000;

export interface DeadlinesOptions {
  /** Reads the deadlines that are due by an instant, and when the next is due after it. */
  readonly read: (now: Instant, atMost: number) => Promise<DueAndNext>;
  readonly clock: () => Instant;
  /** Milliseconds of the monotonic clock, for pauses. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  /** The longest pause between looks, in milliseconds; Infinity looks only when asked. */
  readonly timerPoll: number;
  readonly submit: (submission: Submission) => Promise<Outcome>;
}

/** Has the command of every deadline carried out when it is due: exactly then for those that this engine knows of. */
export interface Deadlines {
  /** Handles what is due now, and resolves when all of it was answered. */
  handleDue(): Promise<void>;
  /** A deadline was set: it is looked at when it comes, however far the next look was. */
  expect(dueAt: Instant): void;
  /** Starts nothing new and resolves when what runs has ended. */
  close(): Promise<void>;
}

type Answer = PromiseSettledResult<Outcome> | undefined;

const isHandled = (answer: Answer): boolean =>
  answer?.status === 'fulfilled' && (answer.value.status === 'accepted' || answer.value.status === 'rejected');

const nameOf = (deadline: Deadline): string => `${timerCommandId(deadline)} ${deadline.dueAt}`;

export const createDeadlines = (options: DeadlinesOptions): Deadlines => {
  const { read, clock, monotonic, logger, timerPoll, submit } = options;
  /** Deadlines that were asked for and may still be there: asked again only after a pause, a longer one each time. */
  const resting = new Map<string, { readonly until: number; readonly pause: number }>();
  let closed = false;
  let timeout: NodeJS.Timeout | undefined;
  let lookAt = Number.POSITIVE_INFINITY;
  let looking = false;
  let lastLook: Promise<void> = Promise.resolve();
  let expected = Number.POSITIVE_INFINITY;
  let failures = 0;

  const rest = (deadline: Deadline, answer: Answer): void => {
    const name = nameOf(deadline);
    const before = resting.get(name)?.pause ?? FIRST_PAUSE_MS / 2;
    const longest = answer?.status === 'rejected' ? LONGEST_PAUSE_MS : timerPoll;
    const pause = isHandled(answer) ? timerPoll : Math.min(2 * before, longest);
    resting.set(name, { until: monotonic() + pause, pause });
    if (answer?.status === 'rejected') {
      const reason = answer.reason instanceof Error ? answer.reason.message : 'unknown';
      logger.warn({ deadline: timerCommandId(deadline), reason }, 'a deadline could not be met: trying again');
    }
  };

  const forgetRested = (): void => {
    for (const [name, { until, pause }] of resting) if (until + pause < monotonic()) resting.delete(name);
  };

  const restsLeft = (): number[] =>
    [...resting.values()].map(({ until }) => until - monotonic()).filter((left) => left > 0);

  /** Handles what is due, page by page, and answers when the next deadline comes. */
  const sweep = async (): Promise<Instant> => {
    for (;;) {
      const atMost = PER_LOOK + resting.size;
      const { due, next } = await read(clock(), atMost);
      const ready = due.filter((deadline) => (resting.get(nameOf(deadline))?.until ?? 0) <= monotonic());
      const answers = await Promise.allSettled(ready.map((deadline) => submit(submissionOf(deadline))));
      for (const [index, deadline] of ready.entries()) rest(deadline, answers[index]);
      if (closed || ready.length === 0 || due.length < atMost) return next;
    }
  };

  const lookIn = (delay: number): void => {
    if (closed || timerPoll === Number.POSITIVE_INFINITY) return;
    const wait = Math.max(SHORTEST_PAUSE_MS, Math.min(delay, timerPoll));
    if (monotonic() + wait >= lookAt) return;
    lookAt = monotonic() + wait;
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      lastLook = look();
    }, wait).unref();
  };

  /** One look, and the appointment for the next: when something is due, when something has rested, or in due course. */
  const look = async (): Promise<void> => {
    looking = true;
    lookAt = Number.POSITIVE_INFINITY;
    expected = Number.POSITIVE_INFINITY;
    forgetRested();
    let pause: number;
    try {
      const next = await sweep();
      failures = 0;
      pause = Math.min(next - clock(), expected - clock(), ...restsLeft());
    } catch (error) {
      failures += 1;
      pause = pauseAfter(failures, { firstMs: 2 * FIRST_PAUSE_MS, longestMs: timerPoll });
      const reason = error instanceof Error ? error.message : 'unknown';
      if (!closed) logger.warn({ reason }, 'the deadlines cannot be read: trying again');
    }
    looking = false;
    lookIn(pause);
  };
  // Deadlines that came due while no engine ran are handled first.
  lookIn(0);

  return {
    handleDue: async () => {
      resting.clear();
      await sweep();
    },
    expect: (dueAt) => {
      expected = Math.min(expected, dueAt);
      if (!looking) lookIn(expected - clock());
    },
    close: async () => {
      closed = true;
      clearTimeout(timeout);
      await lastLook;
    },
  };
};
