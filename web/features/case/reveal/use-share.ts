import { useCallback } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useToasts } from '../../../ui/toasts.tsx';

/** Gives the page of a play to the device's own share sheet, or to the clipboard where there is none. */
export const useShare = (): ((text: string, path: string) => Promise<void>) => {
  const { reveal } = useMessages().case;
  const { show } = useToasts();
  return useCallback(
    async (text, path) => {
      const url = new URL(path, window.location.origin).href;
      try {
        if (typeof navigator.share === 'function') {
          await navigator.share({ text, url });
          return;
        }
        await navigator.clipboard.writeText(url);
        show('success', reveal.shared);
      } catch (error) {
        // The player closed the sheet: nothing went wrong.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        show('error', reveal.shareFailed);
      }
    },
    [reveal, show],
  );
};
