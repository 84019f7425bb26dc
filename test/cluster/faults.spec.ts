import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebIfNeeded } from '../../scripts/start/web-build.ts';
import { type Arena, openArena } from '../../tools/chaos/arena.ts';
import type { Check } from '../../tools/chaos/checks/check.ts';
import { type Fault, faultText, suffer } from '../../tools/chaos/faults.ts';
import { canCluster } from './find-nats.ts';

const SHIFTED_CLOCK = new URL('./shifted-clock.ts', import.meta.url).href;

/** One of each kind at least, for each role, the message bus and the database. */
const FAULTS: readonly Fault[] = [
  { kind: 'kill', target: 'engine-1', seconds: 0 },
  { kind: 'pause', target: 'engine-2', seconds: 3 },
  { kind: 'silence to PostgreSQL', target: 'engine-1', seconds: 3 },
  { kind: 'cut from NATS', target: 'engine-2', seconds: 2 },
  { kind: 'kill', target: 'gateway-1', seconds: 0 },
  { kind: 'pause', target: 'gateway-2', seconds: 3 },
  { kind: 'cut from PostgreSQL', target: 'gateway-1', seconds: 2 },
  { kind: 'kill', target: 'projector-1', seconds: 0 },
  { kind: 'pause', target: 'projector-2', seconds: 3 },
  { kind: 'kill', target: 'sealer-1', seconds: 0 },
  { kind: 'pause', target: 'sealer-2', seconds: 7 },
  { kind: 'kill', target: 'nats-1', seconds: 0 },
  { kind: 'restart', target: 'postgres', seconds: 0 },
  { kind: 'kill', target: 'postgres', seconds: 0 },
];

/** How a client hears that its connection was closed between two requests. */
const CLOSED_CONNECTION: ReadonlySet<string> = new Set(['ECONNRESET', 'UND_ERR_SOCKET', 'HTTP 503']);

/** So long people play before something happens, and after it. */
const PLAY_MS = 1_500;
const HOUR_MS = 3_600_000;

describe.skipIf(!canCluster('faults of a cluster'))('a cluster under load', () => {
  let folder: string;
  let clockFile: string;
  let arena: Arena;
  const printed: string[] = [];

  beforeAll(async () => {
    await buildWebIfNeeded();
    folder = await mkdtemp(join(tmpdir(), 'glasscase-faults-'));
    clockFile = join(folder, 'clock');
    await writeFile(clockFile, '0');
    arena = await openArena({
      folder,
      seed: 'faults',
      players: 10,
      paceMs: 1_500,
      environment: process.env,
      extraOf: (name): Record<string, string> =>
        name === 'engine-2' ? { NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`, CLOCK_SHIFT_FILE: clockFile } : {},
      print: (line) => printed.push(line),
    });
  }, 240_000);

  afterAll(async () => {
    await arena?.close();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  const expectClean = (checks: readonly Check[]): void => {
    const faults = checks.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
    expect(faults, printed.slice(-30).join('\n')).toEqual([]);
  };

  it.each(FAULTS.map((fault) => [faultText(fault), fault] as const))(
    'loses, doubles and disorders nothing: %s',
    { timeout: 180_000 },
    async (_, fault) => {
      const before = arena.ledger.asked.size;
      await sleep(PLAY_MS);
      await suffer(arena.cluster, fault);
      await sleep(PLAY_MS);
      expectClean(await arena.glance());
      expect(arena.ledger.asked.size).toBeGreaterThan(before);
    },
  );

  it('is restarted process by process without a failed command', { timeout: 240_000 }, async () => {
    const before = new Map(arena.load.figures().reasons);
    const sent = arena.ledger.asked.size;
    await arena.cluster.roll();
    await sleep(PLAY_MS);
    expectClean(await arena.glance());
    expect(arena.ledger.asked.size).toBeGreaterThan(sent);
    const reasons = [...arena.load.figures().reasons].filter(([reason, count]) => count !== before.get(reason));
    // The load reopens a connection that a closing gateway held; the site had taken no request on it.
    expect(reasons.map(([reason]) => reason).filter((reason) => !CLOSED_CONNECTION.has(reason))).toEqual([]);
  });

  it('refuses an engine that was fenced in its sleep, which says so and ends', { timeout: 120_000 }, async () => {
    const sql = new pg.Client({ connectionString: arena.cluster.databaseUrl });
    await sql.connect();
    try {
      const writers = async (): Promise<readonly number[]> =>
        (await sql.query<{ writers: number[] }>('SELECT writers FROM log_head')).rows[0]?.writers ?? [];
      const engine = arena.cluster.supervisor('engine-1');
      await suffer(arena.cluster, { kind: 'kill', target: 'engine-1', seconds: 0 });
      const number = (await writers()).at(-1);
      engine.signal('SIGSTOP');
      const before = engine.pid();
      await sql.query('UPDATE log_head SET writers = array_remove(writers, $1)', [number]);
      engine.signal('SIGCONT');
      while (engine.pid() === before) await sleep(50);
      expect(engine.lastEnd()).toBe('code 1');
      await engine.whenReady(60_000);
      expect(await writers()).not.toContain(number);
    } finally {
      await sql.end();
    }
    expect(await readFile(join(arena.cluster.logs, 'engine-1.log'), 'utf8')).toMatch(/Glasscase stops: .*fenced/);
    expectClean(await arena.glance());
  });

  it('keeps time and deadlines when the clock of an engine jumps back and forward', { timeout: 120_000 }, async () => {
    const lastAt = async (): Promise<number> => {
      const sql = new pg.Client({ connectionString: arena.cluster.databaseUrl });
      await sql.connect();
      try {
        return Number((await sql.query('SELECT last_at FROM log_head')).rows[0]?.last_at);
      } finally {
        await sql.end();
      }
    };
    await writeFile(clockFile, String(-HOUR_MS));
    await sleep(2 * PLAY_MS);
    expectClean(await arena.glance());
    expect(Math.abs((await lastAt()) - Date.now())).toBeLessThan(HOUR_MS / 2);
    await writeFile(clockFile, String(HOUR_MS));
    await sleep(2 * PLAY_MS);
    expectClean(await arena.glance());
    // From here on the log is an hour ahead: no engine may write an earlier time.
    expect((await lastAt()) - Date.now()).toBeGreaterThan(HOUR_MS / 2);
  });

  it('is sealed, audited, folded and published as if nothing had happened', { timeout: 240_000 }, async () => {
    expectClean(await arena.conclude());
  });
});
