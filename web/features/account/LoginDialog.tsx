import { useState } from 'react';
import { useDialogs } from '../../app/dialogs.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './account.module.css';
import { useAccountSite } from './account-site.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import { noPhone } from './typed-phone.ts';

interface LoginDialogProps {
  readonly onClose: () => void;
  readonly mode: 'password' | 'sms';
}

/** Phone with a password or an SMS code, or Steam. */
export default function LoginDialog({ onClose, mode }: LoginDialogProps) {
  const { account } = useMessages();
  const { open } = useDialogs();
  const site = useAccountSite();
  const [number, setNumber] = useState(noPhone);
  return (
    <Dialog title={account.login.title} onClose={onClose}>
      <div className={styles.form}>
        <Segmented
          label={account.login.mode}
          className={styles.mode}
          value={mode}
          onChange={(next) => open({ name: next === 'sms' ? 'smsLogin' : 'login' })}
          choices={[
            { value: 'password', label: account.login.byPassword },
            { value: 'sms', label: account.login.bySms },
          ]}
        />
        {mode === 'sms' ? (
          <SmsLogin number={number} onNumber={setNumber} />
        ) : (
          <PasswordLogin number={number} onNumber={setNumber} onForgot={() => open({ name: 'findPassword' })} />
        )}
        {site?.steam === true && (
          <Button icon="link" onClick={() => open({ name: 'steamLogin' })}>
            {account.login.withSteam}
          </Button>
        )}
        <p className={styles.swap}>
          {account.login.noAccount}
          <Button variant="proof" onClick={() => open({ name: 'register' })}>
            {account.login.toRegister}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
