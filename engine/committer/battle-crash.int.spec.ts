import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { crediting, publishDawn } from '../../test/cast.ts';
import { chancesOf, crashPlaces, PATIENCE_MS } from '../../test/harness/crashes.ts';
import { createEngineClient, type EngineClient } from '../../test/harness/engine-client.ts';
import { accepted, castSkins, newPlayerId } from '../../test/harness/engines.ts';
import { expectLawful } from '../../test/harness/lawful-store.ts';
import { storedTables } from '../../test/harness/replay.ts';
import { battleCommand, eventOf, freshEntropy } from '../../test/harness/rooms.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { publishTerms } from '../../test/terms-cast.ts';
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import type { GlasscaseEvent } from '../events.ts';
import { type BattleId, battleStream, type PlayerId, playerStream } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';
import { createLogStore } from '../log/store.ts';

const BATTLES = 8;
const BOXES = 10;
/** Rounds are 5 s apart by the engines' clock, a quarter of a second by ours. */
const CLOCK_RATE = 20;
/** The test kills an engine that still runs after this time. */
const LONGEST_LIFE_MS = 2_000;
const { seed, upTo } = chancesOf('battle-crash');

interface Room {
  readonly battleId: BattleId;
  readonly creator: PlayerId;
  readonly guest: PlayerId;
}

const newPlayer = async ({ ask }: EngineClient) => {
  const playerId = newPlayerId();
  accepted(await ask({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' }));
  accepted(await ask(crediting(playerId, '10000')));
  const { battle } = eventOf(accepted(await ask({ type: 'CommitHostSeeds', playerId })), 'HostSeedsCommitted').data;
  return { playerId, seedHash: battle.publicHash };
};

/** Two players and a bot in a room for three. */
const fillRoom = async (client: EngineClient): Promise<Room> => {
  const [{ playerId: creator, seedHash }, { playerId: guest }] = [await newPlayer(client), await newPlayer(client)];
  const opened = await client.ask(battleCommand(creator, seedHash, { sides: 3, boxes: BOXES }));
  const { battleId } = eventOf(accepted(opened), 'BattleCreated').data;
  const entropy = freshEntropy();
  accepted(await client.ask({ type: 'JoinBattle', playerId: guest, battleId, seat: null, entropy }));
  accepted(await client.ask({ type: 'AddBot', playerId: creator, battleId, seat: null, entropy: freshEntropy() }));
  return { battleId, creator, guest };
};

/** Kills an engine again and again while battles run, and resolves with their rooms when the last one is over. */
const survive = async (where: DatabaseOptions): Promise<readonly Room[]> => {
  const client = createEngineClient();
  const clock = { from: Date.now(), rate: CLOCK_RATE };
  const first = await client.start(where, { clock });
  for (const skin of castSkins) accepted(await client.ask(skin));
  accepted(await client.ask(publishTerms()));
  accepted(await client.ask(publishDawn));
  const rooms = await Promise.all(Array.from({ length: BATTLES }, () => fillRoom(client)));
  await pause(150 + upTo(200));
  first.child.kill('SIGKILL');
  await first.ended;
  for (const crashAtCommit of [1 + upTo(3), 0, 1, 1 + upTo(3)]) {
    const engine = await client.start(where, { crashAtCommit, clock });
    await Promise.race([engine.ended, pause(crashAtCommit === 0 ? upTo(100) : LONGEST_LIFE_MS)]);
    engine.child.kill('SIGKILL');
    await engine.ended;
  }
  const last = await client.start(where, { clock });
  for (const { battleId, creator } of rooms) {
    // A room that can't be given up because it runs will say when it is over.
    const dissolve = { type: 'DissolveBattle', playerId: creator, battleId } as const;
    for (;;) {
      const outcome = await client.ask(dissolve);
      if (outcome.status === 'rejected' && outcome.code === 'BATTLE_OVER') break;
      expect(outcome, seed).toMatchObject({ status: 'rejected', code: 'BATTLE_STARTED' });
      await pause(20);
    }
  }
  last.send('close');
  await last.ended;
  return rooms;
};

const expectSettled = async (where: DatabaseOptions, rooms: readonly Room[]): Promise<void> => {
  const database = await openDatabase(where);
  const eventsOf = async (stream: ReturnType<typeof battleStream>): Promise<GlasscaseEvent[]> =>
    (await createLogStore(database).readStream(stream, 1, 1_000)).map(({ entry }) => decodeEntry(entry).event);
  try {
    for (const { battleId, creator, guest } of rooms) {
      const events = await eventsOf(battleStream(battleId));
      const rounds = events.flatMap((event) => (event.type === 'BattleRoundPlayed' ? [event.data.round] : []));
      expect(rounds, seed).toEqual(Array.from({ length: BOXES }, (_, index) => index + 1));
      const settled = events.at(-1);
      if (settled?.type !== 'BattleSettled') throw new Error(`${seed}: ${battleId} isn't settled`);
      const entries = events.flatMap((event) => (event.type === 'BattleLocked' ? event.data.entries : []));
      for (const player of [creator, guest]) {
        const concluded = (await eventsOf(playerStream(player))).flatMap((event) =>
          event.type === 'BattleConcluded' ? [event.data.items.map(({ itemId }) => itemId)] : [],
        );
        expect(concluded, seed).toHaveLength(1);
        const won = concluded[0] ?? [];
        const award = settled.data.awards.find(({ rank }) => entries[rank - 1]?.occupant === player);
        const rows = await tablesOf(database.pool)
          .selectFrom('item')
          .select('item_id')
          .where('player_id', '=', player)
          .execute();
        expect(rows.map(({ item_id }) => item_id).sort(), seed).toEqual(won.toSorted());
        expect(won, seed).toHaveLength(award?.items.length ?? 0);
      }
    }
    await expectLawful(database, seed);
    expect((await storedTables(database)).house, seed).toContain('escrow coin 0');
  } finally {
    await database.close();
  }
};

describe('an engine killed again and again while battles run', () => {
  it.each(crashPlaces)(
    'resumes them on $name: every round once, and the winners have the items',
    ({ within }) => within(async (where) => expectSettled(where, await survive(where))),
    PATIENCE_MS,
  );
});
