import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import {
  charm,
  charmDefinition,
  kestrel,
  kestrelDefinition,
  openDawn,
  publishDawn,
  vulture,
  vultureDefinition,
} from '../../test/cast.ts';
import { createServerDatabase, MIGRATIONS } from '../../test/harness/databases.ts';
import type { FromEngine, ToEngine } from '../../test/harness/engine-process.ts';
import { newCommandId, newPlayerId } from '../../test/harness/engines.ts';
import { moneyInAll, replayedTables, storedTables } from '../../test/harness/replay.ts';
import type { Command, Submission } from '../commands.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import type { Outcome } from '../engine.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';
import { createLogStore } from '../log/store.ts';

const PROGRAM = fileURLToPath(new URL('../../test/harness/engine-process.ts', import.meta.url));
const IN_FLIGHT = 64;
const PLAYERS = 16;

/** Five processes one after the other: on a busy machine each takes seconds to be ready. */
const PATIENCE_MS = 240_000;

/** Fails loudly with its seed, so that a bad moment can be tried again. */
const seed = `crash-${Date.now()}`;
const random = seedrandom(seed);

interface EngineProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  send(message: ToEngine): void;
}

const startProcess = async (
  where: DatabaseOptions,
  crashAtCommit: number,
  onOutcome: (n: number, outcome: Outcome) => void,
): Promise<EngineProcess> => {
  const place: Record<string, string> =
    where.databaseUrl === undefined ? { ENGINE_DATA: where.dataDir ?? '' } : { ENGINE_URL: where.databaseUrl };
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...place, ENGINE_MIGRATIONS: MIGRATIONS, CRASH_AT_COMMIT: String(crashAtCommit) },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: FromEngine) => {
      if (message === 'ready') resolve();
      else if ('refused' in message) reject(new Error(message.refused));
      else onOutcome(message.n, message.outcome);
    });
    child.once('exit', (code, signal) => reject(new Error(`engine ended before it was ready: ${code ?? signal}`)));
  });
  const send = (message: ToEngine): void => {
    // A message to a process that has just died is lost like any other; the client sends it again.
    if (child.connected) child.send(message, () => undefined);
  };
  return { child, ended, send };
};

/** A client with a log of its own: what it asked for, and what it was told. */
const createClient = () => {
  const asked: Submission[] = [];
  const told = new Map<number, Outcome>();
  let engine: EngineProcess | null = null;
  let more: () => Command | null = () => null;
  let idle: () => void = () => undefined;

  const ask = (command: Command): void => {
    const actor = 'playerId' in command && command.type !== 'RetireSeed' ? command.playerId : 'operator';
    asked.push({ actor, commandId: newCommandId(), command });
    resend(asked.length - 1);
  };
  const resend = (n: number): void => {
    const submission = asked[n];
    if (submission !== undefined) engine?.send({ n, submission });
  };
  const unanswered = (): number[] => asked.flatMap((_, n) => (told.has(n) ? [] : [n]));
  return {
    asked,
    told,
    unanswered,
    /** Hears an answer and keeps as many commands in flight as before. */
    hear: (n: number, outcome: Outcome): void => {
      if (outcome.status === 'busy' || outcome.status === 'unknown') {
        resend(n);
        return;
      }
      told.set(n, outcome);
      const next = more();
      if (next !== null) ask(next);
      if (told.size === asked.length) idle();
    },
    /** Speaks to this engine from now on, first of all about everything that has no answer. */
    attach: (to: EngineProcess): void => {
      engine = to;
      unanswered().forEach(resend);
    },
    /** Resolves when everything asked has an answer. */
    all: (commands: readonly Command[], source: () => Command | null = () => null): Promise<void> =>
      new Promise((resolve) => {
        idle = resolve;
        more = source;
        commands.forEach(ask);
        if (commands.length === 0 && unanswered().length === 0) resolve();
      }),
  };
};

const deposit = (playerId: PlayerId): Command => ({
  type: 'SettleDeposit',
  playerId,
  depositId: 'order-1',
  provider: 'sandbox',
  amount: '100000000',
});

const upTo = (n: number): number => Math.floor(random() * n);

/** Kills an engine again and again under load, and leaves a client with answers to everything it ever asked. */
const survive = async (where: DatabaseOptions): Promise<ReturnType<typeof createClient>> => {
  const client = createClient();
  const players = Array.from({ length: PLAYERS }, newPlayerId);
  const first = await startProcess(where, 0, client.hear);
  client.attach(first);
  await client.all([
    { type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition },
    { type: 'PublishSkin', skin: vulture, definition: vultureDefinition },
    { type: 'PublishSkin', skin: charm, definition: charmDefinition },
  ]);
  await client.all([publishDawn]);
  await client.all(players.map((playerId) => ({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' })));
  await client.all(players.map(deposit));

  let turn = 0;
  let accepting = true;
  const nextOpen = (): Command | null => {
    const player = players[turn % PLAYERS];
    turn += 1;
    return accepting && player !== undefined ? openDawn(player) : null;
  };
  const opens = Array.from({ length: IN_FLIGHT }, nextOpen).filter((one) => one !== null);
  const finished = client.all(opens, nextOpen);

  const killSomewhere = async ({ child }: EngineProcess): Promise<void> => {
    const enough = client.told.size + upTo(500);
    while (client.told.size < enough) await pause(1);
    await pause(upTo(8));
    child.kill('SIGKILL');
  };
  await killSomewhere(first);
  await first.ended;
  for (const crashAtCommit of [1 + upTo(30), 0, 1]) {
    const engine = await startProcess(where, crashAtCommit, client.hear);
    client.attach(engine);
    if (crashAtCommit === 0) await killSomewhere(engine);
    await engine.ended;
  }
  const last = await startProcess(where, 0, client.hear);
  client.attach(last);
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

const expectAgreement = async (
  where: DatabaseOptions,
  { asked, told }: ReturnType<typeof createClient>,
): Promise<void> => {
  const database = await openDatabase(where);
  try {
    const inLog = await commandsIn(database);
    expect(inLog.size, seed).toBe(asked.length);
    for (const [n, { commandId }] of asked.entries()) {
      const outcome = told.get(n);
      const positions = outcome?.status === 'accepted' ? outcome.events.map(({ position }) => position) : [outcome];
      expect(inLog.get(commandId), seed).toEqual(positions);
    }
    expect(await storedTables(database), seed).toEqual(await replayedTables(database));
    expect(await moneyInAll(database), seed).toEqual({ coin: 0n, points: 0n });
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
