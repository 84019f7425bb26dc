import { useToasts } from '../../ui/toasts.tsx';
import { useWords } from '../texts.tsx';

/** Copies a text, and says how that went. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { copies } = useWords();
  const { show } = useToasts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      show('success', copies.copied);
    } catch {
      show('error', copies.failed);
    }
  };
};
