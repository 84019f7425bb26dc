import { describe, expect, it } from 'vitest';
import { type Fault, kindsIn } from './forger.ts';

/** Tests, group by group, that the audit finds each fault and calls it what it is. */
export const findsEach = (groups: Readonly<Record<string, readonly Fault[]>>): void => {
  describe.each(Object.entries(groups))('a validly signed log of %s', (_, faults) => {
    it.each(faults)('fails for %s', async (__, kind, plant) => {
      const kinds = await kindsIn(plant());
      expect(kinds).toContain(kind);
      // The forger numbers and dates everything with care.
      if (kind !== 'order') expect(kinds).not.toContain('order');
    });
  });
};
