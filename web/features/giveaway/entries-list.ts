/** The field that decides the order of entries. */
export interface Coded {
  /** Counted from 1 in each room, without gaps. */
  readonly code: number;
}

export interface EntriesList<Entry extends Coded> {
  /** Newest first, without gaps. */
  readonly entries: readonly Entry[];
  /** Where the next older page begins; null where there is none. */
  readonly after: string | null;
}

export interface EntriesPage<Entry extends Coded> {
  readonly entries: readonly Entry[];
  readonly after: string | null;
}

export const noEntries: EntriesList<never> = { entries: [], after: null };

/**
 * Puts the newest page before the known entries. Where more entries came in between than a page holds, the list
 * restarts with it: a list with a gap would be wrong, and one press loads the older entries.
 */
export const withNewest = <Entry extends Coded>(
  list: EntriesList<Entry>,
  page: EntriesPage<Entry>,
): EntriesList<Entry> => {
  const known = list.entries[0]?.code ?? 0;
  const oldest = page.entries.at(-1)?.code;
  if (oldest === undefined) return list;
  if (known === 0 || oldest > known + 1) return page;
  const fresh = page.entries.filter(({ code }) => code > known);
  return fresh.length === 0 ? list : { entries: [...fresh, ...list.entries], after: list.after };
};

/** Puts an older page behind the known entries. */
export const withOlder = <Entry extends Coded>(
  list: EntriesList<Entry>,
  page: EntriesPage<Entry>,
): EntriesList<Entry> => {
  const oldest = list.entries.at(-1)?.code ?? Number.POSITIVE_INFINITY;
  return { entries: [...list.entries, ...page.entries.filter(({ code }) => code < oldest)], after: page.after };
};
