import type { HexHash } from '../../kernel/ids.ts';
import type { ContractPoolPublished } from './events.ts';
import type { ContractPool } from './table.ts';

export type ContractPoolState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'published';
      readonly version: number;
      readonly pool: ContractPool;
      readonly poolHash: HexHash;
    };

export interface SeesContractPool {
  contractPool(): ContractPoolState;
}

export const NO_CONTRACT_POOL: ContractPoolState = { status: 'absent' };

export const bytesOfContractPool = (state: ContractPoolState): number =>
  500 + (state.status === 'absent' ? 0 : 300 * state.pool.length);

export const evolveContractPool = (
  _state: ContractPoolState,
  { data: { version, pool, poolHash } }: ContractPoolPublished,
): ContractPoolState => ({ status: 'published', version, pool, poolHash });
