import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leave, readArguments, readCommandLine, wholeNumber } from '../scripts/command-line.ts';
import { importGraph } from './layers/import-graph.ts';
import { pickMutants } from './mutants/pick-mutants.ts';
import { PLAN, type Plan, readKills } from './mutants/plan.ts';
import { mutantReport } from './mutants/report.ts';
import { specsThatReach } from './mutants/specs-that-reach.ts';

const USAGE = `npm run mutants [-- options]

Gives the engine's rules small faults, one at a time, and names those that no spec finds.
  --count <n>       the number of mutants, 200 without it
  --seed <text>     picks them, "glasscase" without it: the same seed picks the same ones
  --under <folder>  runs those of the picked that are in this folder
  --specs <folder>  runs the specs of this folder alone
  --budget <s>      processor seconds that the tests of one mutant may take, 10 without it
  --help
`;

const AREAS = 'engine/{fairness,games,player,market,rewards,audit}/**/*.ts';
const NEVER_MUTATED = ['**/*.spec.ts', '**/testing/**', '**/generated/**'];
const NOT_PURE = ['**/*.int.spec.ts', 'test/{browser,cluster,releases,site}/**'];

const chosen = readArguments(USAGE, (args) => {
  const { values } = readCommandLine(args, {
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      under: { type: 'string' },
      specs: { type: 'string' },
      budget: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return 'help';
  return {
    count: wholeNumber('count', values.count, { min: 1, max: 100_000 }, 200),
    seed: values.seed ?? 'glasscase',
    under: values.under ?? 'engine',
    specs: values.specs ?? '',
    budgetMs: 1_000 * wholeNumber('budget', values.budget, { min: 1, max: 3_600 }, 10),
  };
});

const read = (files: readonly string[]) => new Map(files.toSorted().map((file) => [file, readFileSync(file, 'utf8')]));
const isIn = (folder: string) => (file: string) => folder === '' || file.startsWith(`${folder.replace(/\/$/, '')}/`);

const mutants = pickMutants(read(globSync(AREAS, { exclude: NEVER_MUTATED })), chosen.seed, chosen.count).filter(
  ({ file }) => isIn(chosen.under)(file),
);
const specs = globSync('{engine,test}/**/*.spec.ts', { exclude: NOT_PURE }).filter(isIn(chosen.specs));
const graph = importGraph(read(globSync('{engine,gateway,schema,scripts,test,tools}/**/*.{ts,tsx}')));

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const plan: Plan = {
  root: process.cwd(),
  killsFile: join(folder, 'kills.jsonl'),
  budgetMs: chosen.budgetMs,
  specs: [...specsThatReach(graph, specs, new Set(mutants.map(({ file }) => file)))],
  mutants: [...mutants],
};
const planFile = join(folder, 'plan.json');
writeFileSync(planFile, JSON.stringify(plan));
writeFileSync(plan.killsFile, '');

const vitest = createRequire(import.meta.url)
  .resolve('vitest/package.json')
  .replace('package.json', 'vitest.mjs');
const run = spawn(
  process.execPath,
  [vitest, 'run', '--config', 'tools/mutants/vitest.config.ts', '--reporter', 'dot'],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, [PLAN]: planFile, NO_COLOR: '1' } },
);
const [code] = await once(run, 'exit');
const kills = readKills(plan);
rmSync(folder, { recursive: true });
if (code !== 0) leave(1, 'the specs fail without a mutant\n');
process.stdout.write(mutantReport(mutants, kills, (file) => readFileSync(file, 'utf8')));
