import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { actorOf, type Command, type Submission } from '../../engine/commands.ts';
import type { DatabaseOptions } from '../../engine/database/open-database.ts';
import type { Outcome } from '../../engine/engine.ts';
import { MIGRATIONS } from './databases.ts';
import type { FromEngine, ToEngine } from './engine-process.ts';
import { newCommandId, remember } from './engines.ts';

const PROGRAM = fileURLToPath(new URL('./engine-process.ts', import.meta.url));

/** An engine in a process of its own, to be killed. */
export interface EngineProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  send(message: ToEngine): void;
}

export interface ProcessOptions {
  /** The process dies after so many commits, before it answers a client; 0: never. */
  readonly crashAtCommit?: number;
  /** The process's clock showed `from` at that moment, and has gone `rate` times as fast as time since then. */
  readonly clock?: { readonly from: number; readonly rate: number };
}

/** Resolves when it takes commands. */
const startProcess = async (
  where: DatabaseOptions,
  onOutcome: (n: number, outcome: Outcome) => void,
  { crashAtCommit = 0, clock = { from: 0, rate: 1 } }: ProcessOptions,
): Promise<EngineProcess> => {
  const place: Record<string, string> =
    where.databaseUrl === undefined ? { ENGINE_DATA: where.dataDir ?? '' } : { ENGINE_URL: where.databaseUrl };
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    env: {
      ...process.env,
      ...place,
      ENGINE_MIGRATIONS: MIGRATIONS,
      CRASH_AT_COMMIT: String(crashAtCommit),
      CLOCK_FROM: String(clock.from),
      CLOCK_RATE: String(clock.rate),
    },
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

/** A client with a log of its own: its submissions, and their outcomes. It sends each again until it has an outcome. */
export const createEngineClient = () => {
  const asked: Submission[] = [];
  const outcomes = new Map<number, Outcome>();
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let engine: EngineProcess | null = null;

  const resend = (n: number): void => {
    const submission = asked[n];
    if (submission !== undefined) engine?.send({ n, submission });
  };
  const settle = (n: number, outcome: Outcome): void => {
    if (outcome.status === 'busy' || outcome.status === 'unknown') {
      resend(n);
      return;
    }
    outcomes.set(n, remember(outcome));
    waiting.get(n)?.(outcome);
    waiting.delete(n);
  };
  return {
    asked,
    outcomes,
    /** Resolves with the answer, whichever engine gives it. */
    ask: (command: Command): Promise<Outcome> =>
      new Promise((resolve) => {
        const n = asked.push({ actor: actorOf(command), commandId: newCommandId(), command }) - 1;
        waiting.set(n, resolve);
        resend(n);
      }),
    /** Starts the next engine and speaks to it from now on, first of all about everything that has no answer. */
    start: async (where: DatabaseOptions, options: ProcessOptions = {}): Promise<EngineProcess> => {
      const started = await startProcess(where, settle, options);
      engine = started;
      for (const n of waiting.keys()) resend(n);
      return started;
    },
  };
};

export type EngineClient = ReturnType<typeof createEngineClient>;
