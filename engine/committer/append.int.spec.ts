import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { gameStream, isPlayerId, mustBe, type PlayerId, type StreamId } from '../kernel/ids.ts';
import { PERMISSIVE } from '../kernel/world.ts';
import { type Appended, append } from './append.ts';
import { appendValues } from './append-columns.ts';
import { emptyStream } from './held-stream.ts';
import { createOverlay } from './world.ts';
import { noWrites } from './writes.ts';

const [CASE, UPGRADE, BATTLE] = [gameStream('case'), gameStream('upgrade'), gameStream('battle')];
const somePlayer = (): PlayerId => mustBe(isPlayerId, randomBytes(17).toString('base64url').slice(0, 22));

interface Batch {
  /** The version that each stream was read at. */
  readonly reads?: ReadonlyMap<StreamId, number>;
  /** The version that each stream which was read becomes. */
  readonly changes?: ReadonlyMap<StreamId, number>;
  readonly guards?: ReadonlyMap<PlayerId, number>;
  /** 32 hex digits. */
  readonly receipt?: string;
}

describe.each(databaseProviders)('append on $name', ({ create }) => {
  let store: TestDatabase;
  let writer = 0;
  beforeAll(async () => {
    store = await create();
    const { rows } = await store.database.pool.query<{ writer: number }>('SELECT register_writer() AS writer');
    writer = rows[0]?.writer ?? 0;
  });
  afterAll(async () => {
    await store?.close();
  });

  const given = async (versions: ReadonlyMap<StreamId, number>): Promise<void> => {
    await store.database.pool.query('DELETE FROM stream');
    for (const row of versions) await store.database.pool.query('INSERT INTO stream VALUES ($1, $2)', [...row]);
  };
  const versions = async (): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await store.database.pool.query<{ stream_id: string; version: number }>('SELECT * FROM stream');
    return new Map(rows.map(({ stream_id, version }) => [stream_id, version]));
  };
  const when = ({ reads = new Map(), changes = new Map(), guards = new Map(), receipt }: Batch): Promise<Appended> => {
    const streams = new Map([...reads].map(([id, version]) => [id, { ...emptyStream(id), version }]));
    const overlay = createOverlay({
      streams,
      guards: new Map([...guards].map(([player, version]) => [player, { ...PERMISSIVE, version }])),
      seeds: new Map(),
    });
    for (const id of reads.keys()) overlay.stream(id);
    for (const player of guards.keys()) overlay.guard(player);
    overlay.apply({
      streams: new Map([...changes].map(([id, version]) => [id, { ...emptyStream(id), version }])),
      seeds: new Map(),
    });
    const writes = noWrites();
    const [requestHash, outcome] = ['ab'.repeat(32), '{"accepted":1}'];
    if (receipt !== undefined) writes.receipts.push({ key: receipt, requestHash, outcome, firstEvent: 0 });
    const published = { entries: [], openings: [] };
    return append(store.database, appendValues({ writer, at: 1, overlay, writes, published }));
  };

  it('changes streams that are as they were read, and begins those that were absent', async () => {
    await given(new Map([[CASE, 3]]));
    const batch = {
      reads: new Map([
        [CASE, 3],
        [UPGRADE, 0],
        [BATTLE, 0],
      ]),
      changes: new Map([
        [CASE, 4],
        [UPGRADE, 2],
      ]),
    };
    expect(await when(batch)).toMatchObject({ status: 'committed' });
    expect(await versions()).toEqual(batch.changes);
  });

  it.each([
    { moved: 'went on by as much as the batch would have it go on', now: 4 },
    { moved: 'went on by more', now: 7 },
    { moved: 'is behind what was read', now: 2 },
  ])('names a stream that should change and $moved, and nothing of the others', async ({ now }) => {
    const before = new Map([
      [CASE, now],
      [UPGRADE, 1],
    ]);
    await given(before);
    const reads = new Map([
      [CASE, 3],
      [UPGRADE, 1],
      [BATTLE, 0],
    ]);
    const changes = new Map([
      [CASE, 4],
      [UPGRADE, 2],
      [BATTLE, 1],
    ]);
    expect(await when({ reads, changes })).toEqual({ status: 'stale', streams: [CASE], guards: [] });
    expect(await versions()).toEqual(before);
  });

  it('names a stream that should begin where another engine began it', async () => {
    await given(new Map([[CASE, 1]]));
    const [reads, changes] = [new Map([[CASE, 0]]), new Map([[CASE, 1]])];
    expect(await when({ reads, changes })).toEqual({ status: 'stale', streams: [CASE], guards: [] });
  });

  it('names a stream that should change and isn’t there', async () => {
    await given(new Map());
    const [reads, changes] = [new Map([[CASE, 3]]), new Map([[CASE, 4]])];
    expect(await when({ reads, changes })).toEqual({ status: 'stale', streams: [CASE], guards: [] });
  });

  it('names at once what was only read and what should change', async () => {
    await given(
      new Map([
        [CASE, 4],
        [UPGRADE, 2],
      ]),
    );
    const reads = new Map([
      [CASE, 3],
      [UPGRADE, 1],
      [BATTLE, 5],
    ]);
    const answer = await when({ reads, changes: new Map([[CASE, 4]]) });
    expect(answer).toEqual({ status: 'stale', streams: [CASE, UPGRADE, BATTLE], guards: [] });
  });

  it('tells a batch that comes again that its receipts are taken, not that its streams moved', async () => {
    await given(new Map());
    const receipt = randomBytes(16).toString('hex');
    const batch = { reads: new Map([[CASE, 0]]), changes: new Map([[CASE, 1]]), receipt };
    expect(await when(batch)).toMatchObject({ status: 'committed' });
    expect(await when(batch)).toEqual({ status: 'taken' });
    expect(await versions()).toEqual(batch.changes);
  });

  it('names guards that were set, changed or gone since they were read', async () => {
    const [none, set, same, changed, gone] = [somePlayer(), somePlayer(), somePlayer(), somePlayer(), somePlayer()];
    expect(await when({ guards: new Map([[none, 0]]) })).toMatchObject({ status: 'committed' });
    expect(await when({ guards: new Map([[gone, 1]]) })).toEqual({ status: 'stale', streams: [], guards: [gone] });
    for (const player of [set, same, changed, changed]) {
      await store.database.pool.query('SELECT set_guard($1)', [player]);
    }
    const guards = new Map([
      [none, 0],
      [set, 0],
      [same, 1],
      [changed, 1],
      [gone, 1],
    ]);
    expect(await when({ guards })).toEqual({ status: 'stale', streams: [], guards: [set, changed, gone] });
  });
});
