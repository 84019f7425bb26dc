import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Committer, CommitterOptions } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { TestDatabase } from './databases.ts';
import { publishCast, startEngine } from './engines.ts';
import { moneyInAll, replayedTables, storedTables } from './replay.ts';

/** A replay of the log equals the tables, and all money sums to zero. A failure names the seed. */
export const expectLawful = async (database: Database, seed?: string): Promise<void> => {
  expect(await storedTables(database), seed).toEqual(await replayedTables(database));
  expect(await moneyInAll(database), seed).toEqual({ coin: 0n, points: 0n, locked: 0n });
};

export interface LawfulStore {
  /** The suite's database, with the cast's catalog published. To be read inside tests only. */
  readonly store: Pick<TestDatabase, 'database' | 'another'>;
  /** An engine that is closed after the test. */
  start(options?: Partial<CommitterOptions>, database?: Database): Promise<Committer>;
}

/** A database for a suite; after each of its tests a replay must equal the tables, and all money must sum to zero. */
export const lawfulStore = (create: () => Promise<TestDatabase>): LawfulStore => {
  let opened: TestDatabase | undefined;
  const running: Committer[] = [];
  const present = (): TestDatabase => {
    if (opened === undefined) throw new Error('the database opens before the first test');
    return opened;
  };
  const store = {
    get database(): Database {
      return present().database;
    },
    another: () => present().another(),
  };
  beforeAll(async () => {
    opened = await create();
    const engine = await startEngine(opened.database);
    await publishCast(engine);
    await engine.close();
  });
  afterEach(async () => {
    for (const engine of running.splice(0)) await engine.close();
    await expectLawful(store.database);
  });
  afterAll(async () => {
    await opened?.close();
  });
  return {
    store,
    start: async (options, database) => {
      const engine = await startEngine(database ?? store.database, options);
      running.push(engine);
      return engine;
    },
  };
};
