import { useState } from 'react';
import type { Listed } from '../ui/LoadMore.tsx';

/**
 * The rest of a list that comes by cursors, for `DataTable`.
 * @param cursor of the next page; null or undefined where there is none
 * @param load fetches the page behind the cursor and keeps it with those before, as `fetchMore` with `updateQuery` does
 */
export const useMore = (cursor: string | null | undefined, load: (after: string) => Promise<unknown>): Listed => {
  const [busy, setBusy] = useState(false);
  return {
    hasMore: cursor != null,
    busy,
    load: async () => {
      if (cursor == null) return;
      setBusy(true);
      try {
        await load(cursor);
      } finally {
        setBusy(false);
      }
    },
  };
};
