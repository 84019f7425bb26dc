import { z } from 'zod';
import { entrySchema } from '../../engine/catalog/document.ts';
import { type DraftRow, solveDraft } from '../../engine/catalog/solve-draft.ts';
import { MAX_ENTRIES } from '../../engine/catalog/ticket-entries.ts';
import { UsageError } from '../command-line.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import { define, jsonIn, look } from './operator-request.ts';
import { plainJson } from './plain-text.ts';

const DRAFT_FORMAT = 'glasscase-draft/1';

const amount = z.string().regex(/^[1-9]\d{0,14}$/, 'must be a positive whole number of minor units, as a string');

const draftSchema = z.strictObject({
  format: z.literal(DRAFT_FORMAT),
  price: amount,
  rtp: z.string().regex(/^\d{1,3}(?:\.\d{1,4})?$/, 'must be a percentage such as 90 or 91.25'),
  entries: z
    .array(entrySchema.unwrap().extend({ value: amount, locked: z.boolean().default(false) }))
    .min(1)
    .max(MAX_ENTRIES),
});
type Draft = z.infer<typeof draftSchema>;

/** @throws UsageError */
const draftIn = async (path: string): Promise<Draft> => {
  const parsed = draftSchema.safeParse(await jsonIn(path));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path: place, message }) => `  ${place.join('.')}: ${message}`);
  throw new UsageError(`${path} is no draft (docs/catalog.md):\n${problems.slice(0, 50).join('\n')}`);
};

const nameOf = ({ skin, wear }: Draft['entries'][number]): string => (wear === '' ? skin : `${skin} ${wear}`);

const solved = ({ price, rtp, entries }: Draft): OperatorAnswer => {
  const [, decimals = ''] = rtp.split('.');
  const wished = { numerator: BigInt(rtp.replace('.', '')), denominator: 100n * 10n ** BigInt(decimals.length) };
  const rows = entries.map(({ value, tickets, locked }): DraftRow => ({ value: BigInt(value), tickets, locked }));
  const answer = solveDraft(BigInt(price), wished, rows);
  if (answer === null) return refused(`No table of whole tickets returns ${rtp} % of ${price}.`);
  if (!answer.ok) {
    const forbidding = answer.forbidding.flatMap((place) => {
      const entry = entries[place];
      return entry === undefined
        ? []
        : [`  without the lock of ${nameOf(entry)} (${entry.tickets}) there is a solution`];
    });
    return refused(
      answer.isCertain
        ? `There is no solution of ${rtp} %.`
        : `No solution of ${rtp} % was found, and none is ruled out: change a value or free a row.`,
      ...(forbidding.length === 0 ? ['  no single lock forbids it: values, price or several locks do'] : forbidding),
    );
  }
  const table = entries.map(({ skin, wear }, place) => ({ skin, wear, tickets: answer.tickets[place] ?? 0 }));
  return done(...plainJson({ price, rtp, keepsOrder: answer.keepsOrder, entries: table }));
};

/** An operator's request for the tickets of a case. It needs no table of the site. */
export const SOLVE_REQUESTS = [
  define({
    request: 'solve-draft',
    fields: { draft: draftSchema },
    commands: look({
      usage: `catalog solve <file>   whole tickets for a draft of a case that returns exactly what is wished (docs/catalog.md)`,
      options: {},
      request: async ({ words: [file = ''] }) => ({ draft: await draftIn(file) }),
    }),
    perform: (_context, { draft }) => solved(draft),
  }),
];
