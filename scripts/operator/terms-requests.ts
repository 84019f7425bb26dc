import { z } from 'zod';
import { NO_CASE } from '../../engine/catalog/case/state.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { caseStream } from '../../engine/kernel/ids.ts';
import { type PublishTerms, termsStreams, termsToPublish } from '../../engine/terms/publish-terms.ts';
import { DEFAULT_TERMS, sectionsSchema } from '../../engine/terms/sections.ts';
import type { TermsVersion } from '../../engine/terms/state.ts';
import { termsIn } from '../../gateway/play/player-states.ts';
import { UsageError } from '../command-line.ts';
import { done, iso, type OperatorAnswer, refused, toConfirm } from './answer.ts';
import { act, define, jsonIn, look, TEXT } from './operator-request.ts';

/** Sections that aren't named stay unchanged. */
const sections = sectionsSchema.partial();

interface Wanted {
  readonly effectiveAt: number | null;
  readonly sections: z.infer<typeof sections>;
}

const newest = async (sql: Queryable): Promise<TermsVersion | undefined> =>
  (await termsIn((ids) => readStates(sql, ids))).versions.at(-1);

/** The whole document, with what the file says. */
const termsCommand = async (sql: Queryable, { effectiveAt, sections }: Wanted): Promise<PublishTerms> => ({
  type: 'PublishTerms',
  effectiveAt,
  sections: sectionsSchema.parse({ ...((await newest(sql))?.sections ?? DEFAULT_TERMS), ...sections }),
});

/** `firstDeposit.percent` to its value, for every value of a document. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

const changesOf = (before: unknown, after: unknown): readonly string[] => {
  const [old, next] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((path) => old.get(path) !== next.get(path))
    .map((path) => `${path}: ${old.get(path) ?? 'none'} -> ${next.get(path) ?? 'none'}`);
};

/** The changes and their time, or the rejection, as the rules decide. */
const previewTerms = async (sql: Queryable, wanted: Wanted): Promise<OperatorAnswer> => {
  const command = await termsCommand(sql, wanted);
  const states = await readStates(sql, termsStreams(command.sections));
  const terms = await termsIn(async () => states);
  const published = termsToPublish(command, {
    at: Date.now(),
    terms: () => terms,
    case: (slug) => {
      const found = states.get(caseStream(slug));
      return found?.category === 'case' ? found.state : NO_CASE;
    },
  });
  if ('kind' in published) {
    return published.code === 'NOTHING_TO_DO'
      ? refused('These terms are published already.')
      : refused(`${published.code} ${Object.values(published.details).join(' ')} (docs/terms-of-play.md)`);
  }
  return toConfirm(
    `Version ${published.version}, in force from ${iso(published.effectiveAt)} on. Amounts in hundredths:`,
    ...changesOf(terms.versions.at(-1)?.sections ?? {}, published.sections),
  );
};

const instantOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const parsed = z.iso.datetime().safeParse(text);
  if (!parsed.success) throw new UsageError('--at is a moment such as 2027-01-02T03:04:05Z');
  return Date.parse(parsed.data);
};

/** An operator's requests about the terms of play. */
export const TERMS_REQUESTS = [
  define({
    request: 'show-terms',
    fields: {},
    look: 'terms show   the terms of play as they were published last, in the form of a file',
    perform: async ({ sql }) => {
      const found = await newest(sql);
      if (found === undefined) return refused('No terms are published.');
      return done(...JSON.stringify(found.sections, null, 2).split('\n'));
    },
  }),
  define({
    request: 'diff-terms',
    fields: { sections },
    commands: look({
      usage: 'terms diff <file>   what would change, and whether the rules allow it',
      options: {},
      request: async ({ words: [file = ''] }) => ({ sections: await jsonIn(file) }),
    }),
    perform: ({ sql }, request) => previewTerms(sql, { effectiveAt: null, sections: request.sections }),
  }),
  define({
    request: 'publish-terms',
    fields: { effectiveAt: z.int().min(0).nullable(), sections },
    commands: act({
      usage: `terms publish <file> [--at <ISO 8601, UTC>]   sections that the file doesn't name stay as they are (docs/terms-of-play.md);
      what is drawn under takes effect 60 s later or at --at, the rest at once`,
      options: { at: TEXT },
      request: async ({ values, words: [file = ''] }) => ({
        effectiveAt: instantOf(values.at),
        sections: await jsonIn(file),
      }),
    }),
    preview: previewTerms,
    perform: async ({ sql, submit }, request) => submit(await termsCommand(sql, request), 'The terms are published'),
  }),
];
