import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { readFragment } from '../../generated/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { questionOf, type TargetFilters } from '../targets/target-filters.ts';
import { TARGET_FACTS, type Target } from '../targets/target-query.ts';
import { closestByChance, reachOf, type UpgradeRules, valueForChance } from './chance.ts';
import { TARGETS_AROUND } from './upgrade-query.ts';

export type Pick =
  | { readonly kind: 'found'; readonly target: Target }
  /** Nothing on the list has a chance inside the limits. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly code: string };

interface TargetPick {
  /** The chance that is being looked for, of 10,000,000. */
  readonly looking: number | null;
  readonly pick: (stake: number, tickets: number) => Promise<Pick>;
}

/** Finds the target whose chance comes closest to a wanted one, among those that the filters leave. */
export const useTargetPick = (filters: TargetFilters, rules: UpgradeRules): TargetPick => {
  const client = useApolloClient();
  const [looking, setLooking] = useState<number | null>(null);

  const pick = useCallback(
    async (stake: number, tickets: number): Promise<Pick> => {
      const reach = reachOf(stake, rules);
      const within = reach === null ? null : questionOf(filters, reach);
      if (reach === null || within === null) return { kind: 'none' };
      const { minValue, maxValue } = within;
      const wanted = valueForChance(stake, tickets, rules);
      const value = Math.max(minValue ?? reach.min, Math.min(maxValue ?? reach.max, wanted));
      setLooking(tickets);
      try {
        const { data } = await client.query({
          query: TARGETS_AROUND,
          variables: { above: { ...within, minValue: value }, below: { ...within, maxValue: value } },
        });
        const edges = data === undefined ? [] : [...data.above.edges, ...data.below.edges];
        const targets = edges.map(({ node }) => readFragment(TARGET_FACTS, node));
        const target = closestByChance(targets, stake, tickets, rules);
        return target === undefined ? { kind: 'none' } : { kind: 'found', target };
      } catch (error) {
        return { kind: 'failed', code: apiErrorOf(error).code };
      } finally {
        setLooking(null);
      }
    },
    [client, filters, rules],
  );
  return { looking, pick };
};
