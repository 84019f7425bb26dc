import { skipToken, useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { DocsFrame } from '../docs/DocsFrame.tsx';
import { MissingDocument } from '../docs/DocumentPage.tsx';
import { DocumentContents, DocumentSkeleton, DocumentView } from '../docs/DocumentView.tsx';
import { DOCUMENT, DOCUMENT_TEXT } from '../docs/docs-query.ts';
import { Stuck } from '../docs/Stuck.tsx';
import { TICKET, TICKET_FACTS } from './support-query.ts';
import { TicketView } from './TicketView.tsx';

/** An answer of support shows up so soon where one waits for it. */
const REFRESH_MS = 30_000;

const TicketPart = ({ id }: { readonly id: string }) => {
  const { support, shell } = useMessages();
  const { status } = useSession();
  const query = useQuery(
    TICKET,
    status === 'guest'
      ? skipToken
      : {
          variables: { id },
          fetchPolicy: 'cache-and-network',
          pollInterval: REFRESH_MS,
          skipPollAttempt: () => document.visibilityState !== 'visible',
        },
  );
  const known = query.data?.supportTicket;
  const ticket = readFragment(TICKET_FACTS, known);
  usePhoneTitle(ticket?.subject ?? support.ticket, '/docs/support', support.back);
  return (
    <Loaded
      page={support.ticket}
      from={query}
      value={status === 'guest' ? null : ticket}
      skeleton={<DocumentSkeleton />}
      error={support.error}
      missing={<MissingDocument />}
    >
      {(ticket) => (
        <>
          <title>{shell.pageTitle({ page: ticket.subject })}</title>
          <TicketView ticket={ticket} />
        </>
      )}
    </Loaded>
  );
};

const TopicPart = ({ document }: { readonly document: Parameters<typeof DocumentView>[0]['document'] }) => {
  const { support, shell } = useMessages();
  usePhoneTitle(document.title, '/docs/support', support.back);
  return (
    <>
      <title>{shell.pageTitle({ page: document.title })}</title>
      <DocumentView document={document} />
      <Stuck />
    </>
  );
};

/** `/docs/support/:id`: a support topic, or one of the player's tickets. */
export default function SupportTopicPage() {
  const { id = '' } = useParams();
  const { support } = useMessages();
  const { locale } = useLocale();
  const query = useQuery(DOCUMENT, { variables: { slug: id, locale: siteLocaleOf(locale) } });
  const { data } = query;
  const read = readFragment(DOCUMENT_TEXT, data?.document);
  const topic = read?.kind === 'SUPPORT' ? read : null;
  return (
    <DocsFrame aside={topic && <DocumentContents document={topic} />}>
      <Loaded page={support.title} from={query} value={data} skeleton={<DocumentSkeleton />}>
        {() => (topic === null ? <TicketPart id={id} /> : <TopicPart document={topic} />)}
      </Loaded>
    </DocsFrame>
  );
}
