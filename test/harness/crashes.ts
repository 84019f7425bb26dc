import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import type { DatabaseOptions } from '../../engine/database/open-database.ts';
import { createServerDatabase } from './databases.ts';
import type { EngineClient, EngineProcess } from './engine-client.ts';

/** Several processes one after the other: on a busy machine each takes seconds to be ready. */
export const PATIENCE_MS = 240_000;

export interface Chances {
  /** The seed that failures name, so that a developer can try a bad moment again. */
  readonly seed: string;
  /** From 0, below n. */
  readonly upTo: (n: number) => number;
}

export const chancesOf = (name: string): Chances => {
  const seed = `${name}-${Date.now()}`;
  const random = seedrandom(seed);
  return { seed, upTo: (n) => Math.floor(random() * n) };
};

interface Place {
  readonly name: string;
  /** Does the work with an empty database that processes open one after the other; it is gone afterwards. */
  readonly within: (work: (where: DatabaseOptions) => Promise<void>) => Promise<void>;
}

/** Every suite of crashes runs on each of them: `it.each(crashPlaces)('… on $name', …)`. */
export const crashPlaces: readonly Place[] = [
  {
    name: 'the embedded database',
    within: async (work) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'glasscase-crash-'));
      try {
        await work({ dataDir });
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  },
  {
    name: 'a server',
    within: async (work) => {
      const { url, drop } = await createServerDatabase();
      try {
        await work({ databaseUrl: url });
      } finally {
        await drop();
      }
    },
  },
];

export interface Crashes {
  readonly upTo: Chances['upTo'];
  /** A kill waits for fewer answers than so many. */
  readonly answers: number;
  /** An engine dies by itself after so many commits at most. */
  readonly commits: number;
}

/**
 * Kills four engines while a test asks the client: two at any moment, two between a commit and its answers. Resolves
 * with a fifth that lives.
 */
export const killAgainAndAgain = async (
  client: EngineClient,
  where: DatabaseOptions,
  first: EngineProcess,
  { upTo, answers, commits }: Crashes,
): Promise<EngineProcess> => {
  const killSomewhere = async ({ child }: EngineProcess): Promise<void> => {
    const enough = client.outcomes.size + upTo(answers);
    while (client.outcomes.size < enough) await pause(1);
    await pause(upTo(8));
    child.kill('SIGKILL');
  };
  await killSomewhere(first);
  await first.ended;
  for (const crashAtCommit of [1 + upTo(commits), 0, 1]) {
    const engine = await client.start(where, { crashAtCommit });
    if (crashAtCommit === 0) await killSomewhere(engine);
    await engine.ended;
  }
  return client.start(where);
};
