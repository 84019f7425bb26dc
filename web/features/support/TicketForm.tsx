import { useApolloClient, useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { MAX_SUBJECT, MAX_TEXT, supportTextIn } from '../../../schema/input/support-ticket.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { useForm } from '../../platform/use-form.ts';
import { Stack } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { FormAlert } from '../account/FormAlert.tsx';
import { roomLeft } from './room-left.ts';
import styles from './support.module.css';
import { OPEN_TICKET } from './support-query.ts';
import { TextArea } from './TextArea.tsx';

/** A new question. Leads to its ticket once the server has it. */
export const TicketForm = () => {
  const { support } = useMessages();
  const { locale } = useLocale();
  const { cache } = useApolloClient();
  const { show } = useToasts();
  const navigate = useNavigate();
  const [open] = useMutation(OPEN_TICKET);
  const { values, errors, sending, text, form } = useForm({
    initial: { subject: '', question: '' },
    rules: {
      subject: [(typed) => supportTextIn(typed, MAX_SUBJECT), support.form.needSubject],
      question: [(typed) => supportTextIn(typed, MAX_TEXT), support.form.needText],
    },
    send: async ({ subject, question }) => {
      const { data } = await open({ variables: { subject: subject.trim(), text: question.trim() } });
      if (data === undefined || data === null) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'supportTickets' });
      show('success', support.form.sent);
      navigate(`/docs/support/${data.openSupportTicket.id}`);
    },
  });
  const left = roomLeft(values.question);

  return (
    <Stack as="form" gap={8} maxWidth={640} {...form}>
      <Field label={support.form.subject} maxLength={MAX_SUBJECT} autoComplete="off" {...text('subject')} />
      <TextArea
        label={support.form.text}
        maxLength={MAX_TEXT}
        hint={left === null ? support.form.textHint : support.form.left({ count: formatCount(left, locale) })}
        {...text('question')}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" className={styles.send} busy={sending}>
        {sending ? support.form.sending : support.form.send}
      </Button>
    </Stack>
  );
};
