import { useCallback, useMemo } from 'react';
import type { AddressFilters } from './address-filters.ts';
import { useSearchParams } from './location.tsx';

/** The filters of the address, and a way to change them that leaves no trace in the history. */
export const useAddressFilters = <Filters extends object>({
  read,
  write,
}: AddressFilters<Filters>): readonly [Filters, (change: Partial<Filters>) => void] => {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => read(address), [read, address]);
  const change = useCallback(
    (part: Partial<Filters>) =>
      setAddress((current) => write({ ...read(current), ...part }, current), { replace: true }),
    [read, write, setAddress],
  );
  return [filters, change];
};
