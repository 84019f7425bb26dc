import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';

type Step = readonly [name: string, command: string, args: readonly string[]];

/** Each checker goes through much of the others' types again: a core is worth more to the steps beside. */
const checkers = String(Math.max(1, availableParallelism() - 1));

/** The checks before a commit: types; beside them layers, prose, lint, format and drift of generated files in git. */
const lanes: readonly (readonly Step[])[] = [
  [['types', 'tsc', ['--project', '.', '--checkers', checkers]]],
  [
    ['layers', 'node', ['tools/check-layers.ts']],
    ['prose', 'node', ['tools/check-prose.ts']],
    ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
    ['GraphQL codegen drift', 'graphql-codegen', ['--config', 'codegen.ts', '--check']],
    ['schema drift', 'node', ['tools/generate-schemas.ts', '--check']],
    ['drift of the append function', 'node', ['tools/generate-append.ts', '--check']],
    ['drift of the tables’ types', 'node', ['tools/generate-tables.ts', '--check']],
    ['drift of the fraud lab’s log', 'node', ['tools/generate-lab-log.ts', '--check']],
    ['drift of the cheating house’s tables', 'node', ['tools/cheat.ts', '--table', '--check']],
  ],
];

/** Resolves to whether it held. */
const take = async ([name, command, args]: Step): Promise<boolean> => {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
  const [output, errors, passed] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n${passed ? '' : `${output}${errors}\n`}`);
  return passed;
};

// Types are checked with the modules that this step makes.
const untracked = await take(['texts and style props', 'node', ['scripts/generate-untracked.ts', '--check']]);

const results = await Promise.all(
  lanes.map(async (steps) => {
    let passed = true;
    for (const step of steps) passed = (await take(step)) && passed;
    return passed;
  }),
);
process.exitCode = untracked && results.every((passed) => passed) ? 0 : 1;
