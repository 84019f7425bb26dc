import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { mailOutboxWith } from '../gateway/accounts/mail/outbox.ts';
import { loggerOf } from '../gateway/logger.ts';
import { configuredChannels } from '../gateway/money/payments/configured.ts';
import { capsOf } from '../gateway/operator/caps.ts';
import { readConfiguration } from '../gateway/site/configuration.ts';
import { UsageError } from './command-line.ts';
import { type OperatorAnswer, printed } from './operator/answer.ts';
import { type Mode, perform } from './operator/perform.ts';
import { plainText } from './operator/plain-text.ts';
import { HELP, type Instruction, readOperatorLine } from './operator/requests.ts';
import { askOverSocket } from './operator/socket.ts';
import { beaconChoiceOf } from './start/beacon-choice.ts';
import { initCopy } from './start/checkpoint-copy.ts';
import { type Continuing, continueLog } from './start/continue-log.ts';
import { explain } from './start/explain.ts';
import { keepPrivate } from './start/keep-private.ts';
import { checkKeys, loadKeys, resealSeeds } from './start/keys.ts';
import { openCommitter } from './start/open-committer.ts';
import { openTables, withOwner } from './start/open-tables.ts';
import { programOf } from './start/program.ts';
import { mailProviderOf } from './start/providers.ts';
import { publicOriginOf } from './start/public-origin.ts';
import { publishedTiles } from './start/published-log.ts';
import { silentReport } from './start/report.ts';
import { openSecurityLog } from './start/security-log.ts';

/** The operator's commands at a terminal: `npm run operator -- help`. */

type Send = (mode: Mode) => Promise<OperatorAnswer>;

const onDatabase = async (
  { request }: Instruction,
  talk: (send: Send) => Promise<OperatorAnswer>,
): Promise<OperatorAnswer> => {
  const configuration = readConfiguration(process.env);
  const { DATA_DIR } = configuration;
  await keepPrivate(DATA_DIR);
  const database = await openTables(configuration, silentReport);
  const logger = loggerOf('warn');
  const securityLog = openSecurityLog(configuration, (reason) => logger.warn({ reason }, 'a line was lost'));
  try {
    const keys = await loadKeys(configuration);
    await checkKeys(database, keys);
    // Deadlines are the site's: an act on a log that lost its end must not meet one.
    const engine = await openCommitter(database, keys, logger, { limits: { timerPoll: Number.POSITIVE_INFINITY } });
    const provider = mailProviderOf(configuration);
    const mail = mailOutboxWith({
      ...{
        sql: database.pool,
        provider,
        accountKey: keys.account,
        now: Date.now,
        randomBytes,
        randomUuid: randomUUID,
        logger,
      },
    });
    const parts = {
      database,
      engine,
      beacon: beaconChoiceOf(configuration),
      zone: configuration.GLASSCASE_TIME_ZONE,
      now: Date.now,
      tiles: publishedTiles(configuration, database),
      accountKey: keys.account,
      reseal: () => withOwner(configuration, database, (owner) => resealSeeds(owner, keys)),
      initCopy: () => initCopy(configuration, publishedTiles(configuration, database)),
      continueLog: (asked: Continuing) => continueLog({ configuration, database, keys, engine }, asked),
      caps: capsOf(configuration),
      program: await programOf(configuration),
      channels: (await configuredChannels(configuration)).channels,
      line: securityLog.line,
      mail,
      mails: provider.sends,
      publicOrigin: publicOriginOf(configuration, () => null),
    };
    try {
      return await talk((mode) => perform(parts, request, mode));
    } finally {
      await mail.stop();
      await engine.close();
    }
  } finally {
    await securityLog.close();
    await database.close();
  }
};

const saysYes = async (): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('Do it? Type yes: ')).trim() === 'yes';
  } finally {
    terminal.close();
  }
};

/** First what would be done; then, unless it needs no yes or has it, the question; then the act. */
const talkOf =
  ({ id, yes, dryRun }: Instruction) =>
  async (send: Send): Promise<OperatorAnswer> => {
    const preview = await send({ id, preview: true });
    if (!preview.ok || dryRun) return preview;
    if (preview.confirm === true) {
      process.stderr.write(printed(preview));
      if (!yes && !process.stdin.isTTY) return { ok: false, lines: ['Not done: give --yes, or ask at a terminal.'] };
      if (!yes && !(await saysYes())) return { ok: false, lines: ['Not done.'] };
    }
    return send({ id, preview: false });
  };

// The reader of a pipe, such as head, may have enough before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const run = async (): Promise<number> => {
  const instruction = await readOperatorLine(process.argv.slice(2), Date.now());
  if (instruction === null) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const { DATABASE_URL, DATA_DIR } = readConfiguration(process.env);
  const talk = talkOf(instruction);
  const { request } = instruction;
  const isRunning = DATABASE_URL === undefined && (await askOverSocket(DATA_DIR, { request: 'status' })) !== null;
  if (request.request === 'read' && DATABASE_URL === undefined && !isRunning && !existsSync(join(DATA_DIR, 'postgres')))
    throw new UsageError(`there is no site in ${DATA_DIR}: DATA_DIR or DATABASE_URL says where it is`);
  const overSocket: Send = async (mode) => {
    const answer = await askOverSocket(DATA_DIR, request, mode);
    return answer ?? { ok: false, lines: ['The server went away.'] };
  };
  const answer = isRunning ? await talk(overSocket) : await onDatabase(instruction, talk);
  (answer.ok ? process.stdout : process.stderr).write(printed(answer));
  return answer.ok ? 0 : 1;
};

process.exitCode = await run().catch((error: unknown) => {
  const text = error instanceof UsageError ? error.message : explain(error);
  process.stderr.write(`${text.split('\n').map(plainText).join('\n')}\n`);
  return 2;
});
