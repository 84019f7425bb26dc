import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './account.module.css';
import { useAccountSite } from './account-site.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { passkeysHere } from './passkeys.ts';
import { noPhone } from './phone.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import type { WithSecondFactor } from './second-factor.ts';

interface LoginDialogProps {
  readonly onClose: () => void;
  readonly mode?: 'password' | 'sms';
}

/** Phone with a password or an SMS code, a passkey, or Steam; and the second step of accounts that have one. */
export default function LoginDialog({ onClose, mode = 'password' }: LoginDialogProps) {
  const { account } = useMessages();
  const { open } = useDialogs();
  const site = useAccountSite();
  const [number, setNumber] = useState(noPhone);
  const [unfinished, setUnfinished] = useState<{ readonly login: WithSecondFactor } | null>(null);
  const askSecondFactor = (login: WithSecondFactor): void => setUnfinished({ login });
  if (unfinished !== null) {
    return (
      <Dialog title={account.secondFactor.title} onClose={onClose}>
        <div className={styles.form}>
          <SecondFactorForm lead={account.secondFactor.lead} onFactor={({ code }) => unfinished.login(code)} />
          <Button variant="ghost" className={styles.quiet} onClick={() => setUnfinished(null)}>
            {account.recover.back}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={account.login.title} onClose={onClose}>
      <div className={styles.form}>
        <Segmented
          label={account.login.mode}
          className={styles.mode}
          value={mode}
          onChange={(next) => open({ name: 'login', mode: next })}
          choices={[
            { value: 'password', label: account.login.byPassword },
            { value: 'sms', label: account.login.bySms },
          ]}
        />
        {mode === 'sms' ? (
          <SmsLogin number={number} onNumber={setNumber} onSecondFactor={askSecondFactor} />
        ) : (
          <PasswordLogin
            number={number}
            onNumber={setNumber}
            onForgot={() => open({ name: 'findPassword' })}
            onSecondFactor={askSecondFactor}
          />
        )}
        {passkeysHere() && <PasskeyLogin />}
        {site?.steam === true && (
          <Button icon="link" onClick={() => open({ name: 'steamLogin' })}>
            {account.login.withSteam}
          </Button>
        )}
        <Row as="p" justify="center" minHeight={44} tone="muted">
          {account.login.noAccount}
          <Button variant="proof" onClick={() => open({ name: 'register' })}>
            {account.login.toRegister}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
}
