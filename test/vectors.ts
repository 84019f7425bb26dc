import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { oddsTable } from '../engine/operator/case/events.ts';

const drawVector = z.strictObject({
  serverSeed: z.string(),
  game: z.string(),
  label: z.string(),
  id: z.string(),
  entropy: z.string(),
  round: z.int(),
  index: z.int(),
  tableHash: z.string(),
  n: z.string(),
  expect: z.strictObject({
    ticket: z.string(),
    counter: z.int(),
    word: z.int(),
    rejected: z.int(),
    block: z.string(),
    message: z.string(),
  }),
  salt: z.string(),
  publicHash: z.string(),
});

const caseVector = z.strictObject({
  serverSeed: z.string(),
  salt: z.string(),
  publicHash: z.string(),
  pairId: z.string(),
  roundNo: z.int(),
  userSeed: z.string(),
  entropy: z.string(),
  oddsHash: z.string(),
  ticket: z.int(),
  entry: z.int(),
  float: z.int().nullable(),
  value: z.string(),
});

/** Complete plays, with the tables they were played on by their odds hash. */
export const caseVectors = z.strictObject({ tables: z.record(z.string(), oddsTable), plays: z.array(caseVector) });
export type CaseVectors = z.infer<typeof caseVectors>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'));

export const readDrawVectors = () => z.array(drawVector).parse(read('draws'));
export const readCaseVectors = (): CaseVectors => caseVectors.parse(read('case-draws'));
