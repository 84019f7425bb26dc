import { z } from 'zod';
import { sectionsSchema } from '../../engine/terms/sections.ts';
import { UsageError } from '../command-line.ts';
import { act, jsonIn, look } from './operator-command.ts';

/** Sections that aren't named stay as they are. */
const sections = sectionsSchema.partial();

/** What an operator can ask for of the terms of play. */
export const termsRequests = [
  z.strictObject({ request: z.literal('show-terms') }),
  z.strictObject({ request: z.literal('diff-terms'), sections }),
  z.strictObject({ request: z.literal('publish-terms'), effectiveAt: z.int().min(0).nullable(), sections }),
] as const;
export type PublishTermsRequest = Omit<z.infer<(typeof termsRequests)[2]>, 'request'>;

const instantOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const parsed = z.iso.datetime().safeParse(text);
  if (!parsed.success) throw new UsageError('--at is a moment such as 2027-01-02T03:04:05Z');
  return Date.parse(parsed.data);
};

export const TERMS_COMMANDS = [
  look({
    name: 'terms show',
    usage: 'terms show   the terms of play as they were published last, in the form of a file',
    options: {},
    request: () => ({ request: 'show-terms' }),
  }),
  look({
    name: 'terms diff',
    usage: 'terms diff <file>   what would change, and whether the rules allow it',
    words: ['file'],
    options: {},
    request: async ({ words: [file = ''] }) => ({ request: 'diff-terms', sections: await jsonIn(file) }),
  }),
  act({
    name: 'terms publish',
    usage: `terms publish <file> [--at <ISO 8601, UTC>]   sections that the file doesn't name stay as they are (docs/terms-of-play.md);
      what is drawn under takes effect 60 s later or at --at, the rest at once`,
    words: ['file'],
    options: { at: { type: 'string' } },
    request: async ({ values, words: [file = ''] }) => ({
      request: 'publish-terms',
      effectiveAt: instantOf(values.at),
      sections: await jsonIn(file),
    }),
  }),
];
