import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface OwnSite {
  readonly url: string;
  /** Of its process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const START_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 20_000;
const READY = /Glasscase is ready at (http:\/\/\S+)/;

/** What lets so many clients of one machine in. */
export const ROOM = {
  GLASSCASE_MAX_SOCKETS: '100000',
  GLASSCASE_MAX_SOCKETS_PER_ADDRESS: '100000',
  GLASSCASE_RATE_FACTOR: '1000000',
  GLASSCASE_SMS_PROOF_TRIES: '1',
  GLASSCASE_OFFICIAL_BATTLES: '0',
} as const;

const readyIn = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the site did not start in time:\n${output()}`)), START_WITHIN_MS);
    child.stdout?.on('data', () => {
      const url = READY.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`the site stopped with ${code}:\n${output()}`));
    });
  });

/** A whole site in a process and a folder of its own, embedded or on DATABASE_URL. Ctrl-C doesn't reach it: it is stopped at the end. */
export const startOwnSite = async (environment: Readonly<Record<string, string>> = {}): Promise<OwnSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-load-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts')], {
    env: { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const collect = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stop = async (): Promise<void> => {
    const ended = new Promise<true>((resolve) => child.once('exit', () => resolve(true)));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      if ((await Promise.race([ended, pause(STOP_WITHIN_MS, null, { ref: false })])) === null) child.kill('SIGKILL');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await readyIn(child, () => text), pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
