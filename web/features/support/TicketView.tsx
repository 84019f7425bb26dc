import { useMutation } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { MAX_TEXT, supportTextIn } from '../../../schema/input/support-ticket.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { useForm } from '../../platform/use-form.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { roomLeft } from './room-left.ts';
import { StateTag } from './StateTag.tsx';
import styles from './support.module.css';
import { ANSWER_TICKET, CLOSE_TICKET, type Ticket } from './support-query.ts';
import { TextArea } from './TextArea.tsx';

const Answer = ({ ticket }: { readonly ticket: Ticket }) => {
  const { support } = useMessages();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { open } = useDialogs();
  const { show } = useToasts();
  const [answer] = useMutation(ANSWER_TICKET);
  const [close, { loading: closing }] = useMutation(CLOSE_TICKET);
  const { values, sending, text, form } = useForm({
    initial: { reply: '' },
    rules: { reply: [(typed) => supportTextIn(typed, MAX_TEXT), support.form.needText] },
    send: async ({ reply }, { change }) => {
      await answer({ variables: { id: ticket.id, text: reply.trim() } });
      change({ reply: '' });
      show('success', support.replied);
    },
    place: (reply) => ({ reply }),
  });
  const left = roomLeft(values.reply);

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
    <Stack as="form" gap={8} maxWidth={640} {...form}>
      <TextArea
        label={support.reply}
        maxLength={MAX_TEXT}
        hint={left === null ? undefined : support.form.left({ count: formatCount(left, locale) })}
        {...text('reply')}
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
            <Text
              as={Link}
              to="/records?tab=retrievals"
              display="inline-flex"
              align="center"
              minHeight={44}
              tone="info"
            >
              {support.disputeLink}
            </Text>
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
