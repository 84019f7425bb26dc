import { skipToken, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../generated/index.ts';
import { useSettled } from '../play/use-settled.ts';
import { CONTRACT_TABLE, CONTRACT_TABLE_FACTS, type ContractTable } from './contract-query.ts';

/** Milliseconds of quiet before a stake asks for its table. */
const QUIET_MS = 200;

export interface TableView {
  /** Null where the stake has nothing to win or nothing to lose; undefined while unknown. */
  readonly table: ContractTable | null | undefined;
  /** The table is that of another stake: the answer for this stake is pending. */
  readonly outdated: boolean;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** The table for items of this value; `stake` in minor units, 0 where too few items are chosen. */
export const useContractTable = (stake: number): TableView => {
  const settled = useSettled(stake, QUIET_MS);
  const asked = settled > 0 && stake > 0;
  const { data, previousData, error, loading, refetch } = useQuery(
    CONTRACT_TABLE,
    asked
      ? { variables: { stake: settled }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }
      : skipToken,
  );
  const shown = data ?? (error === undefined ? previousData : undefined);
  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);
  return {
    table: shown === undefined ? undefined : (readFragment(CONTRACT_TABLE_FACTS, shown.contractTable) ?? null),
    outdated: settled !== stake || data === undefined,
    failed: error !== undefined && !loading && data === undefined,
    reload,
  };
};
