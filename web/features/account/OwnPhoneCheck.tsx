import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { codeProblem, withoutGaps } from './registration.ts';
import { SmsCodeField } from './SmsCodeField.tsx';
import { useAccountForm } from './use-account-form.ts';

interface OwnPhoneCheckProps {
  /** Why it is asked for. */
  readonly lead: string;
  /** Throws what the server refuses. */
  readonly onCode: (smsCode: string) => Promise<void>;
}

/** An SMS code sent to the account's own number, which the server takes as it is shown. */
export const OwnPhoneCheck = ({ lead, onCode }: OwnPhoneCheckProps) => {
  const { account } = useMessages();
  const { me } = useSession();
  const { values, errors, sending, change, form } = useAccountForm({
    initial: { code: '' },
    shown: ['code'],
    problemsOf: ({ code }) => withoutGaps({ code: codeProblem(code) }),
    send: ({ code }) => onCode(code),
  });

  return (
    <form {...form} className={styles.form}>
      <Text as="p" tone="muted">
        {lead}
      </Text>
      <p>
        {account.fields.ownPhone}{' '}
        <Text as="bdi" num dir="ltr">
          {me?.phone}
        </Text>
      </p>
      <SmsCodeField
        phone={me?.phone ?? null}
        purpose="VERIFY"
        code={values.code}
        error={errors.code}
        onCode={(code) => change({ code })}
        onPhoneMissing={() => undefined}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {account.fields.confirmCode}
      </Button>
    </form>
  );
};
