import { useEffect } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useTakenOver } from '../../platform/use-taken-over.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { clipboardOf, sayOnce } from './clipboard.ts';

/** Of one toast, also where the device keeps nothing and every button says it. */
const NOTE = -1;

/** Copies a text and says how that went. Settles in every case. */
export type Copy = (text: string) => Promise<void>;

/**
 * Null where the page has no clipboard, so that a component shows the text in place of its button; the page says once why.
 *
 * @param failed what the page says where the browser refuses; without it, that the text can be selected
 */
export const useCopy = (failed?: string): Copy | null => {
  const { share } = useMessages();
  const { show } = useToasts();
  // The painter knows no browser: a painted page has the button, and so has its first render.
  const isMissing = useTakenOver() && clipboardOf(navigator) === null;
  useEffect(() => {
    if (isMissing) sayOnce(deviceStorage, () => show('blank', share.insecure, { id: NOTE }));
  }, [isMissing, show, share]);
  if (isMissing) return null;
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      show('success', share.copied);
    } catch {
      show('error', failed ?? share.copyFailed);
    }
  };
};
