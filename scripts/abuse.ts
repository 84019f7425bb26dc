import { parseArgs } from 'node:util';
import { ABUSE_BOUNDS, abuseText, isWithin } from './abuse/bounds.ts';
import { runAbuse } from './abuse/run.ts';
import { startOwnSite } from './load/own-site.ts';

/** `npm run abuse`: everything that strangers try, mixed, against a site of its own on this machine. */

const HELP = `npm run abuse [-- --seconds 600 --seed 7 --at-once 24]

Starts a site with the limits that it has for everybody, sends it documents, floods, nonsense and slow requests, and prints
the most memory it took and the slowest /health. Ends with code 1 when a bound of docs/security.md is passed or the site
is not what it was.

  --seconds <n>   how long, up to 3600 (600)
  --seed <n>      draws other cases (7)
  --at-once <n>   strangers at the same time, up to 200 (24)
`;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const whole = (name: string, text: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new UsageError(`--${name} is a whole number from 1 to ${most}`);
  return value;
};

const read = () => {
  try {
    return parseArgs({
      options: {
        seconds: { type: 'string', default: '600' },
        seed: { type: 'string', default: '7' },
        'at-once': { type: 'string', default: '24' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'unknown option');
  }
};

const run = async (): Promise<number> => {
  const given = read();
  if (given.help) {
    say(HELP);
    return 0;
  }
  const seconds = whole('seconds', given.seconds, 3_600);
  const seed = whole('seed', given.seed, 999_999_999);
  const atOnce = whole('at-once', given['at-once'], 200);
  const stopping = new AbortController();
  process.on('SIGINT', () => stopping.abort());
  process.on('SIGTERM', () => stopping.abort());
  const site = await startOwnSite();
  try {
    say(`${atOnce} strangers at ${site.url} for ${seconds} s, seed ${seed}`);
    const figures = await runAbuse({ ...site, seconds, seed, atOnce, stopping: stopping.signal });
    say(abuseText(figures, ABUSE_BOUNDS));
    return isWithin(figures, ABUSE_BOUNDS) ? 0 : 1;
  } finally {
    await site.stop();
  }
};

process.exitCode = await run().catch((error: unknown) => {
  const hint = error instanceof UsageError ? '; see --help' : '';
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}${hint}\n`);
  return 2;
});
