import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { typedCode } from '../../../schema/input/codes.ts';
import type { SmsPurpose } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './account.module.css';
import { DevNote } from './DevNote.tsx';
import { followFocus } from './follow-focus.ts';
import { SliderCheck } from './SliderCheck.tsx';
import { useSmsCode } from './use-sms-code.ts';

interface SmsCodeFieldProps {
  /** E.164; null while the phone field doesn't hold a number yet. */
  readonly phone: string | null;
  readonly purpose: SmsPurpose;
  readonly code: string;
  readonly error?: string | undefined;
  readonly onCode: (code: string) => void;
  /** The button was pressed without a number to send to. */
  readonly onPhoneMissing: () => void;
}

/** The code, the button that sends one after a slider check, and how long until the next may be sent. */
export const SmsCodeField = ({ phone, purpose, code, error, onCode, onPhoneMissing }: SmsCodeFieldProps) => {
  const { account } = useMessages();
  const { flow, sent, left, failure, forgetFailure, ask, askAccessibleChallenge, solve } = useSmsCode(phone, purpose);
  const input = useRef<HTMLInputElement>(null);
  const [asker, setAsker] = useState<Element | null>(null);
  const asking =
    (ask: () => void) =>
    ({ currentTarget }: MouseEvent): void => {
      setAsker(currentTarget);
      ask();
    };

  // The code comes by SMS next: the place for it has the focus when the check is done.
  useLayoutEffect(() => {
    if (sent !== null) followFocus(input.current, null);
  }, [sent]);

  return (
    <div>
      <Field
        ref={input}
        label={account.fields.code}
        hint={sent === null ? undefined : account.fields.codeSent({ phone: sent.to })}
        error={error ?? failure}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        value={code}
        onChange={({ target }) => {
          forgetFailure();
          onCode(typedCode(target.value));
        }}
        after={
          <Button
            variant="proof"
            className={styles.send}
            disabled={left > 0 || flow.phase !== 'idle'}
            busy={flow.phase === 'loading' || flow.phase === 'proving' || flow.phase === 'checking'}
            onClick={asking(() => (phone === null ? onPhoneMissing() : ask()))}
          >
            {flow.phase === 'checking'
              ? account.fields.sendingCode
              : left > 0
                ? account.fields.resendIn({ seconds: left })
                : account.fields.sendCode}
          </Button>
        }
      />
      {flow.phase !== 'idle' && (
        <SliderCheck
          flow={flow}
          asker={asker}
          onSolve={(place) => {
            setAsker(null);
            solve(place);
          }}
          onReload={asking(ask)}
          onAccessibleChallenge={asking(askAccessibleChallenge)}
        />
      )}
      {sent !== null && sent.devCode !== null && (
        <DevNote label={account.fields.devCode} role="status">
          <Text as="bdi" num grow size="tight" tone="text">
            {sent.devCode}
          </Text>
          <Button variant="proof" onClick={() => onCode(sent.devCode ?? '')}>
            {account.fields.fillCode}
          </Button>
        </DevNote>
      )}
    </div>
  );
};
