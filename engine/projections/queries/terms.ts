import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { sectionsSchema } from '../../terms/sections.ts';
import { NO_TERMS, type TermsState, withVersion } from '../../terms/state.ts';

const versionRow = z
  .object({ version: integerColumn, effective_at: integerColumn, sections: z.string() })
  .transform(({ version, effective_at, sections }) => ({
    version,
    effectiveAt: effective_at,
    sections: sectionsSchema.parse(JSON.parse(sections)),
  }));

/** Longer histories are cut off at their beginning: pages show them, and what is in force is at the end. */
const MOST_VERSIONS = 1_000;

/** The terms of play, the newest versions last. */
export const termsNow = async (sql: SqlClient): Promise<TermsState> => {
  const found = await sql.query(
    'SELECT version, effective_at, sections FROM terms_version ORDER BY version DESC LIMIT $1',
    [MOST_VERSIONS],
  );
  return rowsAs(versionRow, found).toReversed().reduce(withVersion, NO_TERMS);
};
