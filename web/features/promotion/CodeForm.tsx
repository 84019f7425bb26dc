import { promotionCodeIn } from '../../../schema/input/codes.ts';
import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/error-text.ts';
import { useForm } from '../../platform/use-form.ts';
import { Stack } from '../../ui/Box.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { CodeField } from '../rewards/CodeField.tsx';

interface CodeFormProps {
  readonly label: string;
  readonly submit: string;
  /** Rejects with what the API client throws. */
  readonly onSubmit: (code: string) => Promise<void>;
}

/** A promotion code and its button: for the player's own code, or a friend's. */
export const CodeForm = ({ label, submit, onSubmit }: CodeFormProps) => {
  const messages = useMessages();
  const { promotion: words } = messages.rewards;
  const { values, errors, refusal, sending, change, form } = useForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({
      code: promotionCodeIn(code) === null ? errorText(messages, 'INVITE_CODE_INVALID') : undefined,
    }),
    send: ({ code }) => onSubmit(code.trim()),
  });

  return (
    <Stack as="form" gap={8} {...form}>
      <CodeField
        label={label}
        hint={words.codeHint}
        error={errors.code}
        value={values.code}
        onChange={({ target }) => change({ code: target.value })}
        submit={submit}
        busy={sending}
      />
      <Refusal error={refusal} />
    </Stack>
  );
};
