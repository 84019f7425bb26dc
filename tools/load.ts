import { writeFile } from 'node:fs/promises';
import { UsageError } from '../scripts/command-line.ts';
import { loadText } from './load/figures.ts';
import { HELP, readOptions } from './load/options.ts';
import { ROOM, startOwnSite } from './load/own-site.ts';
import { runLoad } from './load/run.ts';

/** `npm run load`: thousands of clients on this machine, for a bounded time. */

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const run = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    say(HELP);
    return 0;
  }
  const stopping = new AbortController();
  process.on('SIGINT', () => stopping.abort());
  process.on('SIGTERM', () => stopping.abort());
  const quiet = options.json === '-';
  const print = quiet ? () => undefined : say;
  const own = options.urls.length > 0 ? null : await startOwnSite(ROOM);
  try {
    const urls = own === null ? options.urls : [own.url];
    const figures = await runLoad({ options, urls, say: print, stopping: stopping.signal });
    const text = JSON.stringify({ date: new Date().toISOString(), options, ...figures }, null, 2);
    say(quiet ? text : `\n${loadText(figures)}`);
    if (options.json !== null && !quiet) await writeFile(options.json, `${text}\n`);
    return figures.lost === 0 ? 0 : 1;
  } finally {
    await own?.stop();
  }
};

process.exitCode = await run().catch((error: unknown) => {
  const hint = error instanceof UsageError ? '; see --help' : '';
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}${hint}\n`);
  return 2;
});
