import { describe, expect, it } from 'vitest';
import { logHead } from '../../engine/database/log-head.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { readWholeLog } from '../../engine/projections/read-log.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, createClock, joinWith, openOnce, silentLogger } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { releaseBonuses, startReleasingBonuses } from './bonus-releases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(databaseProviders)('the daily pass over locked bonuses, on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const parts = async () => ({ sql: store.database.pool, engine: await start({ clock: clock.now }), now: clock.now });
  const releases = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const batch of readWholeLog(store.database.pool, 1_000))
      for (const { event } of batch) if (event.type === 'BonusReleased') found.push(event.data.playerId);
    return found;
  };
  const players: PlayerId[] = [];

  it('releases what was wagered for, of more players than a page has, once a day by however many processes', async () => {
    const one = await parts();
    const { engine } = one;
    for (let n = 0; n < 70; n += 1) players.push(await joinWith(engine, '1000'));
    const locked = { balance: 'locked', direction: 'credit', amount: '500', reason: 'correction' } as const;
    for (const playerId of players) accepted(await ask(engine, { type: 'AdjustBalance', playerId, ...locked }));
    const played = players.slice(0, 67);
    for (const player of played) accepted(await openOnce(engine, player));
    await Promise.all([releaseBonuses(one), releaseBonuses(one)]);
    expect([...(await releases())].sort()).toEqual([...played].sort());
    for (const player of played) accepted(await openOnce(engine, player));
    await releaseBonuses(one);
    expect(await releases()).toHaveLength(67);
    clock.advance(DAY_MS);
    await releaseBonuses(one);
    expect(await releases()).toHaveLength(134);
  });

  it('stands in the log with nothing of the same command beside it', async () => {
    const commands: unknown[] = [];
    for await (const batch of readWholeLog(store.database.pool, 1_000))
      for (const { event } of batch) commands.push(event.type === 'BonusReleased' ? event.data.commandId : null);
    const ids = commands.filter((id) => id !== null);
    expect(ids).toHaveLength(134);
    expect(new Set(ids).size).toBe(134);
  });

  it('is made at a start after a day without an entry, though deadlines that passed meanwhile were met before it', async () => {
    const one = await parts();
    for (const player of players.slice(0, 2)) accepted(await openOnce(one.engine, player));
    const { lastAt } = await logHead(one.sql);
    clock.advance(DAY_MS);
    const restart = async (found: number) => {
      const chore = startReleasingBonuses({ ...one, lastAt: found, logger: silentLogger });
      await chore.stop();
      return (await releases()).length;
    };
    for (const player of players.slice(2, 3)) accepted(await openOnce(one.engine, player));
    expect(await restart((await logHead(one.sql)).lastAt)).toBe(134);
    expect(await restart(lastAt)).toBe(137);
  });

  it('says so where the engine doesn’t answer, so that it is made again', async () => {
    const { sql, now } = await parts();
    const engine = { submit: async () => ({ status: 'unknown' }) as const };
    await expect(releaseBonuses({ sql, engine, now })).rejects.toThrow('weren’t answered');
  });
});
