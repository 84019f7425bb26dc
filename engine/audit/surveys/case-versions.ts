import type { CasePublished } from '../../catalog/case/events.ts';
import type { CaseTable } from '../../catalog/case/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { exactRtp, oddsHashOf } from '../../fairness/odds.ts';
import { formatPercent } from '../../fairness/rtp.ts';
import type { Findings } from '../finding.ts';
import { type CaseDifference, differenceOf } from './odds-difference.ts';
import type { Analysis } from './survey.ts';

/** A version of a case as it was published. */
export interface VersionSummary {
  readonly version: number;
  readonly position: number;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly oddsHash: string;
  /** Minor units, decimal. */
  readonly price: string;
  /** The return of the entries, in percent with two decimals, rounded down; null for a price that isn't above 0. */
  readonly rtp: string | null;
  readonly entries: number;
}

export interface CaseVersions {
  readonly case: string;
  readonly versions: readonly VersionSummary[];
  /** ISO 8601; null while it is offered. */
  readonly retiredAt: string | null;
  /** Null unless two versions were asked for. */
  readonly difference: CaseDifference | null;
}

const percentOf = (paid: CaseTable['rtp'] | null): string | null =>
  paid === null ? null : formatPercent({ numerator: BigInt(paid.numerator), denominator: BigInt(paid.denominator) });

/**
 * Every version of one case, and what changed between two of them. That a table is what its hash says, and pays what it
 * states, is checked on the way; a case or version that isn't there is a `usage` finding.
 */
export const caseVersions = (
  hashing: Hashing,
  findings: Findings,
  slug: string,
  compared: readonly [number, number] | null,
): Analysis<CaseVersions> => {
  const versions: VersionSummary[] = [];
  const tables = new Map<number, CaseTable>();
  let retiredAt: string | null = null;

  /** Checks the table, and answers its exact return; null for a price that isn't above 0. */
  const check = (position: number, { table, oddsHash }: CasePublished['data']): CaseTable['rtp'] | null => {
    if (oddsHashOf(hashing, table) !== oddsHash) findings.add('rules', position, 'the odds hash is of another table');
    const { price, entries, rtp } = table;
    const exact = BigInt(price) > 0n ? exactRtp(BigInt(price), entries) : null;
    if (exact?.numerator !== rtp.numerator || exact.denominator !== rtp.denominator) {
      findings.add('rules', position, 'the table states another return than it pays');
    }
    return exact;
  };

  const publish = (position: number, at: number, { data }: CasePublished): void => {
    const { table, oddsHash } = data;
    const paid = check(position, data);
    retiredAt = null;
    if (compared?.includes(table.version)) tables.set(table.version, table);
    versions.push({
      version: table.version,
      position,
      publishedAt: new Date(at).toISOString(),
      oddsHash,
      price: table.price,
      rtp: percentOf(paid),
      entries: table.entries.length,
    });
  };

  const compare = (): CaseDifference | null => {
    if (compared === null) return null;
    const [before, after] = compared.map((version) => tables.get(version));
    if (before !== undefined && after !== undefined) return differenceOf(before, after);
    const missing = compared.filter((version) => !tables.has(version));
    findings.add('usage', null, `${slug} has no version ${missing.join(' and no version ')}`);
    return null;
  };

  return {
    record: ({ event, position, at }) => {
      if (event.type === 'CasePublished' && event.data.table.case === slug) publish(position, at, event);
      if (event.type === 'CaseRetired' && event.data.case === slug) retiredAt = new Date(at).toISOString();
    },
    finish: () => {
      if (versions.length === 0) {
        findings.add('usage', null, `no case of the name ${slug} was ever published`);
        return { case: slug, versions, retiredAt, difference: null };
      }
      return { case: slug, versions, retiredAt, difference: compare() };
    },
  };
};
