import { useMessages } from '../i18n/index.ts';
import type { ConfirmRequest } from '../platform/dialogs.tsx';
import { Row, Text } from '../ui/Box.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

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
      <Text as="p" tone="muted">
        {text}
      </Text>
      <Row justify="end" gap={8} marginTop={24} align="stretch">
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
      </Row>
    </Dialog>
  );
};
