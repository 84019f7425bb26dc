import { afterEach, describe, expect, it } from 'vitest';
import { memorySource, signRound, startRelay, testChain, testChoice } from '../../test/beacons.ts';
import { charm, dawn, dawnOdds } from '../../test/cast.ts';
import { entropyNumber, title } from '../../test/giveaways.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, createClock, joinWith, silentLogger } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { cosignedNote, witnessedChoice } from '../../test/room-witness.ts';
import { battleTerms, giveawayTerms } from '../../test/terms-cast.ts';
import type { Committer } from '../committer/committer.ts';
import type { Database } from '../database/open-database.ts';
import type { Engine } from '../engine.ts';
import type { GlasscaseEvent } from '../events.ts';
import { beaconRoundAt } from '../fairness/beacon.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import { battleStream, giveawayStream, type StreamId } from '../kernel/ids.ts';
import { verifyEd25519 } from '../log/ed25519-node.ts';
import { decodeEntry } from '../log/entry.ts';
import { memoryTileStore } from '../log/testing/memory-tile-store.ts';
import type { TileStore } from '../log/tile-store.ts';
import { findLockEvidence } from '../log/witness/find-lock-evidence.ts';
import { appendRecord, resumeRecord } from '../log/witness/record.ts';
import { nodeHashing } from '../node-hashing.ts';
import { awaitedRounds, locksBetween, waitingRooms } from './awaited-rounds.ts';
import type { BeaconSource } from './beacon.ts';
import { type BeaconDelivery, createBeaconDelivery } from './beacon-delivery.ts';
import { createDrandSource } from './drand-source.ts';

const OPEN_MS = 60_000;

