import { readFile, writeFile } from 'node:fs/promises';
import { leave, readArguments, readCommandLine, UsageError, wholeNumber } from '../scripts/command-line.ts';
import { resultLine, resultsText } from './cheat/results.ts';
import { RESULTS, readResults } from './cheat/results-file.ts';
import { runTricks } from './cheat/run.ts';
import { FAIRNESS, withTables } from './cheat/table.ts';
import type { Trick } from './cheat/trick.ts';
import { ALL_TRICKS } from './cheat/tricks/index.ts';
import type { Result } from './cheat/verdict.ts';

/** `npm run cheat -- <trick>…`: a house that cheats, honest clients, and whether they or an audit tell. */

const HELP = `npm run cheat -- [<trick>…] [--plays <n>] [--rooms <n>] [--browser] [--pictures <folder>] [--json <file>]
npm run cheat -- --table [--check]

Runs a house that cheats, in a process and a data folder of its own, plays it with an honest client, audits its log, and says of each trick
whether it is impossible, refused by the client, found by the audit, said before the stake, or NOT CAUGHT. Without a name all tricks.

  --plays     how many openings, 2 to 100000 (default 250)
  --rooms     how many battles or giveaways, 1 to 1000 (default 24)
  --browser   plays the first tricks on the page, in a real browser, as well
  --pictures  a folder for pictures of what the player sees there
  --json      writes the results to a file, or instead of the table with -
  --table     runs all, keeps the results and writes the tables of docs/fairness.md from them
  --check     with --table: runs nothing, and says whether the tables are those of the kept results

Tricks:
${ALL_TRICKS.map(({ name, does }) => `  ${name.padEnd(24)} ${does}`).join('\n')}

Ends with code 1 where a trick is not caught.
`;

const options = readArguments(HELP, (args) => {
  const { values, words } = readCommandLine(args, {
    options: {
      plays: { type: 'string' },
      rooms: { type: 'string' },
      browser: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      json: { type: 'string' },
      table: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    words: ['[trick]…'],
  });
  if (values.help) return 'help';
  const { browser, pictures, json, table, check } = values;
  if (process.env.DATABASE_URL)
    throw new UsageError('DATABASE_URL is set, and a cheating house has folders of its own: unset it');
  if (table && words.length > 0) throw new UsageError('--table is of all tricks');
  if (check && !table) throw new UsageError('--check is for --table');
  if (pictures !== undefined && !browser) throw new UsageError('--pictures is for --browser');
  const tricks = words.map((name) => {
    const found = ALL_TRICKS.find((trick) => trick.name === name);
    if (found === undefined) throw new UsageError(`there is no trick "${name}"`);
    return found;
  });
  return {
    ...{ browser, table, check, pictures: pictures ?? null, json: json ?? null },
    tricks: tricks.length === 0 ? ALL_TRICKS : tricks,
    plays: wholeNumber('plays', values.plays, { min: 2, max: 100_000 }, 250),
    rooms: wholeNumber('rooms', values.rooms, { min: 1, max: 1_000 }, 24),
  };
});

const checkTables = async (): Promise<number> => {
  const written = await readFile(FAIRNESS, 'utf8');
  if (withTables(written, await readResults()) === written) return 0;
  process.stdout.write(
    'docs/fairness.md has other tables than tools/cheat/results.json gives: npm run cheat -- --table\n',
  );
  return 1;
};

const playOnPage = async (tricks: readonly Trick[], show: (text: string) => void): Promise<readonly Result[]> => {
  const { runInBrowser } = await import('./cheat/browser/run.ts');
  return runInBrowser(tricks, options, options.pictures, (result) => show(`${resultLine(result)}\n`));
};

const run = async (): Promise<number> => {
  const { tricks, json, table, browser } = options;
  const show = json === '-' ? () => undefined : (text: string) => process.stdout.write(text);
  const played = await runTricks(tricks, options, (result) => show(`${resultLine(result)}\n`));
  const seen = browser ? await playOnPage(tricks, show) : [];
  const results = [...played, ...seen];
  if (json !== null)
    await (json === '-' ? process.stdout.write(resultsText(results)) : writeFile(json, resultsText(results)));
  if (table) {
    await writeFile(RESULTS, resultsText(played));
    await writeFile(FAIRNESS, withTables(await readFile(FAIRNESS, 'utf8'), played));
  }
  const missed = results.filter(({ verdict }) => verdict.kind === 'missed');
  show(
    missed.length === 0 ? 'Every trick is caught.\n' : `${missed.length} of ${results.length} tricks are not caught.\n`,
  );
  return missed.length === 0 ? 0 : 1;
};

await (options.table && options.check ? checkTables() : run()).then(
  // Exits although a house may have left handles open.
  (code) => process.exit(code),
  (error: unknown) => leave(1, `${error instanceof Error ? (error.stack ?? error.message) : 'unknown error'}\n`),
);
