import { beaconChoiceOf } from '../engine/beacon/quicknet.ts';
import { openDatabase } from '../engine/database/open-database.ts';
import { readConfiguration } from '../gateway/configuration.ts';
import { loggerOf } from '../gateway/logger.ts';
import type { OperatorAnswer } from './operator/answer.ts';
import { perform } from './operator/perform.ts';
import { HELP, type OperatorRequest, readCommandLine, UsageError } from './operator/requests.ts';
import { askOverSocket } from './operator/socket.ts';
import { MIGRATIONS, openCommitter } from './start/engine-room.ts';
import { explain } from './start/explain.ts';
import { loadOrCreateKey, secretsFolder } from './start/secrets.ts';

/** What an operator does from a terminal: `npm run operator -- help`. */

const onDatabase = async (request: OperatorRequest): Promise<OperatorAnswer> => {
  const { DATABASE_URL, DATA_DIR, GLASSCASE_SEAL_KEY, GLASSCASE_ACCOUNT_KEY, GLASSCASE_BEACON } = readConfiguration(
    process.env,
  );
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    await database.migrate(MIGRATIONS);
    const folder = await secretsFolder(DATA_DIR);
    const sealKey = await loadOrCreateKey(folder, 'seal-key', GLASSCASE_SEAL_KEY);
    const accountKey = await loadOrCreateKey(folder, 'account-key', GLASSCASE_ACCOUNT_KEY);
    const engine = await openCommitter(database, sealKey, loggerOf('warn'));
    try {
      return await perform({ database, engine, beacon: beaconChoiceOf(GLASSCASE_BEACON), accountKey }, request);
    } finally {
      await engine.close();
    }
  } finally {
    await database.close();
  }
};

const run = async (): Promise<number> => {
  const request = await readCommandLine(process.argv.slice(2), Date.now());
  if (request === null) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const { DATABASE_URL, DATA_DIR } = readConfiguration(process.env);
  const overSocket = DATABASE_URL === undefined ? await askOverSocket(DATA_DIR, request) : null;
  const { ok, lines } = overSocket ?? (await onDatabase(request));
  (ok ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  return ok ? 0 : 1;
};

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof UsageError ? error.message : explain(error)}\n`);
  return 2;
});