/** After each story a replay equals the tables: see `lawfulStore`. */
describe.each(databaseProviders)('beacon rounds on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const deliveryFor = (
    engine: Engine,
    source: BeaconSource,
    database: Database = store.database,
    tiles: Pick<TileStore, 'read'> = memoryTileStore(),
  ): BeaconDelivery => {
    const delivery = createBeaconDelivery({
      rooms: {
        due: (now) => waitingRooms(database, now),
        awaited: (streams) => awaitedRounds(database.pool, streams),
      },
      source,
      evidence: (choice, lock) =>
        findLockEvidence({ hashing: nodeHashing, verify: verifyEd25519, read: tiles.read }, choice, lock),
      engine,
      clock: clock.now,
      monotonic: () => performance.now(),
      logger: silentLogger,
      pollMs: Number.POSITIVE_INFINITY,
    });
    closing.push(() => delivery.close());
    return delivery;
  };
  const eventsOf = async (room: StreamId): Promise<readonly GlasscaseEvent[]> => {
    const { rows } = await store.database.pool.query<{ entry: Buffer }>(
      'SELECT entry FROM event WHERE stream_id = $1 ORDER BY version',
      [room],
    );
    return rows.map(({ entry }) => decodeEntry(entry).event);
  };
  const typesOf = async (room: StreamId) => (await eventsOf(room)).map(({ type }) => type);

  /** A room of the house that two players entered, locked. */
  const lockedRoom = async (engine: Committer, beacon: BeaconChoice = testChoice) => {
    const outcome = await ask(engine, {
      type: 'CreateGiveaway',
      terms: giveawayTerms,
      host: { kind: 'house', title, prizes: [{ skin: charm, wear: '' }] },
      entropy: entropyNumber(0),
      startsAt: null,
      drawAt: clock.now() + OPEN_MS,
      locked: false,
      conditions: { depositDays: null, vipGrade: 0 },
      beacon,
    });
    const [{ event }] = accepted(outcome).events;
    if (event.type !== 'GiveawayCreated') throw new Error('no room was opened');
    const { giveawayId, beaconRound } = event.data;
    const round = beaconRound ?? 0;
    for (const n of [1, 2]) {
      const playerId = await joinWith(engine, '0');
      accepted(await ask(engine, { type: 'EnterGiveaway', playerId, giveawayId, entropy: entropyNumber(n) }));
    }
    clock.advance(OPEN_MS);
    await engine.pollTimers();
    return { room: giveawayStream(giveawayId), round, dueAt: beaconRoundAt(testChain, round) };
  };
  /** Lets a drawn room hand out its prizes, so that nothing of it is left for the next story. */
  const finish = (engine: Committer) => engine.pollTimers();

  it('come to a locked giveaway when they are there, once, and its prizes follow', async () => {
    const engine = await start({ clock: clock.now });
    const delivery = deliveryFor(engine, memorySource(clock.now));
    const { room, round, dueAt } = await lockedRoom(engine);
    await delivery.deliverDue();
    expect(await typesOf(room)).not.toContain('GiveawayDrawn');

    clock.advance(dueAt - clock.now());
    await delivery.deliverDue();
    await delivery.deliverDue();
    await finish(engine);
    const [, , , , ...rest] = await eventsOf(room);
    expect(rest).toMatchObject([
      { type: 'GiveawayDrawn', data: { beacon: { round, signature: signRound(round) } } },
      { type: 'GiveawayAwarded' },
    ]);
    expect(await waitingRooms(store.database, clock.now())).toEqual([]);
  });

  it('come to a locked battle, whose first round follows', async () => {
    const engine = await start({ clock: clock.now });
    const delivery = deliveryFor(engine, memorySource(clock.now));
    const created = await ask(engine, {
      type: 'CreateBattle',
      playerId: null,
      seedHash: null,
      terms: battleTerms,
      entropy: entropyNumber(0),
      mode: 'classic',
      pace: 'normal',
      sides: 2,
      size: 1,
      private: false,
      boxes: [{ case: dawn, oddsHash: dawnOdds }],
      beacon: testChoice,
    });
    const [{ event }] = accepted(created).events;
    if (event.type !== 'BattleCreated') throw new Error('no battle was opened');
    const { battleId } = event.data;
    for (const n of [1, 2]) {
      const playerId = await joinWith(engine, '1000');
      accepted(await ask(engine, { type: 'JoinBattle', playerId, battleId, seat: null, entropy: entropyNumber(n) }));
    }
    clock.advance(60_000);
    await engine.pollTimers();
    expect(await typesOf(battleStream(battleId))).not.toContain('BattleRoundPlayed');
    await delivery.deliverDue();
    clock.advance(3_000);
    await engine.pollTimers();
    const [, , , locked, ...rest] = await eventsOf(battleStream(battleId));
    const round = locked?.type === 'BattleLocked' ? (locked.data.beaconRound ?? 0) : 0;
    expect(rest).toMatchObject([
      { type: 'BattleBeaconArrived', data: { round, signature: signRound(round) } },
      { type: 'BattleRoundPlayed', data: { round: 1 } },
      { type: 'BattleSettled' },
    ]);
  });

  it('are delivered by several processes at the same time, and count once', async () => {
    const engine = await start({ clock: clock.now });
    const { room, dueAt } = await lockedRoom(engine);
    clock.advance(dueAt - clock.now());
    const database = await store.another();
    const other = await start({ clock: clock.now }, database);
    const source = memorySource(clock.now);
    const deliveries = [deliveryFor(engine, source), deliveryFor(other, source, database), deliveryFor(engine, source)];
    await Promise.all(deliveries.map((delivery) => delivery.deliverDue()));
    expect((await typesOf(room)).filter((type) => type === 'GiveawayDrawn')).toHaveLength(1);
    await finish(engine);
  });

  it('that are late leave the room waiting, and are drawn with however late they come', async () => {
    const engine = await start({ clock: clock.now });
    const honest = memorySource(clock.now);
    const { room, round, dueAt } = await lockedRoom(engine);
    clock.advance(dueAt - clock.now() + 3_600_000);
    await deliveryFor(engine, { ...honest, round: async () => null }).deliverDue();
    expect(await waitingRooms(store.database, clock.now())).toEqual([room]);
    await deliveryFor(engine, honest).deliverDue();
    const drawn = (await eventsOf(room)).find(({ type }) => type === 'GiveawayDrawn');
    expect(drawn).toMatchObject({ data: { beacon: { round } } });
    await finish(engine);
  });

  it('that relays forge draw nothing; the true one does', async () => {
    const engine = await start({ clock: clock.now });
    const [liar, honest] = [await startRelay(clock.now, 'forged'), await startRelay(clock.now)];
    closing.push(liar.close, honest.close);
    const sourceOver = (...relays: readonly string[]) =>
      createDrandSource({ chain: testChain, relays, logger: silentLogger, staggerMs: 10 });
    const { room, dueAt } = await lockedRoom(engine);
    clock.advance(dueAt - clock.now());
    await deliveryFor(engine, sourceOver(liar.url)).deliverDue();
    expect(await typesOf(room)).not.toContain('GiveawayDrawn');
    await deliveryFor(engine, sourceOver(liar.url, honest.url)).deliverDue();
    expect(await typesOf(room)).toContain('GiveawayDrawn');
    await finish(engine);
  });

  /** Where the last lock of a room stands, and which round it names. */
  const lockOf = async (room: StreamId) => {
    const [waiting] = await awaitedRounds(store.database.pool, [room]);
    if (waiting?.unseen === undefined || waiting.unseen === null) throw new Error('the room waits for no witness');
    const { position } = waiting.unseen;
    return { position, round: waiting.round, dueAt: beaconRoundAt(testChain, waiting.round) };
  };
  /** The published record of the witness. */
  const publishing = () => {
    const tiles = memoryTileStore();
    const publish = async (size: number, timestamp: number): Promise<void> => {
      const note = cosignedNote(size, timestamp, nodeHashing.sha256(Buffer.from(String(size))));
      await appendRecord(tiles, await resumeRecord(tiles), note);
    };
    return { tiles, publish };
  };

  it('come to a room of rules 3 behind its witness’s word, and to no room without', async () => {
    const engine = await start({ clock: clock.now });
    const { tiles, publish } = publishing();
    const delivery = deliveryFor(engine, memorySource(clock.now), store.database, tiles);
    const { room } = await lockedRoom(engine, witnessedChoice);
    const { position, round, dueAt } = await lockOf(room);
    expect(await locksBetween(store.database, position, position + 1)).toBe(true);
    expect(await locksBetween(store.database, 0, position)).toBe(false);
    expect(await locksBetween(store.database, position + 1, position + 100)).toBe(false);
    clock.advance(dueAt - clock.now());
    await delivery.deliverDue();
    expect((await typesOf(room)).at(-1)).toBe('GiveawayLocked');

    await publish(position + 1, dueAt / 1_000 - 5);
    await deliveryFor(engine, memorySource(clock.now), store.database, tiles).deliverDue();
    await finish(engine);
    const [, , , , ...rest] = await eventsOf(room);
    expect(rest).toMatchObject([
      { type: 'GiveawayWitnessed', data: { round, lock: position } },
      { type: 'GiveawayDrawn', data: { beacon: { round, signature: signRound(round) } } },
      { type: 'GiveawayAwarded' },
    ]);
    expect(await locksBetween(store.database, 0, position + 1)).toBe(false);
  });

  it('come to a room whose lock the witness saw too late once its next lock was seen', async () => {
    const engine = await start({ clock: clock.now });
    const { tiles, publish } = publishing();
    const delivery = () => deliveryFor(engine, memorySource(clock.now), store.database, tiles);
    const { room } = await lockedRoom(engine, witnessedChoice);
    const first = await lockOf(room);
    clock.advance(first.dueAt - clock.now());
    await publish(first.position, first.dueAt / 1_000 - 4);
    await delivery().deliverDue();
    const second = await lockOf(room);
    expect(second.round).toBeGreaterThan(first.round);
    expect(second.position).toBeGreaterThan(first.position);
    expect(await waitingRooms(store.database, clock.now())).toEqual([]);

    await publish(second.position + 1, second.dueAt / 1_000 - 5);
    clock.advance(second.dueAt - clock.now());
    await delivery().deliverDue();
    await finish(engine);
    const [, , , , ...rest] = await eventsOf(room);
    expect(rest).toMatchObject([
      { type: 'GiveawayRelocked', data: { beaconRound: second.round, lock: first.position } },
      { type: 'GiveawayWitnessed', data: { round: second.round, lock: second.position } },
      { type: 'GiveawayDrawn', data: { beacon: { round: second.round } } },
      { type: 'GiveawayAwarded' },
    ]);
  });
});
