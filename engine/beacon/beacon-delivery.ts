import type { Command, Submission } from '../commands.ts';
import type { Engine, Outcome } from '../engine.ts';
import { beaconRoundAt, type WitnessedChoice } from '../fairness/beacon.ts';
import type { WaitingLock } from '../fairness/witnessed-lock.ts';
import { type Backoff, pauseAfter } from '../kernel/backoff.ts';
import type { Instant } from '../kernel/decision.ts';
import type { WitnessedCheckpoint } from '../kernel/event-codec.ts';
import { categoryOf, isBattleId, isCommandId, isGiveawayId, mustBe, type StreamId } from '../kernel/ids.ts';
import type { Logger } from '../logger.ts';
import type { AwaitedRound, UnseenLock } from './awaited-rounds.ts';
import type { BeaconRound, BeaconSource } from './beacon.ts';

/** The id of a battle or of a giveaway, by its stream. */
const roomIn = (stream: StreamId) => {
  const category = categoryOf(stream);
  const id = stream.slice(category.length + 1);
  switch (category) {
    case 'battle':
      return { kind: 'battle', id: { battleId: mustBe(isBattleId, id) } } as const;
    case 'giveaway':
      return { kind: 'giveaway', id: { giveawayId: mustBe(isGiveawayId, id) } } as const;
    default:
      throw new TypeError(`no beacon is awaited in ${stream}`);
  }
};

const commandFor = (stream: StreamId, { round, signature, randomness }: BeaconRound): Command => {
  const room = roomIn(stream);
  const beacon = { round, signature, randomness };
  return room.kind === 'battle'
    ? { type: 'DeliverBattleBeacon', ...room.id, ...beacon }
    : { type: 'DeliverGiveawayBeacon', ...room.id, ...beacon };
};

/** Every process that fetches the round submits the very same: a round has one signature. Receipts absorb the duplicates. */
export const deliveryOf = (stream: StreamId, found: BeaconRound): Submission => ({
  actor: 'system',
  commandId: mustBe(isCommandId, `beacon:${stream}:${found.round}`),
  command: commandFor(stream, found),
});

/**
 * The witness's evidence about a room's last lock. Different evidence has different ids; receipts absorb duplicates.
 */
export const evidenceOf = (
  stream: StreamId,
  round: number,
  lock: number,
  checkpoint: WitnessedCheckpoint,
): Submission => {
  const room = roomIn(stream);
  const evidence = { lock, checkpoint };
  return {
    actor: 'system',
    commandId: mustBe(isCommandId, `witness:${stream}:${round}:${checkpoint.size}:${checkpoint.timestamp}`),
    command:
      room.kind === 'battle'
        ? { type: 'WitnessBattle', ...room.id, ...evidence }
        : { type: 'WitnessGiveaway', ...room.id, ...evidence },
  };
};

const POLL_MS = 500;
/** A round that isn't there is asked for again after this, and after twice as long each time more. */
const BACKOFF: Backoff = { firstMs: 500, longestMs: 15_000 };
/** Rounds asked for at the same time. */
const AT_ONCE = 4;

/** The queries of the delivery: `waitingRooms` and `awaitedRounds` of the database. */
export interface WaitingRooms {
  /** Rooms whose beacon deadline has come by now, the longest waiting first. */
  due(now: Instant): Promise<readonly StreamId[]>;
  /** The rounds that these rooms wait for, by the log. */
  awaited(streams: readonly StreamId[]): Promise<readonly AwaitedRound[]>;
}

export interface BeaconDeliveryOptions {
  readonly rooms: WaitingRooms;
  readonly source: BeaconSource;
  /** The witness's checkpoint about a lock in the published log: `findLockEvidence`. */
  readonly evidence: (choice: WitnessedChoice, lock: WaitingLock) => Promise<WitnessedCheckpoint | null>;
  readonly engine: Engine;
  /** The engine's clock, by which a round is due. */
  readonly clock: () => Instant;
  /** Milliseconds of the monotonic clock, for pauses. */
  readonly monotonic: () => number;
  readonly logger: Logger;
  /** How often it looks, in milliseconds; Infinity looks only when asked. */
  readonly pollMs?: number;
}

/** Brings locked rooms their witness's word where they need it, and the beacon round that they wait for: that round, verified, or nothing. */
export interface BeaconDelivery {
  /** Looks for evidence and for every round that is due and not resting, and resolves when what was found is delivered. */
  deliverDue(): Promise<void>;
  /** Starts nothing new and resolves when what runs has ended. */
  close(): Promise<void>;
}

