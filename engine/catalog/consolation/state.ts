import type { HexHash } from '../../kernel/ids.ts';
import type { ConsolationPublished, ConsolationTable } from './events.ts';

export type ConsolationState =
  | { readonly status: 'absent' }
  | { readonly status: 'published'; readonly table: ConsolationTable; readonly tableHash: HexHash };

export interface SeesConsolation {
  consolation(): ConsolationState;
}

export const NO_CONSOLATION: ConsolationState = { status: 'absent' };

export const bytesOfConsolation = (state: ConsolationState): number =>
  500 + (state.status === 'absent' ? 0 : 300 * state.table.entries.length);

export const evolveConsolation = (_state: ConsolationState, { data }: ConsolationPublished): ConsolationState => ({
  status: 'published',
  table: data.table,
  tableHash: data.tableHash,
});
