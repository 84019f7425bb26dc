import { z } from 'zod';
import { EXIT_CODES } from '../../engine/audit/finding.ts';
import { measuredText, type Result, verdictText } from './verdict.ts';

const codes = Object.keys(EXIT_CODES);
const isCode = (text: string): text is keyof typeof EXIT_CODES => codes.includes(text);

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('impossible') }),
  z.strictObject({ kind: z.literal('refused'), why: z.string() }),
  z.strictObject({ kind: z.literal('found'), code: z.string().refine(isCode) }),
  z.strictObject({ kind: z.literal('said') }),
  z.strictObject({ kind: z.literal('missed') }),
]);
const measured = z.strictObject({
  of: z.enum(['coin', 'rooms']),
  n: z.int().min(0),
  staked: z.number(),
  won: z.number(),
});
const resultsSchema = z.array(z.strictObject({ trick: z.string(), verdict, measured: measured.nullable() }));

/** Results as they are kept. @throws ZodError */
export const resultsFrom = (text: string): readonly Result[] => resultsSchema.parse(JSON.parse(text));

export const resultsText = (results: readonly Result[]): string => `${JSON.stringify(results, null, 2)}\n`;

/** A line of the terminal. */
export const resultLine = ({ trick, verdict: how, measured: came }: Result): string =>
  `${trick.padEnd(24)} ${verdictText(how).padEnd(36)} ${measuredText(came)}`.trimEnd();