export const createBeaconDelivery = (options: BeaconDeliveryOptions): BeaconDelivery => {
  const { rooms, source, evidence, engine, clock, monotonic, logger, pollMs = POLL_MS } = options;
  /** The rounds of waiting rooms that count already: the log never changes them. */
  let known = new Map<StreamId, AwaitedRound>();
  /** Rounds that weren't there, rooms without evidence, and either where it couldn't be delivered. */
  const resting = new Map<number | StreamId, { readonly until: number; readonly failures: number }>();
  let closed = false;
  let timeout: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const rest = (what: number | StreamId): void => {
    const failures = (resting.get(what)?.failures ?? 0) + 1;
    resting.set(what, { until: monotonic() + pauseAfter(failures, BACKOFF), failures });
  };
  const isAwake = (what: number | StreamId): boolean => (resting.get(what)?.until ?? 0) <= monotonic();

  const isForeign = ({ chain }: AwaitedRound): boolean => chain !== source.chain.chain;

  /** The rooms whose deadline has come, and what they wait for. */
  const look = async (): Promise<readonly AwaitedRound[]> => {
    const due = await rooms.due(clock());
    const unknown = due.filter((stream) => !known.has(stream));
    const read = unknown.length === 0 ? [] : await rooms.awaited(unknown);
    for (const one of read.filter(isForeign)) {
      logger.error({ room: one.stream, chain: one.chain }, 'a room waits for a beacon chain that is not configured');
    }
    const fresh = new Map(read.map((one) => [one.stream, one]));
    const waiting = due.flatMap((stream) => known.get(stream) ?? fresh.get(stream) ?? []);
    known = new Map(waiting.filter((one) => one.unseen === null || isForeign(one)).map((one) => [one.stream, one]));
    const own = waiting.filter((one) => !isForeign(one));
    const waitedFor = new Set<number | StreamId>(own.flatMap(({ round, stream }) => [round, stream]));
    for (const what of resting.keys()) if (!waitedFor.has(what)) resting.delete(what);
    return own;
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

  const isAccepted = (answer: PromiseSettledResult<Outcome>): boolean =>
    answer.status === 'fulfilled' && answer.value.status === 'accepted';

  const deliver = async (round: number, streams: readonly StreamId[]): Promise<void> => {
    const found = await source.round(round);
    if (found === null || found.round !== round) return rest(round);
    const submit = async (stream: StreamId) => engine.submit(deliveryOf(stream, found));
    const answers = await Promise.allSettled(streams.map(submit));
    for (const [index, stream] of streams.entries()) {
      const answer = answers[index];
      if (answer !== undefined) report(stream, round, answer);
    }
    if (!answers.every(isAccepted)) rest(round);
  };

  /** Brings the witness's word on a lock, if it is published; true where the room took it. */
  const witness = async (stream: StreamId, round: number, { choice, position }: UnseenLock): Promise<boolean> => {
    const bring = async (): Promise<Outcome | null> => {
      const checkpoint = await evidence(choice, { position, dueAt: beaconRoundAt(choice, round) });
      return checkpoint === null ? null : engine.submit(evidenceOf(stream, round, position, checkpoint));
    };
    const [answer] = await Promise.allSettled([bring()]);
    const isTaken = answer.status === 'fulfilled' && answer.value?.status === 'accepted';
    if (!isTaken) rest(stream);
    if (answer.status === 'rejected') {
      const reason = answer.reason instanceof Error ? answer.reason.message : 'unknown';
      logger.warn({ room: stream, round, reason }, "a witness's word could not be brought: trying again");
    } else if (answer.value?.status === 'rejected' && answer.value.code !== 'NOTHING_TO_DO') {
      logger.warn({ room: stream, round, reason: answer.value.code }, "a room refused its witness's word");
    }
    return isTaken;
  };

  /** Does so much at the same time, and no more of it once all is to stop. */
  const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
    const waiting = [...items];
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && !closed; next = waiting.shift()) await work(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };

  const deliverDue = async (): Promise<void> => {
    const waiting = await look();
    const taken: StreamId[] = [];
    await each(waiting, async ({ stream, round, unseen }) => {
      if (unseen !== null && isAwake(stream) && (await witness(stream, round, unseen))) taken.push(stream);
    });
    const counting = (taken.length === 0 ? waiting : await look()).filter(({ unseen }) => unseen === null);
    const byRound = Map.groupBy(counting, ({ round }) => round);
    await each(
      [...byRound].filter(([round]) => isAwake(round)),
      ([round, rounds]) =>
        deliver(
          round,
          rounds.map(({ stream }) => stream),
        ),
    );
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
