import { type FormEvent, useState } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './GoldenCodeForm.module.css';
import { useRedeem } from './use-redeem.ts';

/** Longer codes are refused unread. */
const MAX_CODE = 64;

/** A Golden Code, and what it brought. */
export const GoldenCodeForm = () => {
  const { rewards } = useMessages();
  const { golden } = rewards;
  const { locale } = useLocale();
  const { show } = useToasts();
  const { sending, pending, run } = useRedeem();
  const [code, setCode] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = code.trim();
    if (typed === '' && pending === null) {
      setInvalid(true);
      focusFirstInvalid();
      return;
    }
    setRefusal(null);
    const answer = await run(typed);
    if (answer === null) return;
    if (answer.kind !== 'done') {
      setRefusal(answer.error);
      return;
    }
    const { points, locked } = answer.value;
    const parts = [
      points > 0 ? golden.points({ amount: formatMoney(points, locale) }) : null,
      locked > 0 ? golden.locked({ amount: formatMoney(locked, locale) }) : null,
    ].filter((part) => part !== null);
    setCode('');
    show('success', golden.done({ parts: parts.join(' + ') }));
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.row}>
        <Field
          label={golden.label}
          error={invalid ? golden.required : undefined}
          name="golden-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={MAX_CODE}
          value={code}
          disabled={sending}
          onChange={({ target }) => {
            setCode(target.value);
            setInvalid(false);
            setRefusal(null);
          }}
        />
        <Button type="submit" variant="primary" className={styles.submit} busy={sending}>
          {sending ? golden.redeeming : pending === null ? golden.redeem : golden.confirm}
        </Button>
      </div>
      <Refusal error={refusal} />
    </form>
  );
};
