import { describe, expect, it } from 'vitest';
import { logHead } from '../../engine/database/log-head.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { liveTable } from '../../engine/projections/projection.ts';
import { readWholeLog } from '../../engine/projections/read-log.ts';
import { untold } from '../../engine/projections/untold.ts';
import { paying } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import {
  accepted,
  ask,
  createClock,
  joinWith,
  openOnce,
  seededBytes,
  silentLogger,
} from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { orderNumber } from '../../test/money-cast.ts';
import { runDaily, startDailyRuns } from './daily-run.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Folds the news in the log so far, and returns a function that folds the later news. */
const untoldNews = async (sql: SqlClient) => {
  let folded = -1;
  const fold = async (): Promise<void> => {
    for await (const batch of readWholeLog(sql, 1_000)) {
      const fresh = batch.filter(({ position }) => position > folded);
      folded = batch.at(-1)?.position ?? folded;
      await untold.apply(sql, liveTable, fresh);
    }
  };
  await fold();
  return fold;
};

/** The types of the events that tell inviters, in the order of the log. */
const toldOf = async (sql: SqlClient): Promise<readonly string[]> => {
  const told: string[] = [];
  const types = ['InviterTold', 'InviteeJoined', 'RebateEarned'];
  for await (const batch of readWholeLog(sql, 1_000))
    for (const { event } of batch) if (types.includes(event.type)) told.push(event.type);
  return told;
};

describe.each(databaseProviders)('the daily run, on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const parts = async () => ({
    ...{ sql: store.database.pool, now: clock.now, randomBytes: seededBytes('order') },
    engine: await start({ clock: clock.now }),
  });
  const releases = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const batch of readWholeLog(store.database.pool, 1_000))
      for (const { event } of batch) if (event.type === 'BonusReleased') found.push(event.data.playerId);
    return found;
  };
  const players: PlayerId[] = [];

  it('releases what was wagered for, of more players than a batch has, once a day by however many processes', async () => {
    const one = await parts();
    const { engine } = one;
    for (let n = 0; n < 70; n += 1) players.push(await joinWith(engine, '1000'));
    const locked = { balance: 'locked', direction: 'credit', amount: '500', reason: 'correction' } as const;
    for (const playerId of players) accepted(await ask(engine, { type: 'AdjustBalance', playerId, ...locked }));
    const played = players.slice(0, 67);
    for (const player of played) accepted(await openOnce(engine, player));
    await Promise.all([runDaily(one), runDaily(one)]);
    expect([...(await releases())].sort()).toEqual([...played].sort());
    // By ids they are asked for, and in no order of theirs they are in the log.
    expect(await releases()).not.toEqual([...played].sort());
    for (const player of played) accepted(await openOnce(engine, player));
    await runDaily(one);
    expect(await releases()).toHaveLength(67);
    clock.advance(DAY_MS);
    await runDaily(one);
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
      const chore = startDailyRuns({ ...one, lastAt: found, logger: silentLogger });
      await chore.stop();
      return (await releases()).length;
    };
    for (const player of players.slice(2, 3)) accepted(await openOnce(one.engine, player));
    expect(await restart((await logHead(one.sql)).lastAt)).toBe(134);
    expect(await restart(lastAt)).toBe(137);
  });

  it('tells inviters who came and what was paid in, once, however often it was paid, and apart from all of it', async () => {
    const one = await parts();
    const { engine, sql } = one;
    const fold = await untoldNews(sql);
    const inviter = await joinWith(engine, '1000');
    clock.advance(1);
    const invited = [await joinWith(engine, '1000'), await joinWith(engine, '1000')];
    for (const playerId of invited) accepted(await ask(engine, { type: 'BindInviter', playerId, inviterId: inviter }));
    const [often] = invited;
    if (often === undefined) throw new Error('no player was invited');
    for (let n = 0; n < 21; n += 1)
      for (const command of paying(often, orderNumber(n), '500')) accepted(await ask(engine, command));
    await fold();
    expect(await toldOf(sql)).toEqual([]);
    await runDaily(one);
    await fold();
    clock.advance(DAY_MS);
    await runDaily(one);
    const told = await toldOf(sql);
    expect(told.filter((type) => type === 'InviteeJoined')).toHaveLength(2);
    expect(told.filter((type) => type === 'RebateEarned')).toHaveLength(21);
    // The invitation is news as well: 22 of them take two commands.
    expect(told.filter((type) => type === 'InviterTold')).toHaveLength(3);
    const { rows } = await sql.query('SELECT player_id FROM untold_news');
    expect(rows).toEqual([]);
  });

  it('says so where the engine doesn’t answer, so that it is made again', async () => {
    const { sql, now, randomBytes } = await parts();
    const engine = { submit: async () => ({ status: 'unknown' }) as const };
    await expect(runDaily({ sql, engine, now, randomBytes })).rejects.toThrow('weren’t answered');
  });
});
