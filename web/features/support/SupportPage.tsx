import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { GuestPrompt } from '../../platform/GuestPrompt.tsx';
import { Loaded } from '../../platform/Loaded.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { FOLLOWS, SkeletonRows } from '../../ui/Skeleton.tsx';
import { DocsFrame } from '../docs/DocsFrame.tsx';
import { DOCUMENT_TEXT, DOCUMENTS } from '../docs/docs-query.ts';
import { TopicList } from '../docs/TopicList.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketList } from './TicketList.tsx';

const Topics = () => {
  const { docs } = useMessages();
  const { locale } = useLocale();
  const query = useQuery(DOCUMENTS, { variables: { kind: 'SUPPORT', locale: siteLocaleOf(locale) } });
  return (
    <Loaded
      from={query}
      value={query.data?.documents}
      skeleton={<SkeletonRows text={docs.loading} count={4} height="76px" />}
    >
      {(topics) => <TopicList topics={topics.map((one) => readFragment(DOCUMENT_TEXT, one))} base="/docs/support" />}
    </Loaded>
  );
};

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <Box as="section" marginBottom={40} className={FOLLOWS} aria-labelledby={id}>
    <Text as="h2" id={id} marginBottom={12}>
      {title}
    </Text>
    {children}
  </Box>
);

/** `/docs/support`: frequent questions, the player's tickets, and a form for a new one. */
export default function SupportPage() {
  const { support, shell } = useMessages();
  const { status } = useSession();
  usePhoneTitle(support.title, '/home', shell.actions.back);
  return (
    <DocsFrame>
      <title>{shell.pageTitle({ page: support.title })}</title>
      <Box marginBottom={24}>
        <h1>{support.title}</h1>
        <Text as="p" tone="muted">
          {support.lead}
        </Text>
      </Box>
      <Part id="support-topics" title={support.topics}>
        <Topics />
      </Part>
      {status === 'guest' ? (
        <GuestPrompt {...support.guest} />
      ) : (
        <>
          <Part id="support-tickets" title={support.tickets}>
            <TicketList />
          </Part>
          <Part id="support-new" title={support.form.title}>
            <TicketForm />
          </Part>
        </>
      )}
    </DocsFrame>
  );
}
