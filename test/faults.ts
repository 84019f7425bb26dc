import { describe, expect, it } from 'vitest';
import type { FindingKind } from '../engine/audit/finding.ts';
import { entriesOf } from './fixture-log.ts';
import { auditBoth, type Fault, type Forgeries } from './forger.ts';
import { ONLY_WITH_OPENINGS } from './forgeries/only-with-openings.ts';

/** Expects that a full audit finds a fault and calls it what it is, and that a public one finds it unless sealed entries alone tell. */
export const expectFound = async ([name, kind, plant]: Fault): Promise<readonly FindingKind[]> => {
  const { full, everybody } = await auditBoth(entriesOf(plant()));
  const kinds = full.findings.shown.map((one) => one.kind);
  expect(kinds).toContain(kind);
  expect(everybody.verdict, 'without openings').toBe(ONLY_WITH_OPENINGS.has(name) ? 'plays-clean' : 'failed');
  return kinds;
};

const careful = async (...fault: Fault): Promise<void> => {
  const kinds = await expectFound(fault);
  if (fault[1] !== 'order') expect(kinds).not.toContain('order');
};

/** Tests, group by group, that audits find each fault of a forger who numbers and dates everything with care. */
export const findsEach = (groups: Forgeries): void => {
  describe.each(Object.entries(groups))('a validly signed log of %s', (_, faults) => {
    it.each(faults)('fails for %s', careful);
  });
};
