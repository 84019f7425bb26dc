import { useApolloClient, useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SUBJECT, MAX_TEXT } from '../../../schema/input/support-ticket.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './support.module.css';
import { OPEN_TICKET } from './support-query.ts';
import { TextArea } from './TextArea.tsx';
import { roomLeft, type TicketDraft, ticketOf, ticketProblems } from './ticket-form.ts';

const EMPTY: TicketDraft = { subject: '', text: '' };

/** A new question. Leads to its ticket once the server has it. */
export const TicketForm = () => {
  const { support } = useMessages();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { cache } = useApolloClient();
  const { show } = useToasts();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [open, { loading }] = useMutation(OPEN_TICKET);

  const problems = tried ? ticketProblems(draft) : {};
  const left = roomLeft(draft.text);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setRefusal(null);
    if (Object.keys(ticketProblems(draft)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    try {
      const { data } = await open({ variables: ticketOf(draft) });
      if (data === undefined || data === null) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'supportTickets' });
      show('success', support.form.sent);
      await navigate(`/docs/support/${data.openSupportTicket.id}`);
    } catch (thrown) {
      setRefusal(errorText(thrown));
    }
  };

  return (
    <Stack as="form" ref={form} gap={8} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={support.form.subject}
        maxLength={MAX_SUBJECT}
        autoComplete="off"
        value={draft.subject}
        error={problems.subject && support.form[problems.subject]}
        onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
      />
      <TextArea
        label={support.form.text}
        maxLength={MAX_TEXT}
        value={draft.text}
        hint={left === null ? support.form.textHint : support.form.left({ count: formatCount(left, locale) })}
        error={problems.text && support.form[problems.text]}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <div role="alert">
        {refusal !== null && (
          <Note tone="danger" icon="warning">
            <Text as="p" tone="danger">
              {refusal}
            </Text>
          </Note>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" className={styles.send} busy={loading}>
        {loading ? support.form.sending : support.form.send}
      </Button>
    </Stack>
  );
};
