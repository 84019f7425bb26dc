import { type FormEvent, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { codeProblem } from './registration.ts';
import { SmsCodeField } from './SmsCodeField.tsx';
import { useFormErrors } from './use-form-errors.ts';

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
  const [code, setCode] = useState('');
  const [sending, setSending] = useState(false);
  const { errors, form, check, refuse, forget } = useFormErrors();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = codeProblem(code);
    if (!check(problem === undefined ? {} : { code: problem })) return;
    setSending(true);
    try {
      await onCode(code);
    } catch (thrown) {
      refuse(thrown, ['code']);
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className="muted">{lead}</p>
      <p>
        {account.fields.ownPhone}{' '}
        <bdi className="num" dir="ltr">
          {me?.phone}
        </bdi>
      </p>
      <SmsCodeField
        phone={me?.phone ?? null}
        purpose="VERIFY"
        code={code}
        error={errors.code}
        onCode={(typed) => {
          setCode(typed);
          forget('code');
        }}
        onPhoneMissing={() => undefined}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {account.fields.confirmCode}
      </Button>
    </form>
  );
};
