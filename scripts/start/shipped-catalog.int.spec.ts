import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { Committer } from '../../engine/committer/committer.ts';
import { publishDawn } from '../../test/cast.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { accepted, ask, castSkins, startEngine } from '../../test/harness/engines.ts';
import { importCatalog } from '../operator/import-catalog.ts';
import type { Report } from './report.ts';
import { importShippedCatalog } from './shipped-catalog.ts';

const [embedded] = databaseProviders;
if (embedded === undefined) throw new Error('no database to test on');

let store: TestDatabase;
let engine: Committer;
beforeEach(async () => {
  store = await embedded.create();
  engine = await startEngine(store.database);
});
afterEach(async () => {
  await engine.close();
  await store.close();
});

/** Keeps what was told. */
const listen = () => {
  const lines: string[] = [];
  const report: Report = { step: (_name, work) => work(() => undefined), line: (text) => void lines.push(text) };
  return { lines, report };
};
const start = async (): Promise<readonly string[]> => {
  const { lines, report } = listen();
  await importShippedCatalog(store.database, engine, report);
  return lines;
};
const eventCount = async (type: string): Promise<number> => {
  const { rows } = await store.database.pool.query<{ n: bigint }>('SELECT count(*) AS n FROM event WHERE type = $1', [
    type,
  ]);
  return Number(rows[0]?.n);
};

/** A catalog of the operator's own, without terms. */
const publishOther = async (on: Committer): Promise<void> => {
  for (const one of [...castSkins, publishDawn]) accepted(await ask(on, one));
};

describe('the first start', () => {
  it('publishes the shipped catalog with its consolation table, and a second one nothing more', async () => {
    expect(await start()).toEqual([]);
    const { cases, skins } = shippedCatalog();
    const counts = async () =>
      Promise.all(['SkinPublished', 'CasePublished', 'ConsolationPublished'].map((type) => eventCount(type)));
    expect(await counts()).toEqual([skins.length, cases.length, 1]);
    expect(await start()).toEqual([]);
    expect(await counts()).toEqual([skins.length, cases.length, 1]);
  });
});

describe('a start on a catalog without a consolation table', () => {
  it('publishes the shipped table where its skins are known, and touches nothing else', async () => {
    const { consolation: _, ...older } = shippedCatalog();
    expect((await importCatalog(engine, older, 'older')).refused).toBeNull();
    expect(await eventCount('ConsolationPublished')).toBe(0);
    const before = await eventCount('SkinPublished');
    expect(await start()).toEqual([]);
    expect(await eventCount('ConsolationPublished')).toBe(1);
    expect(await eventCount('SkinPublished')).toBe(before);
  });

  it('says what is closed where its skins are not, and starts all the same', async () => {
    await publishOther(engine);
    expect(await start()).toContain(
      '  What gives consolations is closed until a consolation table is imported: docs/catalog.md',
    );
    expect(await eventCount('ConsolationPublished')).toBe(0);
    const own = { skin: 'gilded-charm', wear: '', tickets: 10_000_000 } as const;
    const imported = await importCatalog(
      engine,
      { ...shippedCatalog(), skins: [], cases: [], consolation: [own] },
      'operator',
    );
    expect(imported).toEqual({ published: 1, refused: null });
    expect(await start()).toEqual([]);
  });
});

describe('the terms of play', () => {
  const published = async (): Promise<readonly string[]> => {
    const { rows } = await store.database.pool.query<{ entry: Buffer }>(
      "SELECT entry FROM event WHERE type = 'TermsPublished' ORDER BY position",
    );
    return rows.map(({ entry }) => Buffer.from(entry).toString());
  };

  it('are published over the shipped cases at the first start, and once', async () => {
    await start();
    expect(await published()).toEqual([expect.stringContaining('"freeCases":[{"case":"tin-toy","grade":0}')]);
    await start();
    expect(await published()).toHaveLength(1);
  });

  it('have no free case on a catalog without them, and the operator is told', async () => {
    await publishOther(engine);
    expect((await start()).join()).toContain('no daily free case');
    expect(await published()).toEqual([expect.stringContaining('"freeCases":[]')]);
  });
});
