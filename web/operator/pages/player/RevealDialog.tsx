import { useMutation } from '@apollo/client/react';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { IdentityField } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { REVEAL } from './player-query.ts';

interface RevealDialogProps {
  readonly player: string;
  readonly field: IdentityField;
  /** Null: the account has none. No cache keeps the value. */
  readonly onShown: (value: string | null) => void;
  readonly onClose: () => void;
}

/** Asks for the reason that the journal keeps, and then for the value. */
export const RevealDialog = ({ player, field, onShown, onClose }: RevealDialogProps) => {
  const words = useWords();
  const { reveal } = words.player;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [ask] = useMutation(REVEAL, { fetchPolicy: 'no-cache' });
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: [visible(200), reveal.reasonWrong] },
    send: async ({ reason }) => {
      const { data } = await ask({ variables: { player, field, reason: reason.trim() } });
      if (data == null) return;
      onShown(data.revealIdentity.value ?? null);
      show('success', reveal.done);
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  return (
    <Dialog title={reveal.title({ field: words.journal.fields[field] })} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <p>{reveal.text}</p>
        <Field
          label={reveal.reason}
          hint={reveal.reasonHint}
          autoComplete="off"
          maxLength={200}
          {...form.text('reason')}
        />
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <Button type="submit" variant="primary" busy={form.sending}>
          {reveal.send}
        </Button>
      </Stack>
    </Dialog>
  );
};
