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

/** The terms of play, all versions. */
export const termsNow = async (sql: SqlClient): Promise<TermsState> => {
  const found = await sql.query(
    'SELECT version, effective_at, sections FROM terms_version ORDER BY version LIMIT 1000',
  );
  return rowsAs(versionRow, found).reduce(withVersion, NO_TERMS);
};
