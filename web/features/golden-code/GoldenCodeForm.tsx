import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useForm } from '../../platform/use-form.ts';
import { Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
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
  const { values, errors, refusal, change, form } = useForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: code.trim() === '' && pending === null ? golden.required : undefined }),
    send: async ({ code }, { change: put }) => {
      const answer = await run(code.trim());
      if (answer === null) return;
      if (answer.kind !== 'done') throw answer.error;
      const { points, locked } = answer.value;
      const parts = [
        points > 0 ? golden.points({ amount: formatMoney(points, locale) }) : null,
        locked > 0 ? golden.locked({ amount: formatMoney(locked, locale) }) : null,
      ].filter((part) => part !== null);
      put({ code: '' });
      show('success', golden.done({ parts: parts.join(' + ') }));
    },
  });

  return (
    <form {...form} className={styles.form}>
      <Grid columns="1fr-auto" align="start" gap={8}>
        <Field
          label={golden.label}
          error={errors.code}
          name="golden-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={MAX_CODE}
          value={values.code}
          disabled={sending}
          onChange={({ target }) => change({ code: target.value })}
        />
        <Button type="submit" variant="primary" className={styles.submit} busy={sending}>
          {sending ? golden.redeeming : pending === null ? golden.redeem : golden.confirm}
        </Button>
      </Grid>
      <Refusal error={refusal} />
    </form>
  );
};
