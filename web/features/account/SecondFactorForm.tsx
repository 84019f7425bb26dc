import { type FormEvent, useState } from 'react';
import { isSixDigits } from '../../../schema/input/codes.ts';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './account.module.css';
import type { SecondFactor } from './second-factor.ts';
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts';

interface SecondFactorFormProps {
  readonly lead: string;
  /** Throws what the server refuses. */
  readonly onFactor: (factor: SecondFactor) => Promise<void>;
}

/** Asks for a code of the authenticator, or for a recovery code where the player has lost it. */
export const SecondFactorForm = ({ lead, onFactor }: SecondFactorFormProps) => {
  const { account } = useMessages();
  const words = account.secondFactor;
  const errorText = useErrorText();
  const [kind, setKind] = useState<SecondFactor['kind']>('totp');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const refuse = (text: string): void => {
    setError(text);
    focusFirstInvalid();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') return refuse(words.required);
    if (kind === 'totp' && !isSixDigits(code)) return refuse(words.format);
    setSending(true);
    try {
      await onFactor({ kind, code });
    } catch (thrown) {
      refuse(errorText(thrown));
    } finally {
      setSending(false);
    }
  };
  const change = (next: SecondFactor['kind']): void => {
    setKind(next);
    setTyped('');
    setError(undefined);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className="muted">{lead}</p>
      <Field
        key={kind}
        label={words[kind].label}
        hint={words[kind].hint}
        error={error}
        name={kind}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        autoFocus
        maxLength={kind === 'totp' ? 6 : 32}
        value={typed}
        onChange={({ target }) => {
          setTyped(kind === 'totp' ? target.value.replaceAll(/\D/g, '') : target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {words.submit}
      </Button>
      <Button variant="proof" className={styles.quiet} onClick={() => change(kind === 'totp' ? 'recovery' : 'totp')}>
        {kind === 'totp' ? words.useRecovery : words.useTotp}
      </Button>
    </form>
  );
};
