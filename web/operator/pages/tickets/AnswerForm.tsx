import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { MacrosDialog } from './MacrosDialog.tsx';
import { answerFrom } from './macro.ts';
import styles from './TicketDetails.module.css';
import { ANSWER, MACROS, MAX_ANSWER, TICKET } from './ticket-query.ts';
import { TICKETS } from './tickets-query.ts';

interface AnswerFormProps {
  readonly id: string;
  readonly nickname: string | null;
}

const NONE = '';

/** Writes an answer, from a kept one where there is one. */
export const AnswerForm = ({ id, nickname }: AnswerFormProps) => {
  const { tickets } = useWords();
  const { answer } = tickets;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const macros = useQuery(MACROS).data?.macros ?? [];
  const [isKeeping, setKeeping] = useState(false);
  const [send] = useMutation(ANSWER, { refetchQueries: [TICKET, TICKETS], awaitRefetchQueries: true });
  // A second press after a lost answer of the gateway is the same act.
  const [commandId, setCommandId] = useState(newCommandId);
  const form = useForm({
    initial: { text: '' },
    rules: { text: [(typed: string) => (typed.trim() === '' ? null : typed), answer.wrong] },
    send: async ({ text }, { change }) => {
      await send({ variables: { id, text: text.trim(), commandId } });
      setCommandId(newCommandId());
      change({ text: '' });
      show('success', answer.done);
    },
    place: (_text, thrown) => ({ text: refusalText(thrown) }),
  });
  const { value, error } = form.text('text');
  const choose = (name: string): void => {
    const macro = macros.find((one) => one.name === name);
    if (macro !== undefined) form.change({ text: answerFrom(macro.text, nickname) });
  };
  return (
    <Stack as="form" gap={8} {...form.form}>
      <div className={styles.macros}>
        {macros.length > 0 && (
          <Select
            label={answer.macros}
            choices={[
              { value: NONE, label: answer.macros },
              ...macros.map(({ name }) => ({ value: name, label: name })),
            ]}
            value={NONE}
            onChange={choose}
          />
        )}
        <Button variant="ghost" onClick={() => setKeeping(true)}>
          {answer.keep}
        </Button>
      </div>
      <TextArea
        label={answer.label}
        rows={5}
        maxLength={MAX_ANSWER}
        value={value}
        error={error}
        onChange={({ target }) => form.change({ text: target.value })}
      />
      <div className={styles.send}>
        <CopyAs document={ANSWER} variables={{ id, text: value.trim(), commandId }} />
        <Button type="submit" variant="primary" busy={form.sending}>
          {answer.send}
        </Button>
      </div>
      {isKeeping && <MacrosDialog text={value} macros={macros} onClose={() => setKeeping(false)} />}
    </Stack>
  );
};
