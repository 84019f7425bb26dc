import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { type ScriptedSite, sampleCase, scriptedSite } from '../../test/harness/scripted-site.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import { battleTerms } from '../../test/terms-cast.ts';
import { type Bus, encodePosition, memoryBus } from '../bus/bus.ts';
import type { SqlClient } from '../database/sql.ts';
import type { BattleId } from '../kernel/ids.ts';
import { type BattleHub, startBattleHub } from './battle-hub.ts';
import { type BattleWakeUp, decodeBattleWakeUp, encodeBattleWakeUp } from './battle-message.ts';
import { startBattleRelay } from './battle-relay.ts';
import { type BattleRow, battles } from './battles.ts';
import { readModelDatabase } from './database.ts';
import { type Followers, startFollowers } from './followers.ts';

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(5);
};

describe.each(databaseProviders)('battles as they change on $name', ({ create }) => {
  let store: TestDatabase;
  let site: ScriptedSite;
  let followers: Followers;
  let bus: Bus;
  let written: number;
  /** Tells the relay under test from which position on battles were folded. */
  let onFolded: (from: number) => void = () => undefined;
  const open: { stop: () => Promise<void> }[] = [];

  /** Brings what happened into the table. */
  const settle = async (): Promise<void> => {
    await writeLog(store.database, site.log.events.slice(written));
    written = site.log.events.length;
    expect(await followers.catchUp('battles', written - 1)).toBe(true);
  };
  /** A waiting room of the house's, for two players and two boxes. */
  const room = (): BattleId => {
    const ember = site.log.world().case(sampleCase().case);
    if (ember.status === 'absent') throw new Error('no case');
    const box = { case: sampleCase().case, oddsHash: ember.oddsHash };
    const [created] = site.log.submit({
      type: 'CreateBattle',
      playerId: null,
      seedHash: null,
      terms: battleTerms,
      entropy: site.log.entropy(),
      mode: 'classic',
      pace: 'normal',
      sides: 2,
      size: 1,
      private: false,
      boxes: [box, box],
      beacon: { kind: 'none' },
    });
    if (created?.event.type !== 'BattleCreated') throw new Error('no battle');
    return created.event.data.battleId;
  };
  const join = (battleId: BattleId, index: number): void => {
    const playerId = site.players[index];
    if (playerId === undefined) throw new Error('no player');
    site.log.submit({ type: 'JoinBattle', playerId, battleId, seat: null, entropy: site.log.entropy() });
  };
  const relay = (): void => {
    const one = startBattleRelay({ sql: store.database.pool, bus });
    onFolded = one.wake;
    open.push(one);
  };
  const hub = (parts: Partial<Parameters<typeof startBattleHub<BattleRow>>[0]> = {}): BattleHub<BattleRow> => {
    const sql = store.database.pool;
    const one = startBattleHub<BattleRow>({ bus, sql, show: async (rows) => rows, healEveryMs: 60_000, ...parts });
    open.push(one);
    return one;
  };
  /** Takes until the battle is so far. */
  const takeVersion = async (listener: AsyncIterableIterator<BattleRow>, version: number): Promise<BattleRow> => {
    for (;;) {
      const { value, done } = await listener.next();
      if (done === true) throw new Error('ended');
      if (value.version >= version) return value;
    }
  };

  beforeAll(async () => {
    store = await create();
    site = scriptedSite('watched', 4);
    written = 0;
    followers = startFollowers({
      database: readModelDatabase(store.database),
      bus: memoryBus(),
      projections: [battles],
      onFolded: (_name, _position, from) => onFolded(from),
    });
    await settle();
  });
  afterAll(async () => {
    await followers.stop();
    await store.close();
  });
  beforeEach(() => {
    bus = memoryBus();
    onFolded = () => undefined;
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
  });

  it('are told as they are, whenever they change, and end when they are over', async () => {
    relay();
    const battleId = room();
    await settle();
    const listener = hub().listen(battleId);
    expect(await takeVersion(listener, 1)).toMatchObject({ version: 1, battle: { battleId, status: 'waiting' } });
    join(battleId, 0);
    await settle();
    expect((await takeVersion(listener, 2)).battle.seats.length).toBe(1);
    join(battleId, 1);
    await settle();
    expect(await takeVersion(listener, 4)).toMatchObject({ battle: { status: 'locked', rounds: [] } });
    site.log.pass(3_000);
    await settle();
    expect((await takeVersion(listener, 5)).battle.rounds.length).toBe(1);
    site.log.pass(5_000);
    await settle();
    expect((await takeVersion(listener, 7)).battle).toMatchObject({ status: 'finished', result: { battleId } });
    expect(await listener.next()).toEqual({ value: undefined, done: true });
  });

  it('are told once more to whoever comes after the end, and then end', async () => {
    const battleId = room();
    site.log.submit({ type: 'DissolveBattle', playerId: null, battleId });
    await settle();
    const gateway = hub();
    for (const listener of [gateway.listen(battleId), gateway.listen(battleId)]) {
      expect((await listener.next()).value).toMatchObject({ battle: { status: 'dissolved' } });
      expect((await listener.next()).done).toBe(true);
    }
    expect(gateway.status()).toEqual({ battles: 0, listeners: 0 });
  });

  it('are told as soon as there is one', async () => {
    relay();
    const gateway = hub();
    const battleId = room();
    const listener = gateway.listen(battleId);
    await settle();
    expect((await listener.next()).value).toMatchObject({ version: 1 });
  });

  it('are told newest alone to whoever takes their time', async () => {
    relay();
    const battleId = room();
    await settle();
    const gateway = hub();
    const [slow, quick] = [gateway.listen(battleId), gateway.listen(battleId)];
    await takeVersion(quick, 1);
    for (const index of [0, 1]) {
      join(battleId, index);
      await settle();
      await takeVersion(quick, index === 0 ? 2 : 4);
    }
    expect((await slow.next()).value).toMatchObject({ version: 4 });
  });

  it('are read once, however many listen', async () => {
    let queries = 0;
    let shown = 0;
    const counting: SqlClient = {
      query: (text, values) => {
        queries += 1;
        return store.database.pool.query(text, values);
      },
    };
    const show = async (rows: readonly BattleRow[]) => {
      shown += rows.length;
      return rows;
    };
    const battleId = room();
    await settle();
    const gateway = hub({ sql: counting, show });
    const listeners = Array.from({ length: 100 }, () => gateway.listen(battleId));
    await Promise.all(listeners.map((listener) => takeVersion(listener, 1)));
    expect([queries, shown]).toEqual([1, 1]);
    join(battleId, 0);
    await settle();
    for (let n = 0; n < 3; n += 1) bus.publish('battle', encodeBattleWakeUp({ battleId, version: 2 }));
    await Promise.all(listeners.map((listener) => takeVersion(listener, 2)));
    bus.publish('battle', encodeBattleWakeUp({ battleId, version: 1 }));
    bus.publish('battle', encodePosition(7));
    const other = gateway.listen(battleId);
    expect((await other.next()).value).toMatchObject({ version: 2 });
    expect([queries, shown]).toEqual([2, 2]);
  });

  it('are told without any message, a little later', async () => {
    const battleId = room();
    await settle();
    const listener = hub({ healEveryMs: 50 }).listen(battleId);
    await takeVersion(listener, 1);
    join(battleId, 0);
    await settle();
    expect((await takeVersion(listener, 2)).battle.seats.length).toBe(1);
  });

  it('are told when the database is back', async () => {
    const battleId = room();
    await settle();
    const errors: unknown[] = [];
    let away = true;
    const sql: SqlClient = {
      query: async (text, values) => {
        if (away) throw new Error('away');
        return store.database.pool.query(text, values);
      },
    };
    const listener = hub({ sql, onError: (error) => errors.push(error) }).listen(battleId);
    await until(() => errors.length > 0);
    away = false;
    expect((await listener.next()).value).toMatchObject({ version: 1 });
  });

  it('are left, and not read any more', async () => {
    const gateway = hub({ maxListeners: 2 });
    const battleId = room();
    await settle();
    const [first, second] = [gateway.listen(battleId), gateway.listen(battleId)];
    expect(() => gateway.listen(battleId)).toThrow('no more listeners');
    await first?.return?.();
    expect(gateway.status()).toEqual({ battles: 1, listeners: 1 });
    const ended = expect(takeVersion(second, 9)).rejects.toThrow('ended');
    await gateway.stop();
    await ended;
    expect(gateway.status()).toEqual({ battles: 0, listeners: 0 });
    expect(() => gateway.listen(battleId)).toThrow('no more listeners');
  });

  it('are relayed right after they were folded, each with how far it is', async () => {
    const heard: (BattleWakeUp | null)[] = [];
    bus.subscribe('battle', (message) => heard.push(decodeBattleWakeUp(message)));
    relay();
    const [one, two] = [room(), room()];
    join(one, 2);
    await settle();
    await until(() => heard.length === 2);
    expect(heard).toEqual([
      { battleId: two, version: 1 },
      { battleId: one, version: 2 },
    ]);
    heard.length = 0;
    join(two, 3);
    await settle();
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ battleId: two, version: 2 }]);
  });
});

describe('the message that a battle changed', () => {
  it('survives the bus, and anything else is ignored', () => {
    const change = { battleId: 'b'.repeat(22), version: 17 };
    expect(decodeBattleWakeUp(encodeBattleWakeUp(change))).toEqual(change);
    for (const nonsense of ['', '7', `${'b'.repeat(22)} 0`, `${'b'.repeat(22)} 1 2`, `${'b'.repeat(21)} 1`]) {
      expect(decodeBattleWakeUp(new TextEncoder().encode(nonsense))).toBeNull();
    }
    expect(decodeBattleWakeUp(new Uint8Array(5_000))).toBeNull();
  });
});
