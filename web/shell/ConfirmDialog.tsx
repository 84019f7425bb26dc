import { useMessages } from '../i18n/index.ts';
import type { ConfirmRequest } from '../platform/dialogs.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ConfirmDialog.module.css';

export const ConfirmDialog = ({
  title,
  text,
  confirmLabel,
  danger = false,
  onConfirm,
  onClose,
}: ConfirmRequest & { readonly onClose: () => void }) => {
  const { shell } = useMessages();
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="muted">{text}</p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose}>
          {shell.actions.cancel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
};
