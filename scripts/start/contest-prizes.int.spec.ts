import { describe, expect, it } from 'vitest';
import { memoryBus } from '../../engine/bus/bus.ts';
import { isContestId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { startFollowers } from '../../engine/projections/followers.ts';
import { logSize, readWholeLog } from '../../engine/projections/read-log.ts';
import { projectionNamed } from '../../engine/projections/registry.ts';
import { announceWeekly, weekly } from '../../test/contest-cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, createClock, joinWith, openOnce } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { HOUR } from '../../test/money-cast.ts';
import { settleContests } from './contest-prizes.ts';

describe.each(databaseProviders)('the house’s look at contests, on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const parts = async () => ({ sql: store.database.pool, engine: await start({ clock: clock.now }), now: clock.now });

  /** The read model as far as the log. */
  const caughtUp = async (): Promise<void> => {
    const contests = projectionNamed('contests');
    if (contests === undefined) throw new Error('nothing reads contests');
    const database = readModelDatabase(store.database);
    const followers = startFollowers({ database, bus: memoryBus(), projections: [contests] });
    expect(await followers.catchUp('contests', (await logSize(store.database.pool)) - 1, 30_000)).toBe(true);
    await followers.stop();
  };
  const told = async (): Promise<readonly string[]> => {
    const lines: string[] = [];
    for await (const batch of readWholeLog(store.database.pool, 1_000)) {
      for (const { event } of batch) {
        if (event.type === 'ContestEnded') lines.push(`${event.data.contestId} ended`);
        if (event.type === 'ContestSettled') lines.push(`${event.data.contestId} settled`);
        if (event.type === 'ContestPrizeWon') lines.push(`${event.data.playerId} ${event.data.amount}`);
      }
    }
    return lines;
  };
  const players: PlayerId[] = [];
  let expected: readonly string[] = [];

  it('does nothing before the end, and marks it once by however many processes', async () => {
    const one = await parts();
    const { engine } = one;
    accepted(await ask(engine, announceWeekly));
    for (let n = 0; n < 4; n += 1) players.push(await joinWith(engine, '100000'));
    clock.advance(HOUR);
    for (const [n, player] of players.entries())
      for (let k = 0; k <= n; k += 1) accepted(await openOnce(engine, player));
    await caughtUp();
    await settleContests(one);
    expect(await told()).toEqual([]);
    // No event comes for hours, and no process pays meanwhile.
    clock.advance(20 * HOUR);
    await Promise.all([settleContests(one), settleContests(one)]);
    expect(await told()).toEqual(['weekly ended']);
  });

  it('pays nothing on a read model that hasn’t come to the end', async () => {
    await settleContests(await parts());
    expect(await told()).toEqual(['weekly ended']);
  });

  it('pays all prizes once, though the process dies before it hears so', async () => {
    await caughtUp();
    const one = await parts();
    const dying = {
      submit: async (...asked: Parameters<typeof one.engine.submit>) => {
        await one.engine.submit(...asked);
        return { status: 'unknown' } as const;
      },
    };
    await expect(settleContests({ ...one, engine: dying })).rejects.toThrow('SettleContest of weekly: unknown');
    const paid = await told();
    expect(paid.slice(0, 2)).toEqual(['weekly ended', 'weekly settled']);
    expect(paid.slice(2).map((line) => line.split(' ')[1])).toEqual(['5000', '2000', '1000']);
    expected = paid;
    const next = await parts();
    await Promise.all([settleContests(next), settleContests(next)]);
    clock.advance(1);
    await settleContests(next);
    expect(await told()).toEqual(expected);
    await caughtUp();
    await settleContests(next);
    expect(await told()).toEqual(expected);
  });

  it('pays nothing where the process dies before the command is there, and all of it at the next look', async () => {
    const one = await parts();
    const second = mustBe(isContestId, 'second');
    const startsAt = clock.now() + HOUR;
    accepted(
      await ask(one.engine, {
        ...announceWeekly,
        contestId: second,
        ranking: 'wins',
        startsAt,
        endsAt: startsAt + HOUR,
        prizes: ['700'],
      }),
    );
    clock.advance(HOUR);
    for (const player of players) accepted(await openOnce(one.engine, player));
    clock.advance(HOUR);
    await caughtUp();
    await settleContests(one);
    await caughtUp();
    const gone = { submit: async () => ({ status: 'unknown' }) as const };
    await expect(settleContests({ ...one, engine: gone })).rejects.toThrow('unknown');
    expect(await told()).toEqual([...expected, 'second ended']);
    await settleContests(await parts());
    expect((await told()).slice(expected.length + 1).map((line) => line.split(' ')[1])).toEqual(['settled', '700']);
    expect(weekly).not.toBe(second);
  });
});
