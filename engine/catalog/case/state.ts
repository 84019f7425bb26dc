import { Map as PersistentMap } from 'immutable';
import type { Instant } from '../../kernel/decision.ts';
import type { CaseSlug, HexHash } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import type { CaseDisplay, CaseEvent, CasePublished } from './events.ts';

export type CaseTable = CasePublished['data']['table'];

export interface PublishedCase {
  readonly status: 'open' | 'retired';
  readonly display: CaseDisplay;
  readonly table: CaseTable;
  readonly oddsHash: HexHash;
  readonly price: Money;
  /** Every version by its hash: a battle goes on with the one it was locked on. */
  readonly tables: PersistentMap<HexHash, CaseTable>;
  /** When a version was replaced, or the case retired. */
  readonly ended: PersistentMap<HexHash, Instant>;
}

export type CaseState = { readonly status: 'absent' } | PublishedCase;

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

const endedBy = (state: CaseState, at: Instant): PublishedCase['ended'] => {
  if (state.status === 'absent') return PersistentMap();
  return state.status === 'open' ? state.ended.set(state.oddsHash, at) : state.ended;
};

export const evolveCase = (state: CaseState, event: CaseEvent, at: Instant): CaseState => {
  switch (event.type) {
    case 'CasePublished': {
      const { display, table, oddsHash } = event.data;
      const before = state.status === 'absent' ? PersistentMap<HexHash, CaseTable>() : state.tables;
      const tables = before.set(oddsHash, table);
      const price = parseMoney(table.price);
      return { status: 'open', display, table, oddsHash, price, tables, ended: endedBy(state, at) };
    }
    case 'CaseRetired':
      if (state.status === 'absent') throw new Error('CaseRetired before CasePublished');
      return { ...state, status: 'retired', ended: endedBy(state, at) };
  }
};

/** A case in the version that somebody was shown. */
export type ShownCase = Pick<PublishedCase, 'table' | 'oddsHash' | 'price'>;

/**
 * The version that somebody was shown, or `CASE_NOT_FOUND`, `CASE_RETIRED`, or `CASE_CHANGED` with the odds of now. It counts for
 * 60 s beyond its replacement or the case's retirement: nobody who sees a winning play arrive can refuse it by publishing.
 */
export const shownCase = (
  world: SeesCases & { readonly at: Instant },
  slug: CaseSlug,
  oddsHash: HexHash,
): ShownCase | Rejection => {
  const found = world.case(slug);
  if (found.status === 'absent') return reject('CASE_NOT_FOUND');
  const table = found.tables.get(oddsHash);
  const until = found.ended.get(oddsHash);
  if (table !== undefined && (until === undefined || world.at < until + NOTICE_MS)) {
    return { table, oddsHash, price: parseMoney(table.price) };
  }
  return found.status === 'retired' ? reject('CASE_RETIRED') : reject('CASE_CHANGED', { oddsHash: found.oddsHash });
};
