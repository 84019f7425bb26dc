import { useCallback, useEffect, useRef, useState } from 'react';
import { type Page, withNext } from './pages.ts';

/** Reads the page after this cursor; null is the first. */
export type ReadPage<Node> = (after: string | null) => Promise<Page<Node>>;

export interface PagedList<Node> {
  /** Undefined until the first answer. */
  readonly nodes: readonly Node[] | undefined;
  readonly total: number;
  /** What is shown belongs to the question before: the answer is on its way. */
  readonly outdated: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface Shown<Node> {
  readonly read: ReadPage<Node> | null;
  /** Null where the question couldn't be answered. */
  readonly page: Page<Node> | null;
}

/**
 * A list from the newest row on, never kept beyond the page that shows it. Another `read` is another question: give the
 * same function for as long as it is the same. Null asks nothing.
 */
export const usePages = <Node extends { readonly id: string }>(read: ReadPage<Node> | null): PagedList<Node> => {
  const [shown, setShown] = useState<Shown<Node>>({ read: null, page: null });
  const [loadingMore, setLoadingMore] = useState(false);
  const asked = useRef<ReadPage<Node> | null>(null);

  const ask = useCallback(() => {
    asked.current = read;
    if (read === null) return;
    read(null).then(
      (page) => {
        if (asked.current === read) setShown({ read, page });
      },
      () => {
        // A list that is there already stays.
        if (asked.current === read) setShown((before) => (before.read === read ? before : { read, page: null }));
      },
    );
  }, [read]);
  useEffect(ask, [ask]);

  const after = shown.read === read ? (shown.page?.after ?? null) : null;
  const loadMore = useCallback(() => {
    if (read === null || after === null || loadingMore) return;
    setLoadingMore(true);
    read(after)
      .then((next) =>
        setShown((before) =>
          before.read === read && before.page !== null ? { read, page: withNext(before.page, next) } : before,
        ),
      )
      .catch(() => undefined)
      .finally(() => setLoadingMore(false));
  }, [read, after, loadingMore]);
  const reload = useCallback(() => {
    setShown((before) => (before.page === null ? { read: null, page: null } : before));
    ask();
  }, [ask]);

  const current = read !== null && shown.read === read;
  return {
    nodes: shown.page?.nodes,
    total: shown.page?.total ?? 0,
    outdated: !current && shown.page !== null,
    hasMore: after !== null,
    loadingMore,
    failed: current && shown.page === null,
    loadMore,
    reload,
  };
};
