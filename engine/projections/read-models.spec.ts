import { afterEach, describe, expect, it } from 'vitest';
import { foldedHint, memoryBus } from '../bus/bus.ts';
import { type ReadModelWatch, watchReadModels } from './read-models.ts';

type Row = { readonly name: string; readonly version: number; readonly position: number; readonly status: string };

let open: ReadModelWatch | null = null;
afterEach(() => open?.stop());

const site = (first: readonly Row[]) => {
  let rows = first;
  let failing = false;
  let breaks = 0;
  const errors: unknown[] = [];
  const bus = memoryBus();
  const watch = watchReadModels({
    bus,
    breaks: () => breaks,
    sql: {
      query: async () => {
        if (failing) throw new Error('away');
        return { rows };
      },
    },
    projections: [
      { name: 'plays', version: 2 },
      { name: 'catalog', version: 1 },
    ],
    onError: (error) => errors.push(error),
  });
  open = watch;
  return {
    watch,
    errors,
    announce: (projection: string, position: number) =>
      bus.publish('folded', foldedHint.encode({ projection, position })),
    write: (next: readonly Row[]) => {
      rows = next;
    },
    breakConnections: () => {
      breaks += 1;
    },
    fail: (now: boolean) => {
      failing = now;
    },
  };
};

const plays = (position: number, status = 'live', version = 2): Row => ({ name: 'plays', version, position, status });

describe('read models that another process folds', () => {
  it('are waited for until the bus says that they are there', async () => {
    const { watch, announce } = site([plays(3)]);
    const there = watch.catchUp('plays', 7);
    announce('catalog', 100);
    announce('plays', 7);
    announce('plays', 8);
    expect(await there).toBe(true);
    expect(await watch.catchUp('plays', 7)).toBe(true);
  });

  it('are found in their rows where the word was lost', async () => {
    const { watch, write } = site([plays(3)]);
    const there = watch.catchUp('plays', 3);
    write([plays(4)]);
    expect(await there).toBe(true);
  });

  it('are not waited for without end, nor where there is no such read model', async () => {
    const { watch } = site([plays(3)]);
    expect(await watch.catchUp('plays', 5, 20)).toBe(false);
    expect(await watch.catchUp('nothing', 0)).toBe(false);
  });

  it('show what is wrong with them', async () => {
    const { watch, write } = site([plays(3, 'failing'), { name: 'catalog', version: 9, position: 50, status: 'live' }]);
    await watch.catchUp('plays', 2);
    expect(watch.status().map(({ name, state }) => [name, state])).toEqual([
      ['plays', 'failing'],
      ['catalog', 'outdated'],
    ]);
    expect(await watch.catchUp('catalog', 10, 20)).toBe(false);
    write([plays(4)]);
    await watch.catchUp('plays', 3);
    expect(watch.status()[0]).toMatchObject({ state: 'following', position: 4 });
  });

  it('are looked at again after the database was away', async () => {
    const { watch, errors, fail, write } = site([plays(3)]);
    await watch.catchUp('plays', 2);
    fail(true);
    const there = watch.catchUp('plays', 3);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    write([plays(4)]);
    fail(false);
    expect(await there).toBe(true);
  });

  it('call back whoever listens, each for its own', async () => {
    const { watch, announce } = site([]);
    const heard: string[] = [];
    watch.onFolded('catalog', () => heard.push('catalog'));
    watch.onFolded('plays', () => heard.push('plays'));
    announce('plays', 1);
    announce('other', 1);
    await expect.poll(() => heard).toEqual(['plays']);
  });

  it('leave nobody waiting when the process stops', async () => {
    const { watch } = site([plays(3)]);
    const there = watch.catchUp('plays', 100, 60_000);
    watch.stop();
    expect(await there).toBe(false);
    expect(await watch.catchUp('plays', 100)).toBe(false);
  });

  it('are taken at their rows’ word where a connection broke, since a crash may have taken the last of them back', async () => {
    const { watch, announce, write, breakConnections } = site([plays(3)]);
    announce('plays', 8);
    expect(await watch.catchUp('plays', 7)).toBe(true);
    breakConnections();
    // Said before the crash, and heard after it.
    announce('plays', 9);
    expect(await watch.catchUp('plays', 7, 150)).toBe(false);
    const there = watch.catchUp('plays', 7);
    write([plays(8)]);
    expect(await there).toBe(true);
    announce('plays', 9);
    expect(await watch.catchUp('plays', 8, 0)).toBe(true);
  });
});
