import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryBus } from '../../../engine/bus/bus.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { scriptedSite } from '../../../test/harness/scripted-site.ts';
import { writeLog } from '../../../test/harness/write-log.ts';
import { loggerOf } from '../../logger.ts';
import { type Reactor, reactorOf } from './reactor.ts';
import { type Reactors, startReactors } from './reactors.ts';

describe.each(databaseProviders)('reactors on $name', ({ create }) => {
  let store: TestDatabase;
  let own: readonly ReadEvent[];
  let offset = 0;
  const open: Reactors[] = [];

  beforeAll(async () => {
    store = await create();
    const site = scriptedSite('reactors', 4);
    for (let n = 0; n < 40; n += 1) site.step();
    await writeLog(store.database, site.log.events);
    own = site.log.events.filter(({ event }) => event.type === 'PlayerRegistered');
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.stop()));
  });
  afterAll(async () => {
    await store?.close();
  });

  const start = (reactor: Reactor, sql: SqlClient = store.database.pool): Reactors => {
    const started = startReactors({
      sql,
      bus: memoryBus(),
      reactors: [reactor],
      now: () => Date.now() + offset,
      randomUuid: randomUUID,
      logger: loggerOf('silent'),
      firstPauseMs: 1,
    });
    open.push(started);
    return started;
  };

  const noting = (name: string, seen: number[], fail: (position: number) => boolean = () => false): Reactor =>
    reactorOf({
      name,
      from: 'origin',
      types: ['PlayerRegistered'],
      react: async ({ position }) => {
        if (fail(position)) throw new Error('not now');
        seen.push(position);
      },
    });

  const positions = () => own.map(({ position }) => position);

  it('react to every event of their types once and in order, and go on where they were', async () => {
    const seen: number[] = [];
    const first = start(noting('once', seen));
    expect(await first.settled()).toBe(true);
    await first.stop();
    expect(seen).toEqual(positions());
    const again = start(noting('once', seen));
    expect(await again.settled()).toBe(true);
    expect(seen).toEqual(positions());
  });

  it('write down how far they came once for many events, and before they pause for one that fails', async () => {
    const written: unknown[] = [];
    const sql: SqlClient = {
      query: (text, values) => {
        if (text.startsWith('update "reactor" set "position"')) written.push(values?.[0]);
        return store.database.pool.query(text, values);
      },
    };
    const third = positions()[2] ?? 0;
    let hasFailed = false;
    const failing = noting('sparing', [], (position) => {
      if (position !== third || hasFailed) return false;
      hasFailed = true;
      return true;
    });
    expect(await start(failing, sql).settled()).toBe(true);
    const [first = 0] = positions();
    expect(written.slice(0, 2)).toEqual([first + 1, third]);
    expect(written.length).toBeLessThan(positions().length);
  });

  it('begin with what is to come where the past is none of theirs', async () => {
    const seen: number[] = [];
    const late = start({ ...noting('late', seen), from: 'now' });
    expect(await late.settled()).toBe(true);
    expect(seen).toEqual([]);
  });

  it('try again what failed before they go on', async () => {
    const seen: number[] = [];
    let tries = 0;
    const [, second] = positions();
    const failing = noting('failing', seen, (position) => {
      if (position !== second) return false;
      tries += 1;
      return tries < 4;
    });
    expect(await start(failing).settled()).toBe(true);
    expect(seen).toEqual(positions());
    expect(tries).toBe(4);
  });

  it('put aside what fails all the time, go on, and try it later', async () => {
    const seen: number[] = [];
    let isBroken = true;
    const [first, ...others] = positions();
    const reactor = noting('aside', seen, (position) => isBroken && position === first);
    const broken = start(reactor);
    expect(await broken.settled()).toBe(true);
    await broken.stop();
    expect(seen).toEqual(others);
    isBroken = false;
    offset += 10 * 60_000;
    const mended = start(reactor);
    expect(await mended.settled()).toBe(true);
    await expect.poll(() => seen).toEqual([...others, first]);
    const { rows } = await store.database.pool.query(`SELECT 1 FROM reactor_failure WHERE name = 'aside'`);
    expect(rows).toEqual([]);
  });

  it('share the work with other processes without doing it twice', async () => {
    const seen: number[] = [];
    const [one, other] = [start(noting('shared', seen)), start(noting('shared', seen))];
    expect(await Promise.race([one.settled(), other.settled()])).toBe(true);
    expect(seen).toEqual(positions());
    await Promise.all([one.stop(), other.stop()]);
    const { rows } = await store.database.pool.query(`SELECT holder FROM reactor WHERE name = 'shared'`);
    expect(rows).toEqual([{ holder: null }]);
  });

  it('react again where a process died before it wrote down how far it came', async () => {
    const seen: number[] = [];
    const first = start(noting('died', seen));
    expect(await first.settled()).toBe(true);
    await first.stop();
    const last = positions().at(-1) ?? 0;
    await store.database.pool.query(`UPDATE reactor SET position = $1 WHERE name = 'died'`, [last]);
    expect(await start(noting('died', seen)).settled()).toBe(true);
    expect(seen).toEqual([...positions(), last]);
  });
});
