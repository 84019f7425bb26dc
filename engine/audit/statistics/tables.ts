import type { CaseTable } from '../../catalog/case/state.ts';
import type { ConsolationTable } from '../../catalog/consolation/events.ts';
import { countEntries, type Fit, type FitReport, reportFit, sumFits } from './fit.ts';
import { type Payout, payoutOf, type ReturnReport, type Returns, sumReturns } from './payout.ts';

/** One version of a case: how its openings, paid and free, fit its ticket ranges. */
export interface VersionReport extends FitReport {
  readonly version: number;
  readonly oddsHash: string;
}

export interface CaseReport extends FitReport {
  readonly case: string;
  /** Of paid openings. */
  readonly returns: ReturnReport;
  readonly versions: readonly VersionReport[];
}

/** A published table with what was drawn from it. */
export interface CountedTable {
  readonly payout: Payout;
  readonly opened: ReturnType<typeof countEntries>;
  /** In battles, by every seat. */
  readonly battled: ReturnType<typeof countEntries>;
}

interface CaseVersion extends CountedTable {
  readonly case: string;
  readonly version: number;
  readonly oddsHash: string;
}

/** Every table that a log published, by its hash. */
export const countTables = () => {
  const versions = new Map<string, CaseVersion>();
  const returns = new Map<string, Returns>();
  const consolations = new Map<string, { readonly payout: Payout; readonly drawn: ReturnType<typeof countEntries> }>();
  const fits = (pick: (version: CaseVersion) => Fit): Fit => sumFits([...versions.values()].map(pick));

  const reportCase = (slug: string, paid: Returns): CaseReport => {
    const own = [...versions.values()].filter((one) => one.case === slug);
    return {
      case: slug,
      ...reportFit(sumFits(own.map(({ opened }) => opened.fit()))),
      returns: paid.report(),
      versions: own.map(({ version, oddsHash, opened }) => ({ version, oddsHash, ...reportFit(opened.fit()) })),
    };
  };

  return {
    publishCase: (table: CaseTable, oddsHash: string): void => {
      const { entries, version } = table;
      if (!returns.has(table.case)) returns.set(table.case, sumReturns());
      const counted = { payout: payoutOf(entries), opened: countEntries(entries), battled: countEntries(entries) };
      if (!versions.has(oddsHash)) versions.set(oddsHash, { case: table.case, version, oddsHash, ...counted });
    },
    publishConsolation: ({ entries }: ConsolationTable, hash: string): void => {
      if (consolations.has(hash)) return;
      consolations.set(hash, { payout: payoutOf(entries), drawn: countEntries(entries) });
    },
    version: (oddsHash: string): CountedTable | undefined => versions.get(oddsHash),
    consolation: (hash: string) => consolations.get(hash),
    returnsOf: (slug: string): Returns | undefined => returns.get(slug),
    openedFit: (): Fit => fits(({ opened }) => opened.fit()),
    battledFit: (): Fit => fits(({ battled }) => battled.fit()),
    consolationFit: (): Fit => sumFits([...consolations.values()].map(({ drawn }) => drawn.fit())),
    /** In order of their names. */
    report: (): readonly CaseReport[] =>
      [...returns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([slug, paid]) => reportCase(slug, paid)),
  };
};

export type CountedTables = ReturnType<typeof countTables>;
