import { randomInt } from 'node:crypto';
import { readCommandLine, UsageError, wholeNumber } from '../scripts/command-line.ts';
import { progressBar } from '../scripts/progress.ts';
import { emptyFolder } from './empty-folder.ts';
import { PLANTS } from './simulate/plants.ts';
import { simulate } from './simulate/simulate.ts';

/** `npm run simulate -- --seed N --players N --steps N`: seeded people against the real engine, and the laws after it. */

const HELP = `npm run simulate -- [--seed <text>] [--players <n>] [--steps <n>] [--publish <folder>] [--plant "<bug>"]

  --seed     one seed, one run; a fresh one is taken and printed when none is given
  --players  how many people, 3 to 100000 (default 1000)
  --steps    how many commands they send, 1 to 100000000 (default 20000)
  --publish  writes the log as a site publishes it into an empty folder, for npm run audit and second_opinion.py; its keys follow
             from the seed, so they sign nothing else
  --plant    puts a known bug into the engine, which the laws must find:
${[...PLANTS.keys()].map((name) => `             ${name}`).join('\n')}

Ends with code 1 and one line for each broken law when there is one.`;

const readOptions = () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    options: {
      seed: { type: 'string' },
      players: { type: 'string' },
      steps: { type: 'string' },
      publish: { type: 'string' },
      plant: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (process.env.DATABASE_URL) {
    throw new UsageError(
      'DATABASE_URL is set, and a simulation runs on an embedded database in memory alone, where one seed gives one log: unset it',
    );
  }
  const plant = values.plant === undefined ? null : PLANTS.get(values.plant);
  if (plant === undefined) throw new UsageError(`there is no bug "${values.plant}"`);
  return {
    seed: values.seed ?? String(randomInt(2 ** 32)),
    players: wholeNumber('players', values.players, { min: 3, max: 100_000 }, 1_000),
    commands: wholeNumber('steps', values.steps, { min: 1, max: 100_000_000 }, 20_000),
    plant,
    publish: values.publish ?? null,
  };
};

const run = async (): Promise<number> => {
  const options = readOptions();
  if (options === null) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  if (options.publish !== null) await emptyFolder(options.publish);
  process.stdout.write(`seed ${options.seed}, ${options.players} players, ${options.commands} commands\n`);
  const bar = progressBar(process.stdout, 'commands', () => performance.now());
  const report = await simulate({ ...options, progress: (done) => bar.show(done, options.commands) });
  bar.finish();
  const { broken, ...totals } = report;
  for (const [name, value] of Object.entries(totals)) process.stdout.write(`  ${name.padEnd(12)} ${value}\n`);
  if (options.publish !== null) process.stdout.write(`  published    in ${options.publish}\n`);
  for (const line of broken.slice(0, 50)) process.stdout.write(`BROKEN: ${line}\n`);
  process.stdout.write(broken.length === 0 ? 'Every law holds.\n' : `${broken.length} broken laws.\n`);
  return broken.length === 0 ? 0 : 1;
};

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error instanceof UsageError ? error.message : (error.stack ?? error.message)) : 'unknown error'}\n`,
  );
  return 2;
});
