import type { Command, Submission } from '../commands.ts';
import type { Engine, Outcome } from '../engine.ts';
import { type Backoff, pauseAfter } from '../kernel/backoff.ts';
import type { Instant } from '../kernel/decision.ts';
import { categoryOf, isBattleId, isCommandId, isGiveawayId, mustBe, type StreamId } from '../kernel/ids.ts';
import type { Logger } from '../logger.ts';
import type { AwaitedRound } from './awaited-rounds.ts';
import type { BeaconRound, BeaconSource } from './beacon.ts';

const commandFor = (stream: StreamId, { round, signature, randomness }: BeaconRound): Command => {
  const category = categoryOf(stream);
  const id = stream.slice(category.length + 1);
  const beacon = { round, signature, randomness };
  switch (category) {
    case 'battle':
      return { type: 'DeliverBattleBeacon', battleId: mustBe(isBattleId, id), ...beacon };
    case 'giveaway':
      return { type: 'DeliverGiveawayBeacon', giveawayId: mustBe(isGiveawayId, id), ...beacon };
    default:
      throw new TypeError(`no beacon is awaited in ${stream}`);
  }
};

/** Every process that fetches the round submits the very same: a round has one signature. Receipts absorb the twins. */
export const deliveryOf = (stream: StreamId, found: BeaconRound): Submission => ({
  actor: 'system',
  commandId: mustBe(isCommandId, `beacon:${stream}:${found.round}`),
  command: commandFor(stream, found),
});

const POLL_MS = 500;
/** A round that isn't there is asked for again after this, and after twice as long each time more. */
const BACKOFF: Backoff = { firstMs: 500, longestMs: 15_000 };
/** Rounds asked for at the same time. */
const AT_ONCE = 4;

/** What the courier reads: `waitingRooms` and `awaitedRounds` of the database. */
export interface WaitingRooms {
  /** Rooms whose beacon deadline has come by now, the longest waiting first. */
  due(now: Instant): Promise<readonly StreamId[]>;
  /** What these rooms wait for, as the log says. */
  awaited(streams: readonly StreamId[]): Promise<readonly AwaitedRound[]>;
}

export interface CourierOptions {
  readonly rooms: WaitingRooms;
  readonly source: BeaconSource;
  readonly engine: Engine;
  /** The engine's clock, by which a round is due. */
  readonly clock: () => Instant;
  /** Milliseconds of the monotonic clock, for pauses. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  /** How often it looks, in milliseconds; Infinity looks only when asked. */
  readonly pollMs?: number;
}

/** Brings locked rooms the beacon round that they wait for: that round, verified, or nothing. */
export interface Courier {
  /** Asks for every round that is due and not resting, and resolves when what was found is delivered. */
  deliverDue(): Promise<void>;
  /** Starts nothing new and resolves when what runs has ended. */
  close(): Promise<void>;
}

export const createCourier = (options: CourierOptions): Courier => {
  const { rooms, source, engine, clock, monotonic, logger, pollMs = POLL_MS } = options;
  /** What waiting rooms wait for; the log never changes it. */
  let known = new Map<StreamId, AwaitedRound>();
  /** Rounds that weren't there, or couldn't be delivered. */
  const resting = new Map<number, { readonly until: number; readonly failures: number }>();
  let closed = false;
  let timeout: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const rest = (round: number): void => {
    const failures = (resting.get(round)?.failures ?? 0) + 1;
    resting.set(round, { until: monotonic() + pauseAfter(failures, BACKOFF), failures });
  };

  const isForeign = ({ chain }: AwaitedRound): boolean => chain !== source.chain.chain;

  /** Which rooms wait for which round now. */
  const look = async (): Promise<ReadonlyMap<number, readonly StreamId[]>> => {
    const due = await rooms.due(clock());
    const unknown = due.filter((stream) => !known.has(stream));
    const read = unknown.length === 0 ? [] : await rooms.awaited(unknown);
    for (const one of read.filter(isForeign)) {
      logger.error({ room: one.stream, chain: one.chain }, 'a room waits for a beacon chain that is not configured');
    }
    const fresh = new Map(read.map((one) => [one.stream, one]));
    known = new Map(
      due.flatMap((stream) => {
        const one = known.get(stream) ?? fresh.get(stream);
        return one === undefined ? [] : [[stream, one]];
      }),
    );
    const own = [...known.values()].filter((one) => !isForeign(one));
    const byRound = Map.groupBy(own, ({ round }) => round);
    for (const round of resting.keys()) if (!byRound.has(round)) resting.delete(round);
    return new Map([...byRound].map(([round, waiting]) => [round, waiting.map(({ stream }) => stream)]));
  };

  const report = (room: StreamId, round: number, answer: PromiseSettledResult<Outcome>): void => {
    if (answer.status === 'rejected') {
      const reason = answer.reason instanceof Error ? answer.reason.message : 'unknown';
      logger.warn({ room, round, reason }, 'a beacon round could not be delivered: trying again');
    } else if (answer.value.status === 'rejected' || answer.value.status === 'conflict') {
      const reason = answer.value.status === 'rejected' ? answer.value.code : answer.value.status;
      logger.warn({ room, round, reason }, 'a room refused its beacon round');
    }
  };

  const deliver = async (round: number, streams: readonly StreamId[]): Promise<void> => {
    const found = await source.round(round);
    if (found === null || found.round !== round) return rest(round);
    const submit = async (stream: StreamId) => engine.submit(deliveryOf(stream, found));
    const answers = await Promise.allSettled(streams.map(submit));
    for (const [index, stream] of streams.entries()) {
      const answer = answers[index];
      if (answer !== undefined) report(stream, round, answer);
    }
    const accepted = answers.every((answer) => answer.status === 'fulfilled' && answer.value.status === 'accepted');
    if (!accepted) rest(round);
  };

  const deliverDue = async (): Promise<void> => {
    const waiting = [...(await look())].filter(([round]) => (resting.get(round)?.until ?? 0) <= monotonic());
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && !closed; next = waiting.shift()) await deliver(...next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };

  const lookLater = (): void => {
    if (closed || pollMs === Number.POSITIVE_INFINITY) return;
    timeout = setTimeout(() => {
      last = deliverDue()
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : 'unknown';
          if (!closed) logger.warn({ reason }, 'beacon rounds could not be delivered: trying again');
        })
        .finally(lookLater);
    }, pollMs).unref();
  };
  lookLater();

  return {
    deliverDue,
    close: async () => {
      closed = true;
      clearTimeout(timeout);
      await last;
    },
  };
};
