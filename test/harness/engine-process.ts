import { randomBytes } from 'node:crypto';
import { rulesWith, type Submission } from '../../engine/commands.ts';
import { createCommitter } from '../../engine/committer/committer.ts';
import { openDatabase } from '../../engine/database/open-database.ts';
import type { Outcome } from '../../engine/engine.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { promiseSigner } from '../promises.ts';

/**
 * An engine in a process of its own, to be killed. Started with `fork`; it speaks over the channel. Environment:
 * ENGINE_DATA or ENGINE_URL, ENGINE_MIGRATIONS, CRASH_AT_COMMIT=n to die after the n-th commit, before its answers, and
 * CLOCK_FROM with CLOCK_RATE for a clock that has gone so many times as fast as time since then.
 */
export type ToEngine = { readonly n: number; readonly submission: Submission } | 'close';
export type FromEngine = 'ready' | { readonly refused: string } | { readonly n: number; readonly outcome: Outcome };

const say = (message: FromEngine): void => {
  process.send?.(message);
};

const { ENGINE_DATA, ENGINE_URL, ENGINE_MIGRATIONS = '', CRASH_AT_COMMIT = '0' } = process.env;
const { CLOCK_FROM = '0', CLOCK_RATE = '1' } = process.env;
const [from, rate] = [Number(CLOCK_FROM), Number(CLOCK_RATE)];

const serve = async (): Promise<void> => {
  const database = await openDatabase(
    ENGINE_URL === undefined ? { dataDir: ENGINE_DATA } : { databaseUrl: ENGINE_URL },
  );
  await database.migrate(ENGINE_MIGRATIONS);
  let commitsLeft = Number(CRASH_AT_COMMIT);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const engine = await createCommitter({
    database,
    rules: rulesWith(nodeHashing),
    hashing: nodeHashing,
    sealKey: new Uint8Array(32).fill(7),
    promises: promiseSigner,
    clock: () => Math.floor(from + (Date.now() - from) * rate),
    randomBytes,
    logger: silent,
    limits: { timerPoll: 1_000 / rate },
    onCommitted: () => {
      commitsLeft -= 1;
      if (commitsLeft === 0) process.kill(process.pid, 'SIGKILL');
    },
  });
  process.on('message', (message: ToEngine) => {
    if (message === 'close') {
      void engine.close().then(async () => {
        await database.close();
        process.disconnect();
      });
      return;
    }
    engine.submit(message.submission).then(
      (outcome) => say({ n: message.n, outcome }),
      () => undefined,
    );
  });
  // The process that started this one is gone: no client is left to answer.
  process.once('disconnect', () => process.exit());
  say('ready');
};

serve().catch((error: unknown) => {
  say({ refused: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
  process.exitCode = 1;
  process.disconnect();
});
