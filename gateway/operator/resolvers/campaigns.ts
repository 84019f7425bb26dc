import { oddsTable } from '../../../engine/catalog/case/events.ts';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { jsonIn } from '../../../engine/kernel/canonical-json.ts';
import { DEFAULT_TERMS, sectionsSchema } from '../../../engine/terms/sections.ts';
import { invalidInput } from '../../errors.ts';
import { termsIn } from '../../play/player-states.ts';
import { campaignsIn } from '../campaigns/calendar.ts';
import { type CheckedTerms, leastEdge, termsCheck } from '../campaigns/terms-check.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;
/** Sections that a document doesn't name are unchanged. */
const sections = sectionsSchema.partial();

const openCases = db.selectFrom('caseVersion').select('oddsTable').where('until', 'is', null);

/** In percent; 0 without an open case. */
const highestCaseReturn = async (sql: SqlClient): Promise<number> => {
  const returns = (await runQuery(sql, openCases)).map(({ oddsTable: text }) => {
    const { rtp } = oddsTable.parse(JSON.parse(text));
    return Number((BigInt(rtp.numerator) * 1_000_000n) / BigInt(rtp.denominator)) / 10_000;
  });
  return Math.max(0, ...returns);
};

const termsOf = async ({ readStreams }: OperatorContext, text: string | null): Promise<CheckedTerms> => {
  const newest = (await termsIn(readStreams)).versions.at(-1)?.sections ?? DEFAULT_TERMS;
  if (text === null) return newest;
  const { data, error } = sections.safeParse(jsonIn(text));
  if (data !== undefined) return sectionsSchema.parse({ ...newest, ...data });
  const [issue] = error.issues;
  throw invalidInput('terms', `are no sections of the terms: ${[...(issue?.path ?? []), issue?.message].join(' ')}`);
};

export const campaigns: Resolvers = {
  Query: {
    campaigns: (_root, { from, to }, { sql, now }) => {
      if (to <= from || to - from > LONGEST_MS)
        throw invalidInput('to', 'is behind the beginning, by 366 days at most');
      return campaignsIn(sql, { from, to }, now);
    },
    termsCheck: async (_root, { terms = null }, context) => {
      const [checked, caseReturn] = [await termsOf(context, terms), await highestCaseReturn(context.sql)];
      const rules = termsCheck(checked, caseReturn);
      return { holds: rules.every(({ holds }) => holds), edge: leastEdge(checked, caseReturn), caseReturn, rules };
    },
  },
};
