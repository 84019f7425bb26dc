import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pairNumber } from '../../test/deciders.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { isPairId, mustBe } from '../kernel/ids.ts';
import { reseal } from './reseal.ts';
import { createSeedVault } from './seed-vault.ts';

const PAIRS = 2_300;

describe.each(databaseProviders)('sealing every seed again on $name', ({ create }) => {
  const [before, now] = [randomBytes(32), randomBytes(32)];
  const [older, newer] = [createSeedVault([before], randomBytes), createSeedVault([now, before], randomBytes)];
  const secrets = new Map(
    Array.from({ length: PAIRS }, (_, n) => [
      pairNumber(n + 1).pairId,
      { serverSeed: new Uint8Array(randomBytes(32)), salt: new Uint8Array(randomBytes(32)) },
    ]),
  );
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
    const all = [...secrets];
    await test.database.pool.query('INSERT INTO server_seed SELECT * FROM unnest($1::text[], $2::bytea[])', [
      all.map(([pair]) => pair),
      all.map(([pair, each], n) => Buffer.from((n % 3 === 0 ? newer : older).seal(pair, each))),
    ]);
  });
  afterAll(() => test?.close());

  const stored = async () =>
    (await test.database.pool.query<{ pair_id: string; sealed: Buffer }>('SELECT * FROM server_seed')).rows;

  it('leaves none that needs the previous key, and changes no secret', async () => {
    const sums: number[] = [];
    const done = await reseal(test.database, newer, ({ resealed, kept }) => sums.push(resealed + kept));
    expect(done).toEqual({ resealed: PAIRS - Math.ceil(PAIRS / 3), kept: Math.ceil(PAIRS / 3) });
    expect(sums).toEqual([1_000, 2_000, 2_300]);
    const alone = createSeedVault([now], randomBytes);
    for (const { pair_id, sealed } of await stored()) {
      const pair = mustBe(isPairId, pair_id);
      const { serverSeed, salt } = alone.open(pair, sealed);
      expect(Buffer.concat([serverSeed, salt])).toEqual(
        Buffer.concat([secrets.get(pair)?.serverSeed ?? before, secrets.get(pair)?.salt ?? before]),
      );
    }
  });

  it('does nothing the second time', async () => {
    const before = await stored();
    expect(await reseal(test.database, newer)).toEqual({ resealed: 0, kept: PAIRS });
    expect(await stored()).toEqual(before);
  });

  it('says which it couldn’t open, without a secret, and changes nothing of its chunk', async () => {
    const stranger = createSeedVault([randomBytes(32)], randomBytes);
    const before = await stored();
    await expect(reseal(test.database, stranger)).rejects.toThrow('a key that is not given');
    expect(await stored()).toEqual(before);
  });

  it('is nothing that the engine’s own role may do', async () => {
    await expect(test.database.pool.query("UPDATE server_seed SET sealed = ''")).rejects.toThrow('permission denied');
  });
});
