import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordGames } from '../../test/games-story/story.ts';
import { MIGRATIONS } from '../../test/harness/migrated.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import { memoryBus } from '../bus/bus.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { isRound } from '../events.ts';
import { seatInRoom } from '../seat-in-room.ts';
import { readModelDatabase } from './database.ts';
import { startFollowers } from './followers.ts';
import { plays } from './plays.ts';
import type { Projection } from './projection.ts';
import { siteTotals } from './queries/records.ts';
import { statistics } from './statistics.ts';

const log = recordGames().recorded;
const rounds = log.filter(({ event }) => isRound(event)).length;
const seats = log.filter(({ event }) => seatInRoom(event) !== null).length;
const half = Math.floor(log.length / 2);

/** As they were before there were sums of loose plays and seats. */
const before: Projection = { ...statistics, version: 3 };

describe('sums that were folded before loose plays and seats were counted', () => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-sums-'));
    const earlier = join(folder, 'migrations');
    await mkdir(earlier);
    for (const name of await readdir(MIGRATIONS))
      if (name < '0025') await copyFile(join(MIGRATIONS, name), join(earlier, name));
    database = await openDatabase({ dataDir: join(folder, 'data') });
    await database.migrate(earlier);
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const fold = async (projection: Projection, position: number): Promise<boolean> => {
    const followers = startFollowers({
      database: readModelDatabase(database),
      projections: [projection],
      bus: memoryBus(),
    });
    const came = await followers.catchUp(projection.name, position);
    await followers.stop();
    return came;
  };

  it.each([
    ['the plays are as far', log.length],
    ['the plays are behind', half],
  ])('are taken over where %s', async (_, playsTo) => {
    await writeLog(database, log.slice(0, playsTo));
    expect(await fold(plays, playsTo - 1)).toBe(true);
    await writeLog(database, log.slice(playsTo));
    expect(await fold(before, log.length - 1)).toBe(true);
    await database.asOwner((session) =>
      session.query(`DELETE FROM site_total WHERE name IN ('loose', 'laned', 'seats')`),
    );

    await database.migrate(MIGRATIONS);
    const counted = async () => {
      const totals = await siteTotals(database.pool);
      return [totals.get('loose'), totals.get('seats')];
    };
    expect(await counted()).toEqual([rounds, seats]);
    expect(await fold(statistics, log.length - 1)).toBe(true);
    expect(await counted()).toEqual([rounds, seats]);
  });
});
