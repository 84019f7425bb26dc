import { useMutation } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { DevNote } from '../account/DevNote.tsx';
import { SettingRow, Tag } from '../settings/SettingRow.tsx';
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
  const confirmed = <Tag icon="check">{words.confirmed}</Tag>;
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
        <DevNote label={words.dev}>
          <Row as="a" minHeight={44} tone="info" href={devMailLink}>
            {words.devOpen}
          </Row>
        </DevNote>
      )}
    </>
  );
};
