import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { crediting, openDawn, publishDawn } from '../../test/cast.ts';
import { createServerDatabase } from '../../test/harness/databases.ts';
import {
  createEngineClient,
  type EngineClient,
  type EngineProcess,
  startProcess,
} from '../../test/harness/engine-client.ts';
import { castSkins, newPlayerId } from '../../test/harness/engines.ts';
import { moneyInAll, replayedTables, storedTables } from '../../test/harness/replay.ts';
import { publishTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import { decodeEntry } from '../log/entry.ts';
import { createLogStore } from '../log/store.ts';

const IN_FLIGHT = 64;
const PLAYERS = 16;

/** Five processes one after the other: on a busy machine each takes seconds to be ready. */
const PATIENCE_MS = 240_000;

/** Fails loudly with its seed, so that a bad moment can be tried again. */
const seed = `crash-${Date.now()}`;
const random = seedrandom(seed);

const upTo = (n: number): number => Math.floor(random() * n);

/** Kills an engine again and again under load, and leaves a client with answers to everything it ever asked. */
const survive = async (where: DatabaseOptions): Promise<EngineClient> => {
  const client = createEngineClient();
  const startNext = async (crashAtCommit: number): Promise<EngineProcess> => {
    const engine = await startProcess(where, { crashAtCommit, onOutcome: client.hear });
    client.attach(engine);
    return engine;
  };
  const all = (commands: readonly Command[]) => Promise.all(commands.map(client.ask));
  const players = Array.from({ length: PLAYERS }, newPlayerId);
  const first = await startNext(0);
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
      if (player !== undefined) await client.ask(openDawn(player));
    }
  };
  const finished = Promise.all(Array.from({ length: IN_FLIGHT }, keepOpening));

  const killSomewhere = async ({ child }: EngineProcess): Promise<void> => {
    const enough = client.outcomes.size + upTo(500);
    while (client.outcomes.size < enough) await pause(1);
    await pause(upTo(8));
    child.kill('SIGKILL');
  };
  await killSomewhere(first);
  await first.ended;
  for (const crashAtCommit of [1 + upTo(30), 0, 1]) {
    const engine = await startNext(crashAtCommit);
    if (crashAtCommit === 0) await killSomewhere(engine);
    await engine.ended;
  }
  const last = await startNext(0);
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
    expect(await storedTables(database), seed).toEqual(await replayedTables(database));
    expect(await moneyInAll(database), seed).toEqual({ coin: 0n, points: 0n, locked: 0n });
  } finally {
    await database.close();
  }
};

describe('an engine killed again and again with 64 opens in flight, also between commit and reply', () => {
  it(
    'has every acknowledged open once on the embedded database, and every resent one once',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'glasscase-crash-'));
      try {
        await expectAgreement({ dataDir }, await survive({ dataDir }));
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    PATIENCE_MS,
  );

  it(
    'has every acknowledged open once on a server, and every resent one once',
    async () => {
      const { url, drop } = await createServerDatabase();
      try {
        await expectAgreement({ databaseUrl: url }, await survive({ databaseUrl: url }));
      } finally {
        await drop();
      }
    },
    PATIENCE_MS,
  );
});
