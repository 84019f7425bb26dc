import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySource, roundNumber, testChain } from '../../test/beacons.ts';
import { commandIdNumber, hashOf, T0 } from '../../test/deciders.ts';
import { someInclusionPromise } from '../../test/promises.ts';
import { witnessedChoice } from '../../test/room-witness.ts';
import type { Submission } from '../commands.ts';
import type { Outcome } from '../engine.ts';
import type { WitnessedCheckpoint } from '../kernel/event-codec.ts';
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
import { type BeaconDelivery, createBeaconDelivery, deliveryOf } from './beacon-delivery.ts';

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

const dueAtOf = (round: number): number => T0 + (round - 1) * testChain.periodMs;
const unseen = { choice: witnessedChoice, position: 7 };
/** Said of a log of that size, so many seconds after the beacon began. */
const saidOf = (size: number, seconds: number): WitnessedCheckpoint => ({
  ...{ size, root: mustBe(isHexHash, hashOf('root')), timestamp: T0 / 1_000 + seconds, signature: '00'.repeat(64) },
});
type Judged = AwaitedRound & { readonly dueAt: number };
/** The room after evidence: its round counts, or the room is locked again for a round that is four later. */
const judged = (room: Judged, { checkpoint }: { readonly checkpoint: WitnessedCheckpoint }): Judged =>
  checkpoint.size > unseen.position
    ? { ...room, unseen: null }
    : { ...room, round: room.round + 4, dueAt: dueAtOf(room.round + 4), unseen: { ...unseen, position: 9 } };

/** Rooms that wait, and an engine that answers as told; a room with an accepted round waits no longer. */
const scene = (options: {
  readonly answer?: (n: number) => Promise<Outcome>;
  readonly source?: (honest: BeaconSource) => BeaconSource;
  readonly pollMs?: number;
  /** The published checkpoint of the room's witness. */
  readonly published?: () => WitnessedCheckpoint | null;
}) => {
  const waiting = new Map<StreamId, AwaitedRound & { readonly dueAt: number }>();
  const submitted: Submission[] = [];
  const asked: { readonly round: number; readonly at: number }[] = [];
  const reads: (readonly StreamId[])[] = [];
  const warned: string[] = [];
  const looked: { readonly position: number; readonly dueAt: number; readonly witness: string }[] = [];
  let database = true;
  const clock = () => Date.now();
  const honest = memorySource(clock);
  const source = options.source?.(honest) ?? honest;
  const note = (_: object, message: string) => warned.push(message);
  const delivery = createBeaconDelivery({
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
          promise: someInclusionPromise,
        };
        const [, stream = ''] = submission.commandId.split(':');
        if (outcome.status === 'accepted' && isStreamId(stream)) {
          const { command } = submission;
          const room = waiting.get(stream);
          if (command.type !== 'WitnessBattle' && command.type !== 'WitnessGiveaway') waiting.delete(stream);
          else if (room !== undefined) waiting.set(stream, judged(room, command));
        }
        return outcome;
      },
    },
    evidence: async (choice, lock) => {
      looked.push({ ...lock, witness: choice.witness });
      return options.published?.() ?? null;
    },
    clock,
    monotonic: () => performance.now(),
    logger: { info: note, warn: note, error: note },
    pollMs: options.pollMs ?? 500,
  });
  return {
    delivery,
    submitted,
    asked,
    reads,
    warned,
    looked,
    setDatabase: (there: boolean) => {
      database = there;
    },
    /** A room that waits for a round, due when the round is unless said otherwise. */
    wait: (stream: StreamId, round: number, more: Partial<AwaitedRound & { dueAt: number }> = {}) => {
      const dueAt = dueAtOf(round);
      waiting.set(stream, { stream, round, chain: testChain.chain, dueAt, unseen: null, ...more });
    },
  };
};
describe('the beacon delivery', () => {
  let open: BeaconDelivery | undefined;
  beforeEach(() => {
    vi.useFakeTimers({ now: T0 });
  });
  afterEach(async () => {
    await open?.close();
    vi.useRealTimers();
  });
  const start = (options: Parameters<typeof scene>[0] = {}) => {
    const started = scene(options);
    open = started.delivery;
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
            : { status: 'accepted', events: [event], repeated: false, wallet: null, promise: someInclusionPromise },
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
        return { status: 'accepted', events: [event], repeated: false, wallet: null, promise: someInclusionPromise };
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

  it('brings a room its witness’s word on the lock before the round', async () => {
    let published: WitnessedCheckpoint | null = null;
    const { wait, submitted, asked, looked } = start({ published: () => published });
    wait(room, 3, { unseen });
    wait(arena, 3, { unseen });
    await pass(8_000);
    expect([submitted, asked]).toEqual([[], []]);
    expect(looked[0]).toEqual({ position: 7, dueAt: dueAtOf(3), witness: witnessedChoice.witness });
    published = saidOf(8, 1);
    await pass(20_000);
    const evidence = { lock: 7, checkpoint: published };
    expect(submitted.map(({ command }) => command)).toMatchObject([
      { type: 'WitnessGiveaway', giveawayId: giveaway, ...evidence },
      { type: 'WitnessBattle', battleId: battle, ...evidence },
      { type: 'DeliverGiveawayBeacon', giveawayId: giveaway, round: 3 },
      { type: 'DeliverBattleBeacon', battleId: battle, round: 3 },
    ]);
    expect(submitted[0]?.commandId).toBe(`witness:${room}:3:8:${T0 / 1_000 + 1}`);
  });

  it('takes a room that was locked again for one that waits for its later round, with evidence of the new lock', async () => {
    let published = saidOf(7, 2);
    const { wait, submitted, asked, looked } = start({ published: () => published });
    wait(room, 3, { unseen });
    await pass(10_000);
    published = saidOf(10, 11);
    await pass(30_000);
    expect(submitted.map(({ command }) => command)).toMatchObject([
      { type: 'WitnessGiveaway', lock: 7 },
      { type: 'WitnessGiveaway', lock: 9 },
      { type: 'DeliverGiveawayBeacon', round: 7 },
    ]);
    expect(looked.map(({ position, dueAt }) => [position, dueAt])).toEqual([
      [7, dueAtOf(3)],
      [9, dueAtOf(7)],
    ]);
    expect(asked.map(({ round }) => round)).toEqual([7]);
  });

  it('looks for evidence less and less often, says why it fails, and lets no other room wait', async () => {
    const { wait, submitted, looked, warned } = start({
      published: () => {
        throw new Error('damaged');
      },
    });
    wait(room, 3, { unseen });
    wait(arena, 3);
    await pass(120_000);
    expect(submitted).toMatchObject([{ command: { type: 'DeliverBattleBeacon' } }]);
    expect(looked.length).toBeGreaterThan(5);
    expect(looked.length).toBeLessThan(15);
    expect(new Set(warned)).toEqual(new Set(["a witness's word could not be brought: trying again"]));
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
    const { delivery, wait, submitted } = start({ pollMs: Number.POSITIVE_INFINITY });
    wait(room, 3);
    await pass(60_000);
    expect(submitted).toEqual([]);
    await delivery.deliverDue();
    expect(submitted).toHaveLength(1);
  });

  it('starts nothing more once it is closed', async () => {
    const { delivery, wait, asked } = start();
    await delivery.close();
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
