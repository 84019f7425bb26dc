import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The command writes this file, and the runner in the process of the specs reads it. */
const Plan = z.object({
  root: z.string(),
  /** One line a mutant that a test killed. */
  killsFile: z.string(),
  /** Processor milliseconds that the tests of one mutant may take in all. */
  budgetMs: z.number(),
  /** In the order in which they run. */
  specs: z.array(z.string()),
  mutants: z.array(
    z.object({
      id: z.number(),
      file: z.string(),
      start: z.number(),
      end: z.number(),
      replacement: z.string(),
      kind: z.enum(['comparison', 'boundary', 'arithmetic', 'logic', 'negation', 'constant', 'removal']),
      isStatement: z.boolean(),
    }),
  ),
});
export type Plan = z.infer<typeof Plan>;

export const PLAN = 'MUTANTS_PLAN';

/** @throws Error where the environment names none */
export const readPlan = (): Plan => Plan.parse(JSON.parse(readFileSync(process.env[PLAN] ?? '', 'utf8')));

const Kill = z.object({ id: z.number(), spec: z.string(), test: z.string() });
export type Kill = z.infer<typeof Kill>;

export const readKills = ({ killsFile }: Pick<Plan, 'killsFile'>): readonly Kill[] =>
  readFileSync(killsFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Kill.parse(JSON.parse(line)));
