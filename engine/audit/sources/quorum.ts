import { meetsQuorum, type TrustPolicy } from '../../log/policy.ts';
import type { Findings } from '../finding.ts';
import type { CosignedCheckpoint } from '../surveys/timing.ts';

/** How far a policy vouches for a log. */
export interface PolicyTotals {
  /** Entries of the largest checkpoint that is cosigned as the policy asks; null where none is. */
  readonly metAt: number | null;
}

/**
 * Whether witnesses cosigned the log as a policy asks. Cosignatures on one checkpoint come one by one, so those of one size count together:
 * each was found to be on the root that this log has there.
 * @param size entries of the checkpoint that is audited; it needs no witness where the policy asks for none.
 */
export const checkQuorum = (
  { quorum }: TrustPolicy,
  size: number,
  cosigned: readonly CosignedCheckpoint[],
  findings: Findings,
): PolicyTotals => {
  const cosigners = new Map<number, Set<string>>([[size, new Set()]]);
  for (const one of cosigned) {
    if (one.size > size) continue;
    const names = cosigners.get(one.size) ?? new Set();
    for (const { name } of one.cosignatures) names.add(name);
    cosigners.set(one.size, names);
  }
  const met = [...cosigners].filter(([, names]) => meetsQuorum(quorum, names)).map(([at]) => at);
  const metAt = met.length === 0 ? null : Math.max(...met);
  if (metAt === null) findings.add('policy', null, 'no checkpoint of this log is cosigned as the policy asks');
  return { metAt };
};
