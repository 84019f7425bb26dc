import { useMutation } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import styles from './TicketDetails.module.css';
import { DELETE_MACRO, MACROS, MAX_ANSWER, SAVE_MACRO } from './ticket-query.ts';

interface MacrosDialogProps {
  /** As it stands in the answer's field. */
  readonly text: string;
  readonly macros: ResultOf<typeof MACROS>['macros'];
  readonly onClose: () => void;
}

/** The kept answers: another one, under a new or an old name, and their end. */
export const MacrosDialog = ({ text, macros, onClose }: MacrosDialogProps) => {
  const { answer } = useWords().tickets;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const refetched = { refetchQueries: [MACROS], awaitRefetchQueries: true };
  const [save] = useMutation(SAVE_MACRO, refetched);
  const [remove] = useMutation(DELETE_MACRO, refetched);
  const form = useForm({
    initial: { name: '', text },
    rules: {
      name: [visible(60), answer.nameWrong],
      text: [(typed: string) => (typed.trim() === '' ? null : typed), answer.wrong],
    },
    send: async (values) => {
      await save({ variables: { name: values.name.trim(), text: values.text.trim() } });
      show('success', answer.kept);
      onClose();
    },
    place: (_text, thrown) => ({ name: refusalText(thrown) }),
  });
  const end = (name: string) => remove({ variables: { name } }).catch((error) => show('error', refusalText(error)));
  const written = form.text('text');
  return (
    <Dialog title={answer.macros} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Field label={answer.name} autoComplete="off" maxLength={60} {...form.text('name')} />
        <TextArea
          label={answer.label}
          rows={5}
          maxLength={MAX_ANSWER}
          value={written.value}
          error={written.error}
          onChange={({ target }) => form.change({ text: target.value })}
        />
        <p className={styles.small}>{answer.placeholder({ name: '{nickname}' })}</p>
        <Button type="submit" variant="primary" busy={form.sending}>
          {answer.save}
        </Button>
        {macros.length > 0 && (
          <ul>
            {macros.map((macro) => (
              <li key={macro.name} className={styles.macro}>
                <button
                  type="button"
                  className={styles.macroName}
                  onClick={() => form.change({ name: macro.name, text: macro.text })}
                >
                  <bdi>{macro.name}</bdi>
                </button>
                <IconButton icon="x" label={answer.remove({ name: macro.name })} onClick={() => void end(macro.name)} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
};
