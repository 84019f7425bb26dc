import { type FormEvent, useState } from 'react';
import { isPromotionCode } from '../../../schema/input/codes.ts';
import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './promotion.module.css';

interface CodeFormProps {
  readonly label: string;
  readonly submit: string;
  /** Rejects with what the API client throws. */
  readonly onSubmit: (code: string) => Promise<void>;
}

/** A promotion code and what is done with it: one's own, or a friend's. */
export const CodeForm = ({ label, submit, onSubmit }: CodeFormProps) => {
  const messages = useMessages();
  const { promotion: words } = messages.rewards;
  const [code, setCode] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isPromotionCode(code.trim())) {
      setInvalid(true);
      focusFirstInvalid();
      return;
    }
    setBusy(true);
    setRefusal(null);
    await onSubmit(code.trim()).catch(setRefusal);
    setBusy(false);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <div className={styles.formRow}>
        <Field
          label={label}
          hint={words.codeHint}
          error={invalid ? errorText(messages, 'INVITE_CODE_INVALID') : undefined}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={15}
          value={code}
          disabled={busy}
          onChange={({ target }) => {
            setCode(target.value);
            setInvalid(false);
            setRefusal(null);
          }}
        />
        <Button type="submit" className={styles.submit} busy={busy}>
          {submit}
        </Button>
      </div>
      <Refusal error={refusal} />
    </form>
  );
};
