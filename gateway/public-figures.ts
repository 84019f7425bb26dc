import type { SqlClient } from '../engine/database/sql.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import { KEPT_TREES } from '../engine/liabilities/liability-trees.ts';
import { type Deliveries, deliveriesUpTo } from '../engine/projections/queries/deliveries.ts';
import { type Liabilities, liabilitiesAt } from '../engine/projections/queries/liabilities.ts';
import { type LiabilityStatement, liabilityStatements } from '../engine/projections/queries/liability-statements.ts';
import { foldedTo } from '../engine/projections/queries/log.ts';
import { siteTotals } from '../engine/projections/queries/records.ts';
import { type Returns, returnsSoFar } from '../engine/projections/queries/returns.ts';
import { inForce } from '../engine/terms/in-force.ts';
import type { CatalogCache } from './catalog.ts';
import { keptFor } from './kept-for.ts';

/** Everybody sees figures that are at most so old. */
const KEPT_MS = 10_000;

export interface Draws {
  /** Entries of the log that were folded. */
  readonly position: number;
  readonly drawn: number;
  readonly revealed: number;
}

/**
 * What is owed stands still for so long: from two readings with one sealed entry between them everybody could tell what somebody paid
 * in, won as a bonus or sent.
 */
const OWED_KEPT_MS = 60 * 60_000;

/** What the site says of itself to everybody. */
export interface PublicFigures {
  readonly draws: () => Promise<Draws>;
  readonly returns: () => Promise<Returns>;
  readonly deliveries: () => Promise<Deliveries>;
  readonly liabilities: () => Promise<Liabilities>;
  /** What the log states of them, the newest first. */
  readonly statements: () => Promise<readonly LiabilityStatement[]>;
}

export const publicFiguresOf = (
  { sql, now }: { readonly sql: SqlClient; readonly now: () => Instant },
  catalogs: Pick<CatalogCache, 'current'>,
): PublicFigures => {
  const kept = <Value>(read: () => Promise<Value>) => keptFor(KEPT_MS, now, read);
  return {
    draws: kept(async () => {
      const position = await foldedTo(sql, 'statistics');
      const totals = await siteTotals(sql);
      return { position, drawn: totals.get('drawn') ?? 0, revealed: totals.get('revealed') ?? 0 };
    }),
    returns: kept(() => returnsSoFar(sql)),
    statements: kept(() => liabilityStatements(sql, KEPT_TREES)),
    deliveries: kept(() => deliveriesUpTo(sql, now())),
    liabilities: keptFor(OWED_KEPT_MS, now, async () => {
      const { terms } = await catalogs.current();
      // Nobody has points where there are no terms.
      return liabilitiesAt(sql, inForce(terms, 'transfer', now())?.values.ratePercent ?? 100);
    }),
  };
};
