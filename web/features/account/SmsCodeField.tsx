import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type ApiError, apiErrorOf, useErrorText } from '../../app/api-error.ts';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './account.module.css';
import { useCountdown } from './use-countdown.ts';

const REQUEST_SMS_CODE = graphql(`
  mutation RequestSmsCode($input: SmsCodeInput!) {
    requestSmsCode(input: $input) {
      lockSeconds
      devCode
    }
  }
`);

/** Where the server's own lock isn't told. */
const DEFAULT_LOCK_SECONDS = 60;

const lockSecondsOf = ({ code, details }: ApiError): number | null => {
  if (code !== 'SMS_LOCKED') return null;
  const seconds = details.lockSeconds;
  return typeof seconds === 'number' ? seconds : DEFAULT_LOCK_SECONDS;
};

interface SmsCodeFieldProps {
  /** E.164; null while the phone field doesn't hold a number yet. */
  readonly phone: string | null;
  readonly code: string;
  readonly error?: string | undefined;
  readonly onCode: (code: string) => void;
  /** The button was pressed without a number to send to. */
  readonly onPhoneMissing: () => void;
}

/** The code, the button that sends one, and how long until the next may be sent. */
export const SmsCodeField = ({ phone, code, error, onCode, onPhoneMissing }: SmsCodeFieldProps) => {
  const { account } = useMessages();
  const errorText = useErrorText();
  const [request, { loading }] = useMutation(REQUEST_SMS_CODE);
  const { left, start } = useCountdown();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [devCode, setDevCode] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();

  const send = async (): Promise<void> => {
    if (phone === null) {
      onPhoneMissing();
      return;
    }
    setFailure(undefined);
    try {
      const { data } = await request({ variables: { phone } });
      if (data === undefined || data === null) return;
      setSentTo(phone);
      setDevCode(data.requestSmsCode.devCode ?? null);
      start(data.requestSmsCode.lockSeconds);
    } catch (thrown) {
      const lock = lockSecondsOf(apiErrorOf(thrown));
      if (lock !== null) start(lock);
      setFailure(errorText(thrown));
    }
  };

  const label = loading
    ? account.fields.sendingCode
    : left > 0
      ? account.fields.resendIn(left)
      : account.fields.sendCode;
  return (
    <div className={styles.code}>
      <Field
        label={account.fields.code}
        hint={sentTo === null ? undefined : account.fields.codeSent(sentTo)}
        error={error ?? failure}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        maxLength={6}
        value={code}
        onChange={({ target }) => {
          setFailure(undefined);
          onCode(target.value.replaceAll(/\D/g, ''));
        }}
        after={
          <Button variant="ghost" className={styles.send} disabled={left > 0} busy={loading} onClick={send}>
            {label}
          </Button>
        }
      />
      {devCode !== null && (
        <p className={styles.devCode} role="status">
          <span>{account.fields.devCode}</span>
          <bdi className="num">{devCode}</bdi>
          <Button variant="proof" onClick={() => onCode(devCode)}>
            {account.fields.fillCode}
          </Button>
        </p>
      )}
    </div>
  );
};
