import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { evolvePlayer } from '../../test/evolve-player.ts';
import { lanedRoomsStory } from '../../test/forgeries/laned-rooms.ts';
import { lanesStory } from '../../test/forgeries/lanes.ts';
import { ann } from '../../test/games-story/stage.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import { linkAt } from '../../test/lanes.ts';
import { playProof, roomProof, verified } from '../../test/sample-proofs.ts';
import { memoryBus } from '../bus/bus.ts';
import { isRound } from '../events.ts';
import { playerStream } from '../kernel/ids.ts';
import { NO_PLAYER, type PlayerState, type RegisteredPlayer } from '../player/state.ts';
import { readModelDatabase } from './database.ts';
import { deviceKeysOf } from './device-keys.ts';
import { startFollowers } from './followers.ts';
import { proofOf } from './queries/proof.ts';
import { seedPairsOf } from './queries/seed-pairs.ts';
import { projections } from './registry.ts';

/** Everything before the first lane is closed. */
const open = lanesStory.slice(
  0,
  lanesStory.findIndex(({ event }) => event.type === 'LaneClosed'),
);

/** The player as the rules see them by then. */
const seen = (): RegisteredPlayer => {
  let player: PlayerState = NO_PLAYER;
  for (const { stream, event, at } of open) if (stream === playerStream(ann)) player = evolvePlayer(player, event, at);
  if (player.status === 'absent') throw new Error('no player');
  return player;
};

describe.each(databaseProviders)('lanes and device keys on $name', ({ create }) => {
  let store: TestDatabase;
  beforeEach(async () => {
    store = await create();
  });
  afterEach(async () => store.close());

  it('are rows as the rules fold them', async () => {
    await writeLog(store.database, open);
    const followers = startFollowers({
      database: readModelDatabase(store.database),
      projections,
      bus: memoryBus(),
    });
    expect(await followers.catchUp('seed-pairs', open.length - 1)).toBe(true);
    await followers.stop();
    const player = seen();
    const { lanes, next, current } = await seedPairsOf(store.database.pool, ann);
    const rows = lanes.map(({ pairId, roundCount, lane, use }) => ({
      ...{ pairId, roundCount, step: lane?.step, key: lane?.key, userSeed: use?.userSeed },
    }));
    const folded = [...player.lanes.values()]
      .toSorted((a, b) => b.seq - a.seq)
      .map(({ pairId, roundCount, step, key, userSeed }) => ({ pairId, roundCount, step, key, userSeed }));
    expect(rows).toEqual(folded);
    expect(rows.length).toBe(3);
    expect([next?.pairId, current?.pairId]).toEqual([player.next.pairId, player.current.pairId]);
    const keys = await deviceKeysOf(store.database.pool, ann);
    expect(keys.map(({ addedBy, removedAt }) => [addedBy, removedAt === null])).toEqual([
      ['first', true],
      ['device', true],
      ['recovery', false],
    ]);
  });

  it('bring what shows them into the proofs of rooms, and of plays whose step before a seat took', async () => {
    await writeLog(store.database, lanedRoomsStory);
    const followers = startFollowers({ database: readModelDatabase(store.database), projections, bus: memoryBus() });
    for (const name of ['catalog', 'plays', 'seed-pairs', 'battles', 'giveaways']) {
      expect(await followers.catchUp(name, lanedRoomsStory.length - 1)).toBe(true);
    }
    await followers.stop();
    const { pool } = store.database;
    const linesOf = async (id: string) =>
      (await proofOf(pool, id))?.entries.map(({ position, json }) => ({ position: String(position), json })) ?? [];
    const rooms = lanedRoomsStory.flatMap(({ event }): readonly string[] => {
      if (event.type === 'BattleCreated') return [event.data.battleId];
      return event.type === 'GiveawayCreated' ? [event.data.giveawayId] : [];
    });
    for (const id of rooms) {
      const explained = await verified(id, await linesOf(id));
      expect(explained).toEqual(await verified(id, roomProof({ recorded: lanedRoomsStory }, id)));
    }
    const plays = lanedRoomsStory.flatMap(({ event }) =>
      isRound(event) ? [`${event.data.pairId}.${event.data.roundNo}`] : [],
    );
    for (const id of plays.slice(-8)) {
      const explained = await verified(id, await linesOf(id));
      expect(explained).toEqual(await verified(id, playProof({ recorded: lanedRoomsStory }, id)));
    }
    const seated = lanedRoomsStory.find(({ event }) => isRound(event) && event.data.step === 3)?.event;
    if (seated === undefined || !isRound(seated)) throw new Error('no play behind a seat');
    expect((await proofOf(pool, `${seated.data.pairId}.${seated.data.roundNo}`))?.step?.before).toMatchObject({
      link: linkAt(seated.data.pairId, 2),
    });
  });
});
