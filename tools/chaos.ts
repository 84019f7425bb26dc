import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leave, readArguments, readCommandLine, wholeNumber } from '../scripts/command-line.ts';
import { explain } from '../scripts/start/explain.ts';
import { buildWebIfNeeded } from '../scripts/start/web-build.ts';
import { isClean, reportText } from './chaos/report.ts';
import { runChaos } from './chaos/run-chaos.ts';

const USAGE = `npm run chaos [-- options]   breaks a cluster under load again and again, and looks at what is left
  --seconds <n>    how long the load lasts (600)
  --every <n>      seconds between two kills, each with another trouble behind it (20)
  --players <n>    (16)
  --seed <text>    the same faults as another run
  --report <file>  also writes the report there

Uses loopback and a folder of its own, which is kept where something was wrong. Exit code 1 then.
`;

const askedFor = readArguments(USAGE, (args) => {
  const { values } = readCommandLine(args, {
    options: {
      seconds: { type: 'string' },
      every: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string', default: randomBytes(6).toString('hex') },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    seconds: wholeNumber('seconds', values.seconds, { min: 1, max: 100_000 }, 600),
    every: wholeNumber('every', values.every, { min: 1, max: 10_000 }, 20),
    players: wholeNumber('players', values.players, { min: 1, max: 500 }, 16),
    seed: values.seed,
    report: values.report,
  };
});

const print = (line: string): void => {
  process.stdout.write(`${new Date().toISOString().slice(11, 23)}  ${line}\n`);
};

const { report: file, ...options } = askedFor;
const folder = await mkdtemp(join(tmpdir(), 'glasscase-chaos-'));
try {
  print(`seed ${options.seed}`);
  print(`web client: ${await buildWebIfNeeded()}`);
  const report = await runChaos({ ...options, paceMs: 1_500, folder, environment: process.env, print });
  const text = reportText(report);
  process.stdout.write(`\n${text}`);
  if (file !== undefined) await writeFile(file, text);
  if (!isClean(report)) leave(1, `\nNot clean: what the processes said is in ${folder}\n`);
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
} catch (error) {
  leave(1, `The run broke off: ${explain(error)}; what the processes said is in ${folder}\n`);
}
