import { isPromotionCode } from '../../../schema/input/codes.ts';
import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/api-error.ts';
import { useForm } from '../../platform/use-form.ts';
import { Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
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
  const { values, errors, refusal, sending, change, form } = useForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({
      code: isPromotionCode(code.trim()) ? undefined : errorText(messages, 'INVITE_CODE_INVALID'),
    }),
    send: ({ code }) => onSubmit(code.trim()),
  });

  return (
    <form {...form} className={styles.form}>
      <Grid columns="1fr-auto" align="start" gap={8}>
        <Field
          label={label}
          hint={words.codeHint}
          error={errors.code}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={15}
          value={values.code}
          disabled={sending}
          onChange={({ target }) => change({ code: target.value })}
        />
        <Button type="submit" className={styles.submit} busy={sending}>
          {submit}
        </Button>
      </Grid>
      <Refusal error={refusal} />
    </form>
  );
};
