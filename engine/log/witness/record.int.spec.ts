import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { databaseTileStore } from '../database-tile-store.ts';
import { signerFromSeed } from '../log-key.ts';
import { databaseLease, SealerFenced } from '../sealer-lease.ts';
import { signCheckpoint } from '../testing/sign-checkpoint.ts';
import { encodeBundle, WITNESSED_SIZE_PATH, witnessedPath } from '../tiles.ts';
import { formatSize } from './add-checkpoint.ts';
import { appendRecord, resumeRecord } from './record.ts';
import { eachCosigned, firstCovering, witnessedCount } from './sequence.ts';

const signer = signerFromSeed('glasscase.example/log', '11'.repeat(32));
const noteOf = (size: number): Uint8Array =>
  signCheckpoint(signer, { origin: signer.key.name, size, root: nodeHashing.sha256(utf8(String(size))) });

describe.each(databaseProviders)('cosigned checkpoints in $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
  });
  afterAll(() => test?.close());

  /** A process that holds the sealers' lease. */
  const sealer = async (name: string) => {
    const lease = databaseLease(test.database.pool, name);
    await lease.hold();
    return { lease, tiles: databaseTileStore({ sql: test.database.pool, epoch: lease.epoch }) };
  };

  it('are recorded by whoever seals, and by nobody whose turn is over', async () => {
    const first = await sealer('first');
    const begun = Array.from({ length: 255 }, (_, n) => noteOf(n + 1));
    await first.tiles.write([
      { path: witnessedPath(0, 255), bytes: encodeBundle(begun) },
      { path: WITNESSED_SIZE_PATH, bytes: utf8(formatSize(255)) },
    ]);
    let record = await resumeRecord(first.tiles);
    for (const size of [256, 257]) record = await appendRecord(first.tiles, record, noteOf(size));
    await first.lease.release();
    const second = await sealer('second');
    await expect(appendRecord(first.tiles, record, noteOf(258))).rejects.toThrow(SealerFenced);
    await appendRecord(second.tiles, await resumeRecord(second.tiles), noteOf(259));

    const { read } = databaseTileStore({ sql: test.database.pool });
    const sizes: number[] = [];
    for await (const { checkpoint } of eachCosigned(read, await witnessedCount(read))) sizes.push(checkpoint.size);
    expect(sizes).toEqual([...Array.from({ length: 257 }, (_, n) => n + 1), 259]);
    expect((await firstCovering(read, 257))?.checkpoint.size).toBe(259);
    expect([await read(witnessedPath(0, 255)), await read(witnessedPath(1, 1))]).toEqual([null, expect.anything()]);
  });
});
