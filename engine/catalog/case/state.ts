import { Map as PersistentMap } from 'immutable';
import type { Instant } from '../../kernel/decision.ts';
import type { CaseSlug, HexHash } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import { asOf, replacedLately, replacing, tableFrom, type Versioned } from '../versions.ts';
import type { CaseDisplay, CaseEvent, CasePublished } from './events.ts';

export type CaseTable = CasePublished['data']['table'];

interface CaseVersion {
  readonly status: 'open' | 'retired';
  readonly display: CaseDisplay;
  readonly table: CaseTable;
  readonly oddsHash: HexHash;
  readonly price: Money;
  /** Every version until this one by its hash: a battle goes on with the one it was locked on. */
  readonly tables: PersistentMap<HexHash, CaseTable>;
}

export type CaseState = { readonly status: 'absent' } | Versioned<CaseVersion>;

export interface SeesCases {
  case(slug: CaseSlug): CaseState;
}

export const NO_CASE: CaseState = { status: 'absent' };

/** Each version has about 300 for an entry. */
export const bytesOfCase = (state: CaseState): number =>
  [...(state.status === 'absent' ? [] : state.tables.values())].reduce(
    (sum, { entries }) => sum + 500 + 300 * entries.length,
    2_000,
  );

/** A further version takes effect 60 s after its entry; retirement at once, and it cancels an announced version. */
export const evolveCase = (state: CaseState, event: CaseEvent, at: Instant): CaseState => {
  switch (event.type) {
    case 'CasePublished': {
      const { display, table, oddsHash } = event.data;
      const before = state.status === 'absent' ? null : state;
      const tables = (before?.tables ?? PersistentMap<HexHash, CaseTable>()).set(oddsHash, table);
      const price = parseMoney(table.price);
      const next: CaseVersion = { status: 'open', display, table, oddsHash, price, tables };
      return replacing(before, next, at, tableFrom(table.version, at));
    }
    case 'CaseRetired':
      if (state.status === 'absent') throw new Error('CaseRetired before CasePublished');
      return replacing<CaseVersion>(state, { ...state, status: 'retired' }, at);
  }
};

/** A case in the version that a player was shown. */
export type ShownCase = Pick<CaseVersion, 'table' | 'oddsHash' | 'price'>;

/**
 * The version that a player was shown, or `CASE_NOT_FOUND`, `CASE_RETIRED`, or `CASE_CHANGED` with the present odds. A
 * version counts for 60 s beyond its replacement or the case's retirement, so no operator who sees a winning play
 * arrive can refuse it by publishing.
 */
export const shownCase = (
  world: SeesCases & { readonly at: Instant },
  slug: CaseSlug,
  oddsHash: HexHash,
): ShownCase | Rejection => {
  const found = world.case(slug);
  if (found.status === 'absent') return reject('CASE_NOT_FOUND');
  const now = asOf(found, world.at);
  const honoured = [now, ...replacedLately(found, world.at).map(({ version }) => version)];
  const offered = honoured.find((one) => one.status === 'open' && one.oddsHash === oddsHash);
  if (offered !== undefined) return offered;
  return now.status === 'retired' ? reject('CASE_RETIRED') : reject('CASE_CHANGED', { oddsHash: now.oddsHash });
};
