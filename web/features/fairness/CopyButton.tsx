import { useMessages } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';
import { join } from '../../ui/join.ts';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './hex.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, in words. */
  readonly label: string;
  readonly className?: string | undefined;
}

export const CopyButton = ({ text, label, className }: CopyButtonProps) => {
  const { fairness } = useMessages();
  const { show } = useToasts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      show('success', fairness.copied);
    } catch {
      // No permission, or an origin that has no clipboard: the text itself can be selected.
      show('error', fairness.copyFailed);
    }
  };
  return (
    <IconButton icon="copy" label={fairness.copy({ label })} className={join(styles.copy, className)} onClick={copy} />
  );
};
