import { readCommandLine, UsageError } from '../scripts/command-line.ts';
import { progressBar } from '../scripts/progress.ts';
import { writePack } from './conformance/write-pack.ts';
import { emptyFolder } from './empty-folder.ts';

/** `npm run conformance -- <folder>`: logs of every kind, and forged ones, for authors of other auditors. */

const HELP = `npm run conformance -- <folder> [--seed <text>] [--short]

  <folder>  an empty one, or none yet: it gets logs/, mutants/ and index.json (docs/auditors-pack.md)
  --seed    the keys, and one of the logs, follow from it; one seed gives the same bytes (default glasscase)
  --short   of each list of faults the first alone

Both implementations examine what was written. Ends with code 1 and a line for each answer that isn't expected; needs python3.`;

const run = async (): Promise<number> => {
  const { values, words } = readCommandLine(process.argv.slice(2), {
    words: ['folder'],
    options: { seed: { type: 'string' }, short: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const [folder = ''] = words;
  await emptyFolder(folder);
  const bar = progressBar(process.stdout, 'logs', () => performance.now());
  const { seed = 'glasscase', short = false } = values;
  const { index, wrong } = await writePack({ folder, seed, short, progress: bar.show });
  bar.finish();
  for (const line of wrong) process.stdout.write(`UNEXPECTED: ${line}\n`);
  process.stdout.write(`${index.logs.length} logs and ${index.mutants.length} mutants in ${folder}\n`);
  return wrong.length === 0 ? 0 : 1;
};

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error instanceof UsageError ? error.message : (error.stack ?? error.message)) : 'unknown error'}\n`,
  );
  return 2;
});
