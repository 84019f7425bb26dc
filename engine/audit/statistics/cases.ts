import type { CasePublished } from '../../catalog/case/events.ts';
import type { Draws } from './draws.ts';
import { type FitReport, reportFit, sumFits } from './fit.ts';
import { type ReturnReport, type Returns, sumReturns } from './returns.ts';

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

type Version = CasePublished['data'];

/** Every case that a log published, with all of its versions. */
export const sumCases = (draws: Draws) => {
  const versions = new Map<string, Version>();
  const returns = new Map<string, Returns>();

  const reportCase = (slug: string, paid: Returns): CaseReport => {
    const own = [...versions.values()]
      .filter(({ table }) => table.case === slug)
      .map(({ table, oddsHash }) => ({ ...table, oddsHash, fit: draws.fitOf('case', table.entries) }));
    return {
      case: slug,
      ...reportFit(sumFits(own.map(({ fit }) => fit))),
      returns: paid.report(),
      versions: own.map(({ version, oddsHash, fit }) => ({ version, oddsHash, ...reportFit(fit) })),
    };
  };

  return {
    publish: (version: Version): void => {
      const { table, oddsHash } = version;
      if (!returns.has(table.case)) returns.set(table.case, sumReturns());
      if (!versions.has(oddsHash)) versions.set(oddsHash, version);
    },
    returnsOf: (slug: string): Returns | undefined => returns.get(slug),
    /** In order of their names. */
    report: (): readonly CaseReport[] =>
      [...returns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([slug, paid]) => reportCase(slug, paid)),
  };
};
