import { describe, expect, it } from 'vitest';
import { crediting, publishDawn } from '../../test/cast.ts';
import { chancesOf, crashPlaces, killAgainAndAgain, PATIENCE_MS } from '../../test/harness/crashes.ts';
import { createEngineClient, type EngineClient } from '../../test/harness/engine-client.ts';
import { castSkins, newPlayerId, opening } from '../../test/harness/engines.ts';
import { expectLawful } from '../../test/harness/lawful-store.ts';
import { publishTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import { decodeEntry } from '../log/entry.ts';
import { createLogStore } from '../log/store.ts';

const IN_FLIGHT = 64;
const PLAYERS = 16;

const { seed, upTo } = chancesOf('crash');

/** Kills an engine again and again under load, and leaves a client with answers to everything it ever asked. */
const survive = async (where: DatabaseOptions): Promise<EngineClient> => {
  const client = createEngineClient();
  const all = (commands: readonly Command[]) => Promise.all(commands.map(client.ask));
  const players = Array.from({ length: PLAYERS }, newPlayerId);
  const first = await client.start(where);
  await all(castSkins);
  await all([publishTerms(), publishDawn]);
  await all(players.map((playerId) => ({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' })));
  await all(players.map((playerId) => crediting(playerId, '100000000')));

  let turn = 0;
  let accepting = true;
  const keepOpening = async (): Promise<void> => {
    while (accepting) {
      const player = players[turn % PLAYERS];
      turn += 1;
      if (player !== undefined) await client.ask(opening(player));
    }
  };
  const finished = Promise.all(Array.from({ length: IN_FLIGHT }, keepOpening));

  const last = await killAgainAndAgain(client, where, first, { upTo, answers: 500, commits: 30 });
  accepting = false;
  await finished;
  last.send('close');
  await last.ended;
  return client;
};

/** Every command of the log, with the positions of its events. */
const commandsIn = async (database: Database): Promise<Map<string, number[]>> => {
  const log = createLogStore(database);
  const found = new Map<string, number[]>();
  for (let from = 0; ; from += 1_000) {
    const entries = await log.readEntries(from, 1_000);
    for (const { entry, position } of entries) {
      const { commandId } = decodeEntry(entry).event.data;
      found.set(commandId, [...(found.get(commandId) ?? []), position]);
    }
    if (entries.length < 1_000) return found;
  }
};

const expectAgreement = async (where: DatabaseOptions, { asked, outcomes }: EngineClient): Promise<void> => {
  const database = await openDatabase(where);
  try {
    const inLog = await commandsIn(database);
    expect(inLog.size, seed).toBe(asked.length);
    for (const [n, { commandId }] of asked.entries()) {
      const outcome = outcomes.get(n);
      const positions = outcome?.status === 'accepted' ? outcome.events.map(({ position }) => position) : [outcome];
      expect(inLog.get(commandId), seed).toEqual(positions);
    }
    await expectLawful(database, seed);
  } finally {
    await database.close();
  }
};

describe('an engine killed again and again with 64 opens in flight, also between commit and reply', () => {
  it.each(crashPlaces)(
    'has every acknowledged open once on $name, and every resent one once',
    ({ within }) => within(async (where) => expectAgreement(where, await survive(where))),
    PATIENCE_MS,
  );
});
