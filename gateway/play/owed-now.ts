import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Money } from '../../engine/kernel/money.ts';
import { owedAt } from '../../engine/projections/queries/liabilities.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import type { TermsState } from '../../engine/terms/state.ts';

/** The debt of the house to all players, in minor units of coin, by the terms in force. */
export const owedNow = (sql: SqlClient, terms: TermsState, now: Instant): Promise<Money> =>
  // Without terms no player has points.
  owedAt(sql, inForce(terms, 'transfer', now)?.values.ratePercent ?? 100);
