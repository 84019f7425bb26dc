import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { databaseLease } from './sealer-lease.ts';
import { freeLease } from './testing/database-log.ts';

describe.each(databaseProviders)('the sealers’ lease on $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
  });
  afterAll(() => test?.close());
  beforeEach(() => freeLease(test.database));
  const two = () => [databaseLease(test.database.pool, 'one'), databaseLease(test.database.pool, 'other')] as const;
  const endIn = (interval: string) =>
    test.database.asOwner((session) =>
      session.query('UPDATE sealing SET until = clock_timestamp() + $1::interval', [interval]),
    );

  it('is held by one, who prolongs it in the same epoch', async () => {
    const [one, other] = two();
    const epoch = await one.hold();
    expect(epoch).not.toBeNull();
    expect(await other.hold()).toBeNull();
    expect(await one.hold()).toBe(epoch);
    expect([one.epoch(), other.epoch()]).toEqual([epoch, null]);
  });

  it('goes to one of several that ask at once', async () => {
    const leases = Array.from({ length: 5 }, (_, n) => databaseLease(test.database.pool, `number ${n}`));
    const epochs = await Promise.all(leases.map((lease) => lease.hold()));
    expect(epochs.filter((epoch) => epoch !== null)).toHaveLength(1);
  });

  it('goes to another in a new epoch when it has run out, and the first one notices', async () => {
    const [one, other] = two();
    const epoch = (await one.hold()) ?? 0;
    await endIn('-1 millisecond');
    expect(await other.hold()).toBe(epoch + 1);
    expect(await one.hold()).toBeNull();
    expect(await other.hold()).toBe(epoch + 1);
  });

  it('stays where it is when it ran out and nobody else asked', async () => {
    const [one, other] = two();
    const epoch = await one.hold();
    await endIn('-1 hour');
    expect(await one.hold()).toBe(epoch);
    expect(await other.hold()).toBeNull();
  });

  it('is free at once when it is released, and not when somebody releases what they lost', async () => {
    const [one, other] = two();
    await one.hold();
    await one.release();
    expect(one.epoch()).toBeNull();
    const epoch = await other.hold();
    expect(epoch).not.toBeNull();
    await one.release();
    expect(await one.hold()).toBeNull();
    await endIn('-1 second');
    await one.hold();
    await other.release();
    expect(await other.hold()).toBeNull();
  });

  it('is not lost to a clock that was set back', async () => {
    const [one, other] = two();
    await one.hold();
    await endIn('1 hour');
    expect(await other.hold()).not.toBeNull();
  });
});
