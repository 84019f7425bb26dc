import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DepositDesk } from './DepositDesk.tsx';

interface DepositDialogProps {
  readonly onClose: () => void;
  /** Minor units to suggest: the coin that the player lacks for a case. */
  readonly amount?: number;
}

/** The recharge dialog: wherever coin is short. */
export default function DepositDialog({ onClose, amount }: DepositDialogProps) {
  const { account, deposit } = useMessages();
  const { status } = useSession();
  const { open } = useDialogs();
  return (
    <Dialog title={deposit.title} onClose={onClose}>
      {status === 'guest' ? (
        <Grid columns={2} gap={8}>
          <Button variant="primary" onClick={() => open({ name: 'login' })}>
            {account.guest.login}
          </Button>
          <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
        </Grid>
      ) : (
        <DepositDesk suggestion={amount} onLeave={onClose} />
      )}
    </Dialog>
  );
}
