import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { progressBar } from './progress.ts';
import { type PlantName, plants } from './simulate/plants.ts';
import { simulate } from './simulate/simulate.ts';

/** `npm run simulate -- --seed N --players N --steps N`: seeded people against the real engine, and the laws after it. */

const HELP = `npm run simulate -- [--seed <text>] [--players <n>] [--steps <n>] [--plant "<bug>"]

  --seed     one seed, one run; a fresh one is taken and printed when none is given
  --players  how many people, 3 to 100000 (default 1000)
  --steps    how many commands they send, 1 to 100000000 (default 20000)
  --plant    puts a known bug into the engine, which the laws must find:
${Object.keys(plants)
  .map((name) => `             ${name}`)
  .join('\n')}

Ends with code 1 and one line for each broken law when there is one.`;

class UsageError extends Error {}

const whole = (name: string, text: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new UsageError(`--${name} is a whole number from 1 to ${most}`);
  return value;
};

const isPlant = (text: string): text is PlantName => Object.hasOwn(plants, text);

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      players: { type: 'string', default: '1000' },
      steps: { type: 'string', default: '20000' },
      plant: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (values.plant !== undefined && !isPlant(values.plant)) throw new UsageError(`there is no bug "${values.plant}"`);
  return {
    seed: values.seed ?? String(randomInt(2 ** 32)),
    players: Math.max(3, whole('players', values.players, 100_000)),
    commands: whole('steps', values.steps, 100_000_000),
    plant: values.plant ?? null,
  };
};

const run = async (): Promise<number> => {
  const options = readOptions();
  if (options === null) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  process.stdout.write(`seed ${options.seed}, ${options.players} players, ${options.commands} commands\n`);
  const bar = progressBar(process.stdout, 'commands', () => performance.now());
  const report = await simulate({ ...options, progress: (done) => bar.show(done, options.commands) });
  bar.finish();
  const { broken, ...totals } = report;
  for (const [name, value] of Object.entries(totals)) process.stdout.write(`  ${name.padEnd(12)} ${value}\n`);
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
