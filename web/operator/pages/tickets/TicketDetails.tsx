import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useMay, useSession } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { Details, DetailsPart } from '../../ui/WithDetails.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { BesideTicket } from './BesideTicket.tsx';
import styles from './TicketDetails.module.css';
import { ASSIGN, CLOSE, TICKET } from './ticket-query.ts';
import { TICKETS } from './tickets-query.ts';

const refetched = { refetchQueries: [TICKET, TICKETS], awaitRefetchQueries: true };

/** The steps that need no words: the reader takes the ticket, or closes it, which asks twice. */
const Steps = ({ id, assignedTo }: { readonly id: string; readonly assignedTo: string | null }) => {
  const { steps } = useWords().tickets;
  const { state } = useSession();
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [assign, assigning] = useMutation(ASSIGN, refetched);
  const [close, closing] = useMutation(CLOSE, refetched);
  const [isSure, setSure] = useState(false);
  const own = state.kind === 'in' ? state.me.name : null;
  const refused = (error: unknown) => show('error', refusalText(error));
  return (
    <div className={styles.steps}>
      {own !== null && own !== assignedTo && (
        <Button busy={assigning.loading} onClick={() => void assign({ variables: { id, to: own } }).catch(refused)}>
          {steps.assign}
        </Button>
      )}
      <Button
        variant="danger"
        busy={closing.loading}
        onClick={() => (isSure ? void close({ variables: { id } }).catch(refused) : setSure(true))}
      >
        {isSure ? steps.closeSure : steps.close}
      </Button>
    </div>
  );
};

/** A ticket: the talk, the answer, and the player beside it. */
export const TicketDetails = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const words = useWords();
  const { tickets, frame } = words;
  const may = useMay()('operator:care');
  const query = useQuery(TICKET, { variables: { id } });
  return (
    <Details title={tickets.ticket} onClose={onClose}>
      <Loaded
        from={query}
        value={query.data?.ticket}
        skeleton={<SkeletonRows text={frame.loading} count={6} height="28px" />}
        missing={
          <DetailsPart>
            <p>{tickets.missing}</p>
          </DetailsPart>
        }
      >
        {({ ticket, entries, plays, payments }) => (
          <>
            <DetailsPart>
              <p className={styles.subject}>
                <bdi>{ticket.subject}</bdi>
              </p>
              <Mark tone={ticket.state === 'OPEN' ? 'mine' : 'note'}>{tickets.states[ticket.state]}</Mark>
            </DetailsPart>
            <DetailsPart title={tickets.talk}>
              <ol>
                {entries.map(({ at, fromSupport, text }) => (
                  <li key={`${at} ${text}`} className={styles.entry} data-own={fromSupport || undefined}>
                    <p className={styles.small}>
                      {fromSupport ? tickets.support : <bdi>{ticket.nickname ?? frame.search.erased}</bdi>}
                      {' · '}
                      <Moment at={at} />
                    </p>
                    <p className={styles.text}>
                      <bdi>{text}</bdi>
                    </p>
                  </li>
                ))}
              </ol>
            </DetailsPart>
            {may && ticket.state !== 'CLOSED' && (
              <DetailsPart title={tickets.answer.title}>
                <AnswerForm key={id} id={id} nickname={ticket.nickname ?? null} />
                <Steps id={id} assignedTo={ticket.assignedTo ?? null} />
              </DetailsPart>
            )}
            <BesideTicket {...{ ticket, plays, payments }} />
          </>
        )}
      </Loaded>
    </Details>
  );
};
