import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from '../account/account.module.css';

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
  /** Of the button; that it saves where nothing is said. */
  readonly action?: string;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** One text to change: a nickname, an address, a link. */
export const TextForm = ({ initial, read, invalid, onSave, action, children, ...field }: TextFormProps) => {
  const { settings } = useMessages();
  const { sending, text, form } = useForm({
    initial: { typed: initial },
    rules: { typed: [read, invalid] },
    send: ({ typed }) => onSave(typed.trim()),
    place: (typed) => ({ typed }),
  });

  return (
    <form {...form} className={styles.form}>
      <Field {...field} required {...text('typed')} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {sending ? settings.saving : (action ?? settings.save)}
      </Button>
      {children}
    </form>
  );
};
