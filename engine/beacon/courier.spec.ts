import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySource, roundNumber, testChain } from '../../test/beacons.ts';
import { commandIdNumber, hashOf, T0 } from '../../test/deciders.ts';
import { somePromise } from '../../test/promises.ts';
import type { Submission } from '../commands.ts';
import type { Outcome } from '../engine.ts';
import {
  battleStream,
  giveawayStream,
  isBattleId,
  isGiveawayId,
  isHexHash,
  isPlayerId,
  isStreamId,
  mustBe,
  playerStream,
  type StreamId,
} from '../kernel/ids.ts';
import type { AwaitedRound } from './awaited-rounds.ts';
import type { BeaconSource } from './beacon.ts';
import { type Courier, createCourier, deliveryOf } from './courier.ts';

const giveaway = mustBe(isGiveawayId, 'giveaway--------------');
const battle = mustBe(isBattleId, 'battle----------------');
const room = giveawayStream(giveaway);
const arena = battleStream(battle);
const { signature, randomness } = roundNumber(3);

const event = {
  position: 0,
  stream: room,
  version: 1,
  at: T0,
  event: { type: 'GameResumed', schemaVersion: 1, data: { commandId: commandIdNumber(1), game: 'case' } },
} as const;

/** Rooms that wait, and an engine that answers as told; what is accepted waits no longer. */
const scene = (options: {
  readonly answer?: (n: number) => Promise<Outcome>;
  readonly source?: (honest: BeaconSource) => BeaconSource;
  readonly pollMs?: number;
}) => {
  const waiting = new Map<StreamId, AwaitedRound & { readonly dueAt: number }>();
  const submitted: Submission[] = [];
  const asked: { readonly round: number; readonly at: number }[] = [];
  const reads: (readonly StreamId[])[] = [];
  const warned: string[] = [];
  let database = true;
  const clock = () => Date.now();
  const honest = memorySource(clock);
  const source = options.source?.(honest) ?? honest;
  const note = (_: object, message: string) => warned.push(message);
  const courier = createCourier({
    rooms: {
      due: async (now) => {
        if (!database) throw new Error('no database');
        return [...waiting.values()].filter(({ dueAt }) => dueAt <= now).map(({ stream }) => stream);
      },
      awaited: async (streams) => {
        reads.push(streams);
        return streams.flatMap((stream) => waiting.get(stream) ?? []);
      },
    },
    source: {
      ...source,
      round: async (round) => {
        asked.push({ round, at: clock() - T0 });
        return source.round(round);
      },
    },
    engine: {
      submit: async (submission) => {
        submitted.push(submission);
        const outcome = (await options.answer?.(submitted.length)) ?? {
          status: 'accepted',
          repeated: false,
          events: [event],
          wallet: null,
          promise: somePromise,
        };
        const [, stream = ''] = submission.commandId.split(':');
        if (outcome.status === 'accepted' && isStreamId(stream)) waiting.delete(stream);
        return outcome;
      },
    },
    clock,
    monotonic: () => performance.now(),
    logger: { info: note, warn: note, error: note },
    pollMs: options.pollMs ?? 500,
  });
  return {
    courier,
    submitted,
    asked,
    reads,
    warned,
    setDatabase: (there: boolean) => {
      database = there;
    },
    /** A room that waits for a round, due when the round is unless said otherwise. */
    wait: (stream: StreamId, round: number, more: Partial<AwaitedRound & { dueAt: number }> = {}) => {
      const dueAt = T0 + (round - 1) * testChain.periodMs;
      waiting.set(stream, { stream, round, chain: testChain.chain, dueAt, ...more });
    },
  };
};
describe('the courier', () => {
  let open: Courier | undefined;
  beforeEach(() => {
    vi.useFakeTimers({ now: T0 });
  });
  afterEach(async () => {
    await open?.close();
    vi.useRealTimers();
  });
  const start = (options: Parameters<typeof scene>[0] = {}) => {
    const started = scene(options);
    open = started.courier;
    return started;
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('brings a giveaway and a battle the very round they wait for, under an id that is always the same', async () => {
    const { wait, submitted } = start();
    wait(room, 3);
    wait(arena, 3);
    await pass(10_000);
    expect(submitted).toEqual([
      {
        actor: 'system',
        commandId: `beacon:${room}:3`,
        command: { type: 'DeliverGiveawayBeacon', giveawayId: giveaway, round: 3, signature, randomness },
      },
      {
        actor: 'system',
        commandId: `beacon:${arena}:3`,
        command: { type: 'DeliverBattleBeacon', battleId: battle, round: 3, signature, randomness },
      },
    ]);
  });

  it('asks for nothing before the round is due, and for nothing when no room waits', async () => {
    const { wait, asked } = start();
    wait(room, 3);
    await pass(5_999);
    expect(asked).toEqual([]);
    await pass(501);
    expect(asked).toHaveLength(1);
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  it('asks once for a round that many rooms wait for', async () => {
    const { wait, asked, submitted } = start();
    for (let n = 10; n < 60; n += 1) wait(giveawayStream(mustBe(isGiveawayId, `giveaway-number-----${n}`)), 3);
    await pass(7_000);
    expect(asked.map(({ round }) => round)).toEqual([3]);
    expect(submitted).toHaveLength(50);
  });

  it('waits for a late round, asking less and less often, and takes no other', async () => {
    let late = true;
    const { wait, asked, submitted } = start({
      source: (honest) => ({ ...honest, round: async (round) => (late ? null : honest.round(round)) }),
    });
    wait(room, 3);
    await pass(120_000);
    expect(submitted).toEqual([]);
    const pauses = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
    expect(pauses.slice(0, 4)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_500);
    expect(new Set(asked.map(({ round }) => round))).toEqual(new Set([3]));
    late = false;
    await pass(16_000);
    expect(submitted).toHaveLength(1);
  });

  it('delivers nothing when the source gives another round', async () => {
    const { wait, submitted } = start({ source: (honest) => ({ ...honest, round: async () => roundNumber(2) }) });
    wait(room, 3);
    await pass(20_000);
    expect(submitted).toEqual([]);
  });

  it.each<Outcome>([{ status: 'early' }, { status: 'busy' }, { status: 'unknown' }])(
    'delivers again after $status, the very same',
    async (outcome) => {
      const { wait, submitted } = start({
        answer: async (n) =>
          n < 3
            ? outcome
            : { status: 'accepted', events: [event], repeated: false, wallet: null, promise: somePromise },
      });
      wait(room, 3);
      await pass(30_000);
      expect(submitted).toHaveLength(3);
      expect(submitted[2]).toEqual(submitted[0]);
    },
  );

  it('says so when a room refuses its round or an engine fails, keeps trying, and lets no other room wait', async () => {
    const { wait, submitted, warned } = start({
      answer: async (n) => {
        if (n === 1) throw new Error('a bug');
        if (n === 2) return { status: 'rejected', code: 'INPUT_INVALID', details: {} };
        return { status: 'accepted', events: [event], repeated: false, wallet: null, promise: somePromise };
      },
    });
    wait(room, 2);
    wait(arena, 3);
    await pass(30_000);
    expect(warned).toEqual(['a beacon round could not be delivered: trying again', 'a room refused its beacon round']);
    expect(submitted.map(({ commandId }) => commandId).sort()).toEqual([
      `beacon:${arena}:3`,
      `beacon:${room}:2`,
      `beacon:${room}:2`,
      `beacon:${room}:2`,
    ]);
  });

  it('reads what a room waits for once', async () => {
    const { wait, reads } = start({ source: (honest) => ({ ...honest, round: async () => null }) });
    wait(room, 3);
    await pass(30_000);
    expect(reads).toEqual([[room]]);
  });

  it('leaves rooms alone that wait for another chain, saying so once', async () => {
    const { wait, asked, warned } = start();
    wait(room, 3, { chain: mustBe(isHexHash, hashOf('another chain')) });
    await pass(30_000);
    expect(asked).toEqual([]);
    expect(warned).toEqual(['a room waits for a beacon chain that is not configured']);
  });

  it('goes on when the database is back', async () => {
    const { wait, submitted, warned, setDatabase } = start();
    wait(room, 3);
    setDatabase(false);
    await pass(10_000);
    expect(submitted).toEqual([]);
    expect(warned.length).toBeGreaterThan(0);
    setDatabase(true);
    await pass(1_000);
    expect(submitted).toHaveLength(1);
  });

  it('looks only when asked, if told so', async () => {
    const { courier, wait, submitted } = start({ pollMs: Number.POSITIVE_INFINITY });
    wait(room, 3);
    await pass(60_000);
    expect(submitted).toEqual([]);
    await courier.deliverDue();
    expect(submitted).toHaveLength(1);
  });

  it('starts nothing more once it is closed', async () => {
    const { courier, wait, asked } = start();
    await courier.close();
    wait(room, 1);
    await pass(10_000);
    expect(asked).toEqual([]);
  });
});

describe('a delivery', () => {
  it('goes to no stream but that of a battle or a giveaway', () => {
    const stranger = playerStream(mustBe(isPlayerId, 'alice-----------------'));
    expect(() => deliveryOf(stranger, roundNumber(3))).toThrow(TypeError);
  });
});
