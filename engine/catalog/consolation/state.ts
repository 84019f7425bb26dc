import type { Instant } from '../../kernel/decision.ts';
import type { HexHash } from '../../kernel/ids.ts';
import { replacing, statusAsOf, tableFrom, type Versioned } from '../versions.ts';
import type { ConsolationPublished, ConsolationTable } from './events.ts';

interface ConsolationVersion {
  readonly status: 'published';
  readonly table: ConsolationTable;
  readonly tableHash: HexHash;
}

export type ConsolationState = { readonly status: 'absent' } | Versioned<ConsolationVersion>;

export interface SeesConsolation {
  consolation(): ConsolationState;
}

export const NO_CONSOLATION: ConsolationState = { status: 'absent' };

export const bytesOfConsolation = (state: ConsolationState): number =>
  500 + (state.status === 'absent' ? 0 : 300 * state.table.entries.length);

export const evolveConsolation = (
  state: ConsolationState,
  { data: { table, tableHash } }: ConsolationPublished,
  at: Instant,
): ConsolationState =>
  replacing(
    state.status === 'absent' ? null : state,
    { status: 'published', table, tableHash },
    at,
    tableFrom(table.version, at),
  );

/** A world whose table is that of then. */
export const withConsolationOf = <World extends SeesConsolation>(world: World, then: Instant): World => ({
  ...world,
  consolation: () => statusAsOf(world.consolation(), then),
});
