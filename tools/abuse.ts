import { readCommandLine, UsageError, wholeNumber } from '../scripts/command-line.ts';
import { ACTS } from './abuse/acts.ts';
import { ABUSE_BOUNDS, abuseText, isWithin } from './abuse/bounds.ts';
import { BEHIND_A_PROXY, runAbuse } from './abuse/run.ts';
import { startOwnSite } from './load/own-site.ts';

/** `npm run abuse`: everything that strangers try, mixed, against a site of its own on this machine. */

const HELP = `npm run abuse [-- --seconds 600 --seed 7 --at-once 24]

Starts a site with the limits that it has for everybody, sends it documents, floods, nonsense and slow requests, and prints
the most memory it took, the slowest /health, and how long a player of another network waited meanwhile. Ends with code 1 when a bound of docs/security.md is passed or the site
is not what it was.

  --seconds <n>   how long, up to 3600 (600)
  --seed <n>      draws other cases (7)
  --at-once <n>   strangers at the same time, up to 200 (24)
`;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const run = async (): Promise<number> => {
  const { values } = readCommandLine(process.argv.slice(2), {
    options: {
      seconds: { type: 'string' },
      seed: { type: 'string' },
      'at-once': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    say(HELP);
    return 0;
  }
  const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: 3_600 }, 600);
  const seed = wholeNumber('seed', values.seed, { min: 1, max: 999_999_999 }, 7);
  const atOnce = wholeNumber('at-once', values['at-once'], { min: 1, max: 200 }, 24);
  const stopping = new AbortController();
  process.on('SIGINT', () => stopping.abort());
  process.on('SIGTERM', () => stopping.abort());
  const site = await startOwnSite(BEHIND_A_PROXY);
  try {
    say(`${atOnce} strangers at ${site.url} for ${seconds} s, seed ${seed}`);
    const figures = await runAbuse({ ...site, acts: ACTS, seconds, seed, atOnce, stopping: stopping.signal });
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
