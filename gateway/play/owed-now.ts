import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type OwedByKind, owedByKindAt } from '../../engine/projections/queries/liabilities.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import type { TermsState } from '../../engine/terms/state.ts';

/** The debt of the house to all players, in minor units of coin, by the terms in force. */
export const owedNow = (sql: SqlClient, terms: TermsState, now: Instant): Promise<OwedByKind> =>
  // Without terms no player has points.
  owedByKindAt(sql, inForce(terms, 'transfer', now)?.values.ratePercent ?? 100);
