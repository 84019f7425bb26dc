import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { DocsFrame } from '../docs/DocsFrame.tsx';
import { DOCUMENT_TEXT, DOCUMENTS } from '../docs/docs-query.ts';
import { TopicList } from '../docs/TopicList.tsx';
import styles from './support.module.css';
import { TicketForm } from './TicketForm.tsx';
import { TicketList } from './TicketList.tsx';

const PLACES = [0, 1, 2, 3] as const;

const Topics = () => {
  const { docs } = useMessages();
  const { locale } = useLocale();
  const { data, error, loading, refetch } = useQuery(DOCUMENTS, {
    variables: { kind: 'SUPPORT', locale: siteLocaleOf(locale) },
  });
  if (data !== undefined) {
    return <TopicList topics={data.documents.map((one) => readFragment(DOCUMENT_TEXT, one))} base="/docs/support" />;
  }
  if (error !== undefined && !loading) return <ErrorState onRetry={() => refetch().catch(() => undefined)} />;
  return (
    <>
      <LoadingNote text={docs.loading} />
      {PLACES.map((place) => (
        <Skeleton key={place} className={styles.blank} height="76px" />
      ))}
    </>
  );
};

const GuestPrompt = () => {
  const { account, support } = useMessages();
  const { open } = useDialogs();
  return (
    <EmptyState icon="lock" title={support.guest.title} text={support.guest.text}>
      <Button variant="primary" onClick={() => open({ name: 'login' })}>
        {account.guest.login}
      </Button>
      <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
    </EmptyState>
  );
};

/** `/docs/support`: what is asked often, one's own tickets, and a new one. */
export default function SupportPage() {
  const { support, shell } = useMessages();
  const { status } = useSession();
  usePhoneTitle(support.title, '/home', shell.actions.back);
  return (
    <DocsFrame>
      <title>{shell.pageTitle({ page: support.title })}</title>
      <Box marginBottom={24} className={styles.head}>
        <h1>{support.title}</h1>
        <Text as="p" tone="muted">
          {support.lead}
        </Text>
      </Box>
      <Box as="section" marginBottom={40} className={styles.part} aria-labelledby="support-topics">
        <h2 id="support-topics">{support.topics}</h2>
        <Topics />
      </Box>
      {status === 'guest' ? (
        <GuestPrompt />
      ) : (
        <>
          <Box as="section" marginBottom={40} className={styles.part} aria-labelledby="support-tickets">
            <h2 id="support-tickets">{support.tickets}</h2>
            <TicketList />
          </Box>
          <Box as="section" marginBottom={40} className={styles.part} aria-labelledby="support-new">
            <h2 id="support-new">{support.form.title}</h2>
            <TicketForm />
          </Box>
        </>
      )}
    </DocsFrame>
  );
}
