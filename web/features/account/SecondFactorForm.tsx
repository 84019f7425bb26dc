import { sixDigitsIn, typedCode } from '../../../schema/input/codes.ts';
import { useMessages } from '../../i18n/index.ts';
import { useForm } from '../../platform/use-form.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './account.module.css';
import type { SecondFactor } from './second-factor.ts';

interface SecondFactorFormProps {
  readonly lead: string;
  /** Throws what the server refuses. */
  readonly onFactor: (factor: SecondFactor) => Promise<void>;
}

/** Asks for a code of the authenticator, or for a recovery code where the player has lost it. */
export const SecondFactorForm = ({ lead, onFactor }: SecondFactorFormProps) => {
  const { account } = useMessages();
  const words = account.secondFactor;
  const initial: SecondFactor = { kind: 'totp', code: '' };
  const { values, sending, change, text, form } = useForm({
    initial,
    problemsOf: ({ kind, code: typed }) => {
      const code = typed.trim();
      if (code === '') return { code: words.required };
      return { code: kind === 'totp' && sixDigitsIn(code) === null ? words.format : undefined };
    },
    send: ({ kind, code }) => onFactor({ kind, code: code.trim() }),
    place: (code) => ({ code }),
  });
  const { kind } = values;

  return (
    <form {...form} className={styles.form}>
      <Text as="p" tone="muted">
        {lead}
      </Text>
      <Field
        key={kind}
        label={words[kind].label}
        hint={words[kind].hint}
        name={kind}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        autoFocus
        {...text('code', kind === 'totp' ? typedCode : undefined)}
      />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {words.submit}
      </Button>
      <Button
        variant="proof"
        className={styles.quiet}
        onClick={() => change({ kind: kind === 'totp' ? 'recovery' : 'totp', code: '' })}
      >
        {kind === 'totp' ? words.useRecovery : words.useTotp}
      </Button>
    </form>
  );
};
