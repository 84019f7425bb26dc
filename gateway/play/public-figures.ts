import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Money } from '../../engine/kernel/money.ts';
import { KEPT_TREES } from '../../engine/liabilities/liability-trees.ts';
import { roundedTotal } from '../../engine/liabilities/rounded-total.ts';
import { type Deliveries, deliveriesUpTo } from '../../engine/projections/queries/deliveries.ts';
import { owedInAll } from '../../engine/projections/queries/liabilities.ts';
import { type LiabilityStatement, liabilityStatements } from '../../engine/projections/queries/liability-statements.ts';
import { foldedTo } from '../../engine/projections/queries/log.ts';
import {
  actRulesInForce,
  type BrokenGlass,
  brokenGlasses,
  type RulesInForce,
  type SealedActs,
  sealedActs,
} from '../../engine/projections/queries/public-acts.ts';
import { siteTotals } from '../../engine/projections/queries/records.ts';
import { type Returns, returnsSoFar } from '../../engine/projections/queries/returns.ts';
import { type Stop, stops } from '../../engine/projections/queries/stops.ts';
import type { SiteTotal } from '../../engine/projections/statistics.ts';
import { keptFor, keptForDay } from '../kept-for.ts';
import type { CatalogCache } from './catalog.ts';
import { owedNow } from './owed-now.ts';

const SHOWN_STOPS = 20;
/** The greatest age of the figures. */
const KEPT_MS = 10_000;

export interface Draws {
  /** Entries of the log that were folded. */
  readonly position: number;
  readonly drawn: number;
  readonly revealed: number;
  /** Rounds whose randomness was the next link of a lane, and all others. */
  readonly laned: number;
  readonly loose: number;
  /** The players' entropy in rooms: on a lane, and all other. */
  readonly lanedSeats: number;
  readonly looseSeats: number;
}

/** The part of the operator's acts that isn't a list of pages. */
export interface ActFigures {
  readonly rules: RulesInForce;
  readonly glasses: readonly BrokenGlass[];
  readonly sealed: readonly SealedActs[];
}

/** The figures that the site shows to every visitor. */
export interface PublicFigures {
  readonly draws: () => Promise<Draws>;
  readonly returns: () => Promise<Returns>;
  readonly deliveries: () => Promise<Deliveries>;
  /** The total that the house owes, minor units of coin: rounded, and the same for a UTC day. */
  readonly owed: () => Promise<Money>;
  /** Emergency stops of games, the newest first. */
  readonly stops: () => Promise<readonly Stop[]>;
  /** The log's statements of liabilities, the newest first. */
  readonly statements: () => Promise<readonly LiabilityStatement[]>;
  readonly acts: () => Promise<ActFigures>;
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
      const total = (name: SiteTotal): number => totals.get(name) ?? 0;
      return {
        position,
        drawn: total('drawn'),
        revealed: total('revealed'),
        laned: total('laned'),
        loose: total('loose'),
        lanedSeats: total('lanedSeats'),
        looseSeats: total('seats') - total('lanedSeats'),
      };
    }),
    returns: kept(() => returnsSoFar(sql)),
    stops: kept(() => stops(sql, SHOWN_STOPS)),
    statements: kept(() => liabilityStatements(sql, KEPT_TREES)),
    acts: kept(async () => ({
      rules: await actRulesInForce(sql),
      glasses: await brokenGlasses(sql),
      sealed: await sealedActs(sql, now()),
    })),
    deliveries: kept(() => deliveriesUpTo(sql, now())),
    owed: keptForDay(now, async () => {
      const { terms } = await catalogs.current();
      return roundedTotal(owedInAll(await owedNow(sql, terms, now())));
    }),
  };
};
