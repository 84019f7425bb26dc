import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/cluster/free-ports.ts';
import { askOverSocket } from '../../scripts/operator/socket.ts';
import { shownAddress } from '../../scripts/start/public-origin.ts';

/** A whole site, started as a user would start it, in a process and a data folder of its own. */
export interface RunningSite {
  readonly url: string;
  /** Of its process. */
  readonly pid: number;
  readonly dataDir: string;
  readonly output: () => string;
  /** How its process ended; null where a signal did it. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

const readyIn = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (output().includes('Glasscase is ready')) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`the site stopped with ${code}:\n${output()}`)));
    setTimeout(() => reject(new Error(`the site wasn't ready in 3 minutes:\n${output()}`)), 180_000).unref();
  });

const STOPS_WITHIN_MS = 20_000;

/** The arguments with which `npm run audit` audits all of the site: its address, and a right to read its openings. */
export const auditedAs = async ({ url, dataDir }: RunningSite): Promise<readonly string[]> => {
  const granting = { request: 'grant-auditor', name: 'spec', may: 'openings', by: 'spec' } as const;
  const [, token = ''] = (await askOverSocket(dataDir, granting))?.lines ?? [];
  return [url, `--openings=${token}`];
};

type Command = readonly [string, ...string[]];

/** The site itself, without npm before it. */
export const SITE: Command = [process.execPath, 'scripts/start.ts'];

/**
 * @param environment a `DATA_DIR` that it names stays when the site is stopped
 * @param detached in a group of its own: Ctrl-C at a terminal doesn't reach it.
 * @param command what starts it
 */
export const startSite = async (
  environment: Readonly<Record<string, string>> = {},
  detached = false,
  [program, ...words]: Command = SITE,
): Promise<RunningSite> => {
  const { DATA_DIR: kept } = environment;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'glasscase-site-')));
  const [free] = await freePorts(1);
  const port = environment.PORT ?? String(free);
  const host = environment.HOST ?? '127.0.0.1';
  let text = '';
  const child = spawn(program, words, {
    env: { ...process.env, HOST: host, PORT: port, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  const collect = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
    await ended;
    clearTimeout(force);
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await readyIn(child, () => text);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = shownAddress(`http://${host}:${port}`);
  return { url, pid: child.pid ?? 0, dataDir, output: () => text, ended, stop };
};
