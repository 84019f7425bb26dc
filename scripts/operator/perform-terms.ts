import { NO_CASE } from '../../engine/catalog/case/state.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { caseStream } from '../../engine/kernel/ids.ts';
import { type PublishTerms, termsStreams, termsToPublish } from '../../engine/terms/publish-terms.ts';
import { DEFAULT_TERMS, sectionsSchema } from '../../engine/terms/sections.ts';
import type { TermsVersion } from '../../engine/terms/state.ts';
import { termsIn } from '../../gateway/player-states.ts';
import { done, type OperatorAnswer, refused, toConfirm } from './answer.ts';
import type { PublishTermsRequest } from './terms-requests.ts';

const newest = async (sql: Queryable): Promise<TermsVersion | undefined> =>
  (await termsIn((ids) => readStates(sql, ids))).versions.at(-1);

const moment = (at: number): string => new Date(at).toISOString();

/** The whole document, with what the file says. */
export const termsCommand = async (
  sql: Queryable,
  { effectiveAt, sections }: PublishTermsRequest,
): Promise<PublishTerms> => ({
  type: 'PublishTerms',
  effectiveAt,
  sections: sectionsSchema.parse({ ...((await newest(sql))?.sections ?? DEFAULT_TERMS), ...sections }),
});

export const showTerms = async (sql: Queryable): Promise<OperatorAnswer> => {
  const found = await newest(sql);
  return found === undefined
    ? refused('No terms are published.')
    : done(...JSON.stringify(found.sections, null, 2).split('\n'));
};

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

/** What would change and when, or the rule that forbids it: asked of the rules themselves. */
export const foretellTerms = async (sql: Queryable, request: PublishTermsRequest): Promise<OperatorAnswer> => {
  const command = await termsCommand(sql, request);
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
    `Version ${published.version}, in force from ${moment(published.effectiveAt)} on. Amounts in hundredths:`,
    ...changesOf(terms.versions.at(-1)?.sections ?? {}, published.sections),
  );
};
