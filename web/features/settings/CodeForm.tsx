import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import styles from './settings.module.css';

interface CodeFormProps {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly maxLength: number;
  readonly problemOf: (typed: string) => string | undefined;
  /** Throws what the API refuses. */
  readonly onEnter: (code: string) => Promise<void>;
}

/** One code and its button, in one line. */
export const CodeForm = ({ label, hint, action, maxLength, problemOf, onEnter }: CodeFormProps) => {
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = problemOf(typed);
    setError(problem);
    if (problem !== undefined) {
      focusFirstInvalid();
      return;
    }
    setSending(true);
    try {
      await onEnter(typed.trim());
      setTyped('');
    } catch (thrown) {
      setError(errorText(thrown));
      focusFirstInvalid();
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} className={styles.code} onSubmit={submit} noValidate>
      <Field
        label={label}
        hint={hint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        after={
          <Button type="submit" variant="ghost" className={styles.enter} busy={sending}>
            {action}
          </Button>
        }
      />
    </form>
  );
};
