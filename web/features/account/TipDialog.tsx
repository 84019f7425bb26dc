import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './account.module.css';

interface TipDialogProps {
  readonly onClose: () => void;
  /** Which of the two ways in comes first. */
  readonly to?: 'login' | 'register';
}

/** The not-logged-in prompt, before a step that takes a player. */
export default function TipDialog({ onClose, to = 'login' }: TipDialogProps) {
  const { account } = useMessages();
  const { open } = useDialogs();
  const { tip } = account;
  const ways = to === 'login' ? (['login', 'register'] as const) : (['register', 'login'] as const);
  return (
    <Dialog title={to === 'login' ? tip.loginTitle : tip.registerTitle} onClose={onClose}>
      <div className={styles.form}>
        <Text as="p" tone="muted">
          {to === 'login' ? tip.loginText : tip.registerText}
        </Text>
        {ways.map((name) => (
          <Button
            key={name}
            variant={name === to ? 'primary' : 'secondary'}
            size="large"
            onClick={() => open({ name })}
          >
            {account.guest[name]}
          </Button>
        ))}
        <Button variant="ghost" className={styles.quiet} onClick={onClose}>
          {tip.browse}
        </Button>
      </div>
    </Dialog>
  );
}
