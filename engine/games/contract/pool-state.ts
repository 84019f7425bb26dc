import { replacing, statusAsOf, tableFrom, type Versioned } from '../../catalog/versions.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { HexHash } from '../../kernel/ids.ts';
import type { ContractPoolPublished } from './events.ts';
import type { ContractPool } from './table.ts';

interface PoolVersion {
  readonly status: 'published';
  readonly version: number;
  readonly pool: ContractPool;
  readonly poolHash: HexHash;
}

export type ContractPoolState = { readonly status: 'absent' } | Versioned<PoolVersion>;

export interface SeesContractPool {
  contractPool(): ContractPoolState;
}

export const NO_CONTRACT_POOL: ContractPoolState = { status: 'absent' };

export const bytesOfContractPool = (state: ContractPoolState): number =>
  500 + (state.status === 'absent' ? 0 : 300 * state.pool.length);

export const evolveContractPool = (
  state: ContractPoolState,
  { data: { version, pool, poolHash } }: ContractPoolPublished,
  at: Instant,
): ContractPoolState =>
  replacing(
    state.status === 'absent' ? null : state,
    { status: 'published', version, pool, poolHash },
    at,
    tableFrom(version, at),
  );

/** A world whose pool is that of then. */
export const withPoolOf = <World extends SeesContractPool>(world: World, then: Instant): World => ({
  ...world,
  contractPool: () => statusAsOf(world.contractPool(), then),
});
