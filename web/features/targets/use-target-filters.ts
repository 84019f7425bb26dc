import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TargetSort } from '../../generated/graphql.ts';
import { addressOf, filtersFrom, type TargetFilters } from './target-filters.ts';

/** The filters of the address, and a way to change them that leaves no trace in the history. */
export const useTargetFilters = (
  usualSort: TargetSort,
): readonly [TargetFilters, (change: Partial<TargetFilters>) => void] => {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersFrom(address, usualSort), [address, usualSort]);
  const change = useCallback(
    (part: Partial<TargetFilters>) =>
      setAddress((current) => addressOf({ ...filtersFrom(current, usualSort), ...part }, usualSort, current), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress, usualSort],
  );
  return [filters, change];
};
