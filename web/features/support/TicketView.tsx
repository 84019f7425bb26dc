import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_TEXT } from '../../../schema/input/support-ticket.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { StateTag } from './StateTag.tsx';
import styles from './support.module.css';
import { ANSWER_TICKET, CLOSE_TICKET, type Ticket } from './support-query.ts';
import { TextArea } from './TextArea.tsx';
import { roomLeft } from './ticket-form.ts';

const Answer = ({ ticket }: { readonly ticket: Ticket }) => {
  const { support } = useMessages();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { open } = useDialogs();
  const { show } = useToasts();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [answer, { loading: sending }] = useMutation(ANSWER_TICKET);
  const [close, { loading: closing }] = useMutation(CLOSE_TICKET);
  const left = roomLeft(text);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem(support.form.needText);
      return;
    }
    try {
      await answer({ variables: { id: ticket.id, text: text.trim() } });
      setText('');
      setProblem(undefined);
      show('success', support.replied);
    } catch (thrown) {
      setProblem(errorText(thrown));
    }
  };
  const askToClose = (): void =>
    open({
      name: 'confirm',
      title: support.close,
      text: support.closeText,
      confirmLabel: support.close,
      onConfirm: () => {
        close({ variables: { id: ticket.id } })
          .then(() => show('success', support.closed))
          .catch((thrown: unknown) => show('error', errorText(thrown)));
      },
    });

  return (
    <Stack as="form" gap={8} className={styles.form} onSubmit={send} noValidate>
      <TextArea
        label={support.reply}
        maxLength={MAX_TEXT}
        value={text}
        hint={left === null ? undefined : support.form.left({ count: formatCount(left, locale) })}
        error={problem}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Row wrap gap={8} align="stretch">
        <Button type="submit" variant="primary" icon="send" busy={sending}>
          {support.sendReply}
        </Button>
        <Button variant="ghost" busy={closing} onClick={askToClose}>
          {support.close}
        </Button>
      </Row>
    </Stack>
  );
};

/** A ticket with all that was said, and a way to go on. */
export const TicketView = ({ ticket }: { readonly ticket: Ticket }) => {
  const { support } = useMessages();
  const { locale } = useLocale();
  return (
    <article>
      <Box marginBottom={24}>
        <Row as="p" size="small" gap={12} marginBottom={8} tone="muted">
          <StateTag state={ticket.state} />
          <span>{formatDateTime(ticket.createdAt, locale)}</span>
        </Row>
        <Text as="h1" anywhere textWrap="balance" className="name">
          {ticket.subject}
        </Text>
        {ticket.retrievalId !== null && (
          <Text as="p" marginTop={4} tone="muted">
            {support.dispute} ·{' '}
            <Link to="/records?tab=retrievals" className={styles.disputeLink}>
              {support.disputeLink}
            </Link>
          </Text>
        )}
      </Box>
      <Stack as="ol" gap={12} marginTop={16} marginBottom={28} className={styles.talk}>
        {ticket.entries.map(({ id, fromSupport, text, at }) => (
          <Box
            key={id}
            as="li"
            self={fromSupport ? 'start' : 'end'}
            padY={12}
            padX={16}
            radius="card"
            ground={fromSupport ? 'surface' : 'surface-2'}
            ring={fromSupport ? 'hairline' : undefined}
            className={styles.entry}
          >
            <Row as="p" size="small" wrap gapX={12} marginBottom={4} tone="muted" align="stretch">
              <Text as="b" weight={500} tone={fromSupport ? 'accent' : 'soft'}>
                {fromSupport ? support.staff : support.you}
              </Text>
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
            </Row>
            <Text as="p" anywhere className={styles.said}>
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
      {ticket.state === 'CLOSED' ? (
        <Text as="p" pad={20} radius="card" ground="surface" tone="soft">
          {support.closedNote}
        </Text>
      ) : (
        <Answer ticket={ticket} />
      )}
    </article>
  );
};
