import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../engine/audit/audit.ts';
import { folderSource } from '../../engine/audit/sources/folder-source.ts';
import type { Committer } from '../../engine/committer/committer.ts';
import { type Database, openDatabase } from '../../engine/database/open-database.ts';
import { isCommandId, isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { readCheckpoint } from '../../engine/log/checkpoint.ts';
import { openContinuation } from '../../engine/log/continuation.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { splitNotes } from '../../engine/log/key-history.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { loggerOf } from '../../gateway/logger.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { type Continuing, continueLog } from './continue-log.ts';
import { loadKeys } from './keys.ts';
import { MIGRATIONS, openCommitter } from './open-committer.ts';
import { silentReport } from './report.ts';
import { openSite } from './site.ts';

const OLD = 'old.example/log';
const NEW = 'new.example/log';

describe('a site that lost the end of its log', () => {
  let folder = '';
  /** The site's statements of losses when it ran last. */
  let statements: readonly Uint8Array[] = [];
  const data = () => join(folder, 'data');
  const configurationOf = (origin: string) =>
    readConfiguration({
      DATA_DIR: data(),
      GLASSCASE_LOG_LEVEL: 'silent',
      GLASSCASE_LOG_ORIGIN: origin,
      GLASSCASE_CHECKPOINT_COPY: join(folder, 'copy'),
      // The house keeps rooms open by itself.
      GLASSCASE_OFFICIAL_BATTLES: '1',
    });

  const register = async (name: string, engine: Pick<Committer, 'submit'> | null) => {
    const playerId = mustBe(isPlayerId, name.padEnd(22, '-'));
    const commandId = mustBe(isCommandId, `import:${name}`);
    const command = { type: 'RegisterPlayer', playerId, userSeed: name } as const;
    expect((await engine?.submit({ actor: playerId, commandId, command }))?.status).toBe('accepted');
  };

  const untilRoomsAreOpen = async ({ pool }: Database): Promise<void> => {
    for (;;) {
      const { rows } = await pool.query(`SELECT FROM timer WHERE kind = 'battle-expiry'`);
      if (rows.length > 0) return;
      await pause(50);
    }
  };

  /**
   * Starts the site, registers a player while rooms of the house are open, and stops it; answers why it didn't start.
   */
  const start = async (origin: string, newcomer: string | null = null): Promise<string | null> => {
    const database = await openDatabase({ dataDir: data() });
    await database.migrate(MIGRATIONS);
    try {
      const site = await openSite({
        configuration: configurationOf(origin),
        database,
        report: silentReport,
        webRoot: null,
        onFatal: (reason) => {
          throw reason;
        },
      });
      if (newcomer !== null) await register(newcomer, site.engine);
      if (origin === OLD) await untilRoomsAreOpen(database);
      const continued = await site.gateway?.inject('/log/continued');
      statements = splitNotes(continued?.rawPayload ?? new Uint8Array(0)) ?? [];
      await site.close();
      return null;
    } catch (error) {
      await database.close();
      return error instanceof Error ? error.message : 'unknown';
    }
  };

  const operate = async (
    asked: Partial<Continuing>,
    change: (engine: Committer) => Committer = (engine) => engine,
    running = OLD,
  ) => {
    const configuration = configurationOf(running);
    const database = await openDatabase({ dataDir: data() });
    const keys = await loadKeys(configuration);
    const engine = await openCommitter(database, keys, loggerOf('silent'), {
      limits: { timerPoll: Number.POSITIVE_INFINITY },
    });
    try {
      const parts = { configuration, database, keys, engine: change(engine) };
      return await continueLog(parts, { origin: NEW, reason: 'Both disks failed', lost: null, ...asked });
    } finally {
      await engine.close();
      await database.close();
    }
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glasscase-loss-'));
    expect(await start(OLD, 'anna')).toBeNull();
    await cp(join(data(), 'postgres'), join(folder, 'backup'), { recursive: true });
    expect(await start(OLD, 'ben')).toBeNull();
  }, 240_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('loses nothing as long as all that was signed is there', async () => {
    expect(await operate({})).toMatchObject({ ok: false, lines: [expect.stringContaining('nothing of them is lost')] });
  }, 120_000);

  it('goes on under a new origin with its old key alone', async () => {
    await rm(join(data(), 'postgres'), { recursive: true });
    await cp(join(folder, 'backup'), join(data(), 'postgres'), { recursive: true });
    expect(await start(OLD)).toMatch(/^the database holds \d+ entries, but \d+ were signed$/);
    expect(await operate({ origin: OLD })).toMatchObject({ ok: false });
    const foreign = 'other.example/log\n900\nAAAA\n';
    expect(await operate({ lost: foreign })).toMatchObject({
      lines: [expect.stringContaining('isn’t signed by the log key')],
    });
  }, 120_000);

  it('doesn’t start half-way, and goes on where it was cut off', async () => {
    const cut = await operate({}, (engine) => ({
      ...engine,
      submit: (submission) =>
        submission.command.type === 'EndContinuation' ? Promise.resolve({ status: 'busy' }) : engine.submit(submission),
    }));
    expect(cut).toMatchObject({ ok: false });
    for (const origin of [OLD, NEW]) expect(await start(origin)).toContain('seeds of before are still hidden');
    const answer = await operate({});
    expect(answer).toMatchObject({
      ok: true,
      lines: [expect.stringContaining('seeds of 1 players'), expect.anything()],
    });
    expect(await operate({})).toMatchObject({ ok: true });
    expect(await operate({ origin: OLD }, (engine) => engine, NEW)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('had that name already')],
    });
  }, 120_000);

  it('starts under the new origin alone, and its log audits clean, the loss in it', async () => {
    expect(await start(OLD)).toContain(`goes on as ${NEW}`);
    expect(statements).toEqual([]);
    expect(await start(NEW, 'carl')).toBeNull();
    const { signer } = await loadKeys(configurationOf(OLD));
    const [statement = new Uint8Array(0), ...others] = statements;
    expect(others).toEqual([]);
    expect(
      await openContinuation(statement, signer.key, { hashing: nodeHashing, verify: verifyEd25519 }),
    ).toMatchObject({
      lost: { origin: OLD },
      newKey: { name: NEW },
      reason: 'Both disks failed',
    });
    const report = await audit({
      source: await folderSource(join(data(), 'log')),
      hashing: nodeHashing,
      verify: verifyEd25519,
      pinnedKey: null,
      compareBalances: false,
      sleep: async () => {},
      progress: () => {},
    });
    expect(report.findings.shown).toEqual([]);
    expect(report).toMatchObject({ verdict: 'plays-clean', checkpoint: { origin: NEW }, replayed: { players: 2 } });
    expect(report.replayed.roomsGivenUp).toBeGreaterThan(0);
  }, 120_000);

  it('keeps what is left of the old log aside', async () => {
    const aside = (await readdir(data())).filter((name) => name.startsWith('log-until-'));
    expect(aside).toHaveLength(1);
    for (const place of [data(), join(folder, 'copy')]) {
      expect(readCheckpoint(await readFile(join(place, 'checkpoint.lost')))).toMatchObject({ origin: OLD });
      expect(readCheckpoint(await readFile(join(place, 'checkpoint')))).toMatchObject({ origin: NEW });
    }
    expect((await stat(join(data(), aside[0] ?? '', 'checkpoint'))).isFile()).toBe(true);
  });
});
