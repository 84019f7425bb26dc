import { useCallback } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ArenaBase } from '../base-path.ts';
import { fragmentOf } from './room-keys.ts';

/** Copies the room's link. The key of a private one stands behind the `#`, which browsers send to no server. */
export const useShare = (base: ArenaBase, id: string, key: string | null): (() => void) => {
  const { battle } = useMessages();
  const { show } = useToasts();
  return useCallback(() => {
    const link = `${window.location.origin}${base}/${id}${fragmentOf(key)}`;
    // An origin without encryption has no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        () => show('success', battle.room.copied),
        () => show('error', battle.room.copyFailed),
      );
  }, [base, id, key, battle, show]);
};
