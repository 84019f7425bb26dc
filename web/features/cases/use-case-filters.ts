import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, type CaseFilters, filtersFrom } from './case-filters.ts';

/** The filters of the address, and a way to change them that leaves no trace in the history. */
export const useCaseFilters = (): readonly [CaseFilters, (change: Partial<CaseFilters>) => void] => {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersFrom(address), [address]);
  const change = useCallback(
    (part: Partial<CaseFilters>) =>
      setAddress((current) => addressOf({ ...filtersFrom(current), ...part }, current), { replace: true }),
    [setAddress],
  );
  return [filters, change];
};
