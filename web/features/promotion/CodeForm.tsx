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
  const { refusal, sending, text, form } = useForm({
    initial: { code: '' },
    rules: { code: [promotionCodeIn, errorText(messages, 'INVITE_CODE_INVALID')] },
    send: ({ code }) => onSubmit(code.trim()),
  });

  return (
    <Stack as="form" gap={8} {...form}>
      <CodeField label={label} hint={words.codeHint} {...text('code')} submit={submit} busy={sending} />
      <Refusal error={refusal} />
    </Stack>
  );
};
