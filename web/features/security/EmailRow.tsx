import { useMutation } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import form from '../account/account.module.css';
import { SettingRow } from '../settings/SettingRow.tsx';
import settingsStyles from '../settings/settings.module.css';
import styles from './security.module.css';
import { RESEND_EMAIL_CONFIRMATION, type SecurityFacts } from './security-query.ts';
import { useAct } from './use-act.ts';

interface EmailRowProps {
  readonly facts: Pick<SecurityFacts, 'email' | 'security'>;
  readonly onChange: () => void;
}

/** The address for notices, and whether a mail to it was answered. */
export const EmailRow = ({ facts, onChange }: EmailRowProps) => {
  const { settings } = useMessages();
  const words = settings.email;
  const { working, run } = useAct();
  const [resend] = useMutation(RESEND_EMAIL_CONFIRMATION);
  const { email, security } = facts;
  const { devMailLink } = security;
  const action = email === null ? settings.add : settings.change;
  const confirmed = (
    <span className={settingsStyles.tag}>
      <Icon name="check" size={14} />
      {words.confirmed}
    </span>
  );
  return (
    <>
      <SettingRow
        label={words.label}
        value={
          email === null ? (
            settings.none
          ) : (
            <>
              <bdi dir="ltr">{email}</bdi>
              {security.emailVerified && confirmed}
            </>
          )
        }
        hint={email !== null && !security.emailVerified ? words.unconfirmed : undefined}
      >
        <Row gap={4} align="stretch" className={styles.ends}>
          {email !== null && !security.emailVerified && (
            <Button variant="proof" busy={working} onClick={() => run(resend, words.sent({ address: email }))}>
              {words.resend}
            </Button>
          )}
          <Button onClick={onChange} aria-label={`${action} · ${words.label}`}>
            {action}
          </Button>
        </Row>
      </SettingRow>
      {devMailLink !== null && (
        <p className={form.devCode}>
          <span>{words.dev}</span>
          <a className={settingsStyles.link} href={devMailLink}>
            {words.devOpen}
          </a>
        </p>
      )}
    </>
  );
};
