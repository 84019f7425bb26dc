import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reaper } from './reaper.ts';
import type { Service } from './service.ts';

/** Between two tries to start: doubled each time, forgotten by a process that ran for a while. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
const RAN_WELL_MS = 10_000;
/** Longer than the programs take for an orderly stop. */
const STOPS_WITHIN_MS = 25_000;
const ASKS_EVERY_MS = 50;
const TELLS_LINES = 20;

/** A service did not become ready in time (the message ends with what it wrote last), or was stopped before. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** Keeps one service running until it is told to stop it. */
export interface Supervisor {
  readonly name: string;
  /** Null while it isn't running. */
  pid(): number | null;
  start(): void;
  /** @throws NotReady */
  whenReady(milliseconds: number): Promise<void>;
  isReady(): Promise<boolean>;
  /** Sends any signal to the running process; a process that ends by it is started again. */
  signal(name: NodeJS.Signals): void;
  /** In its own time, else by force. Not started again. */
  stop(): Promise<void>;
  /** How the last run ended; null before that. */
  lastEnd(): string | null;
}

export interface SupervisorParts {
  readonly reaper: Reaper;
  readonly print: (line: string) => void;
  readonly now: () => number;
}

const launch = (service: Service): ChildProcess => {
  const output = openSync(service.logFile, 'a', 0o600);
  try {
    return spawn(service.program, [...service.words], {
      ...service.user,
      ...(service.folder === undefined ? {} : { cwd: service.folder }),
      env: { ...process.env, ...service.environment },
      // A group of its own: a terminal's Ctrl-C doesn't reach it, the order of the stop is the cluster's.
      detached: true,
      stdio: ['ignore', output, output],
    });
  } finally {
    closeSync(output);
  }
};

const lastLines = async (logFile: string): Promise<string> => {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-TELLS_LINES).join('\n');
};

export const supervise = (service: Service, { reaper, print, now }: SupervisorParts): Supervisor => {
  let child: ChildProcess | null = null;
  let wanted = false;
  let waitMs = FIRST_WAIT_MS;
  let again: NodeJS.Timeout | undefined;
  let lastEnd: string | null = null;
  let ended: Promise<void> = Promise.resolve();

  const run = (): void => {
    const started = now();
    const running = launch(service);
    child = running;
    const { pid } = running;
    if (pid !== undefined) reaper.hold(pid, service.endSignal);
    ended = new Promise((resolve) => {
      const over = (how: string): void => {
        if (child !== running) return;
        child = null;
        lastEnd = how;
        if (pid !== undefined) reaper.release(pid);
        if (wanted) {
          waitMs = now() - started > RAN_WELL_MS ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
          print(`${service.name} ended (${how}), starts again in ${waitMs} ms`);
          again = setTimeout(run, waitMs);
        } else print(`${service.name} stopped (${how})`);
        resolve();
      };
      running.once('error', (error) => over(error.message));
      running.once('exit', (code, signal) => over(signal ?? `code ${code}`));
    });
  };

  const isReady = async (): Promise<boolean> => child !== null && (await service.isReady());

  return {
    name: service.name,
    pid: () => child?.pid ?? null,
    start: () => {
      if (wanted) return;
      wanted = true;
      waitMs = FIRST_WAIT_MS;
      run();
    },
    isReady,
    whenReady: async (milliseconds) => {
      const until = now() + milliseconds;
      while (!(await isReady())) {
        if (!wanted) throw new NotReady(`${service.name} was stopped`);
        if (now() > until) {
          const before = lastEnd === null ? '' : `, and ended before (${lastEnd})`;
          throw new NotReady(
            `${service.name} is not ready${before}; ${service.logFile} says why:\n${await lastLines(service.logFile)}`,
          );
        }
        await sleep(ASKS_EVERY_MS);
      }
    },
    signal: (name) => {
      child?.kill(name);
    },
    stop: async () => {
      wanted = false;
      clearTimeout(again);
      const running = child;
      if (running === null) return;
      running.kill(service.stopSignal);
      running.kill('SIGCONT');
      const force = setTimeout(() => {
        print(`${service.name} does not stop, and is ended`);
        running.kill(service.endSignal);
      }, STOPS_WITHIN_MS);
      await ended;
      clearTimeout(force);
    },
    lastEnd: () => lastEnd,
  };
};
