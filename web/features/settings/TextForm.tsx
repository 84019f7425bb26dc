import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from '../account/account.module.css';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';

interface TextFormProps
  extends Pick<
    ComponentProps<typeof Field>,
    'label' | 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'dir' | 'maxLength' | 'spellCheck'
  > {
  readonly initial: string;
  /** Null where the text can't be what is asked for. */
  readonly read: (typed: string) => string | null;
  readonly invalid: string;
  /** Throws what the API refuses; its sentence stands below the field then. */
  readonly onSave: (text: string) => Promise<void>;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** One text to change: a nickname, an address, a link. */
export const TextForm = ({ initial, read, invalid, onSave, children, ...field }: TextFormProps) => {
  const { settings } = useMessages();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (read(typed) === null) {
      setError(invalid);
      focusFirstInvalid();
      return;
    }
    setError(undefined);
    setSaving(true);
    try {
      await onSave(typed.trim());
    } catch (thrown) {
      setError(errorText(thrown));
      focusFirstInvalid();
    } finally {
      setSaving(false);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field
        {...field}
        required
        error={error}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="large" busy={saving}>
        {saving ? settings.saving : settings.save}
      </Button>
      {children}
    </form>
  );
};
