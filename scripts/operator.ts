import { beaconChoiceOf } from '../engine/beacon/quicknet.ts';
import { readConfiguration } from '../gateway/configuration.ts';
import { loggerOf } from '../gateway/logger.ts';
import type { OperatorAnswer } from './operator/answer.ts';
import { perform } from './operator/perform.ts';
import { HELP, type OperatorRequest, readCommandLine, UsageError } from './operator/requests.ts';
import { askOverSocket } from './operator/socket.ts';
import { explain } from './start/explain.ts';
import { keepPrivate } from './start/keep-private.ts';
import { checkKeys, loadKeys, resealSeeds } from './start/keys.ts';
import { openCommitter } from './start/open-committer.ts';
import { openTables, withOwner } from './start/open-tables.ts';
import { silentReport } from './start/report.ts';

/** What an operator does from a terminal: `npm run operator -- help`. */

const onDatabase = async (request: OperatorRequest): Promise<OperatorAnswer> => {
  const configuration = readConfiguration(process.env);
  const { DATA_DIR, GLASSCASE_BEACON } = configuration;
  await keepPrivate(DATA_DIR);
  const database = await openTables(configuration, silentReport);
  try {
    const keys = await loadKeys(configuration);
    await checkKeys(database, keys);
    const engine = await openCommitter(database, keys, loggerOf('warn'));
    try {
      const beacon = beaconChoiceOf(GLASSCASE_BEACON);
      const act = () => withOwner(configuration, database, (owner) => resealSeeds(owner, keys));
      return await perform({ database, engine, beacon, accountKey: keys.account, reseal: act }, request);
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
