import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_TEXT } from '../../../schema/input/support-ticket.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
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
    <form className={styles.form} onSubmit={send} noValidate>
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
      <div className={styles.actions}>
        <Button type="submit" variant="primary" icon="send" busy={sending}>
          {support.sendReply}
        </Button>
        <Button variant="ghost" busy={closing} onClick={askToClose}>
          {support.close}
        </Button>
      </div>
    </form>
  );
};

/** A ticket with all that was said, and a way to go on. */
export const TicketView = ({ ticket }: { readonly ticket: Ticket }) => {
  const { support } = useMessages();
  const { locale } = useLocale();
  return (
    <article>
      <div className={styles.head}>
        <p className={styles.over}>
          <StateTag state={ticket.state} />
          <span>{formatDateTime(ticket.createdAt, locale)}</span>
        </p>
        <h1 className="name">{ticket.subject}</h1>
        {ticket.retrievalId !== null && (
          <p className={styles.dispute}>
            {support.dispute} · <Link to="/records?tab=retrievals">{support.disputeLink}</Link>
          </p>
        )}
      </div>
      <ol className={styles.talk}>
        {ticket.entries.map(({ id, fromSupport, text, at }) => (
          <li key={id} data-support={fromSupport || undefined}>
            <p className={styles.who}>
              <b>{fromSupport ? support.staff : support.you}</b>
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
            </p>
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ol>
      {ticket.state === 'CLOSED' ? <p className={styles.none}>{support.closedNote}</p> : <Answer ticket={ticket} />}
    </article>
  );
};
