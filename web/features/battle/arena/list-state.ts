import type { BattleRow } from './arena-query.ts';
import { type ListRules, LONGEST, withFirstPage, withNews, withPage } from './battle-list.ts';

/** A page of the API. */
export interface Page {
  readonly rows: readonly BattleRow[];
  readonly cursor: string | null;
  readonly hasMore: boolean;
}

export interface ListState {
  /** Null until the first answer. */
  readonly rows: readonly BattleRow[] | null;
  /** Heard of before it: the answer may be older. */
  readonly early: readonly BattleRow[];
  readonly cursor: string | null;
  readonly hasMore: boolean;
  /** More than the first page has been read. */
  readonly further: boolean;
  readonly failed: boolean;
  readonly loadingMore: boolean;
}

export type Rules = Pick<ListRules, 'filter' | 'playerId'>;

export type ListChange =
  | { readonly type: 'begun' }
  | { readonly type: 'first'; readonly page: Page; readonly rules: Rules }
  | { readonly type: 'asking' }
  | { readonly type: 'next'; readonly page: Page }
  | { readonly type: 'failed' }
  | { readonly type: 'heard'; readonly battle: BattleRow; readonly rules: Rules };

export const EMPTY_LIST: ListState = {
  rows: null,
  early: [],
  cursor: null,
  hasMore: false,
  further: false,
  failed: false,
  loadingMore: false,
};

/** The list after an answer, a page, or news of one battle. */
export const reduceList = (state: ListState, change: ListChange): ListState => {
  const rows = state.rows ?? [];
  switch (change.type) {
    case 'begun':
      return EMPTY_LIST;
    case 'first': {
      const { page, rules } = change;
      const { cursor, hasMore } = state.further ? state : page;
      const read = withFirstPage(rows, page.rows, state.further, rules);
      const shown = state.early.reduce((list, heard) => withNews(list, heard, { ...rules, hasMore }), read);
      return { ...state, rows: shown, early: [], cursor, hasMore, failed: false };
    }
    case 'asking':
      return { ...state, loadingMore: true };
    case 'next': {
      const { rows: next, cursor, hasMore } = change.page;
      const shown = withPage(rows, next);
      return {
        ...state,
        rows: shown,
        cursor,
        hasMore: hasMore && shown.length < LONGEST,
        further: true,
        loadingMore: false,
      };
    }
    case 'failed':
      return { ...state, failed: true, loadingMore: false };
    case 'heard': {
      if (state.rows === null) return { ...state, early: [...state.early, change.battle].slice(-LONGEST) };
      return { ...state, rows: withNews(rows, change.battle, { ...change.rules, hasMore: state.hasMore }) };
    }
  }
};
