import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { addressFilters, typed } from '../../platform/address-filters.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { DocsFrame } from './DocsFrame.tsx';
import { DOCUMENT_TEXT, DOCUMENTS } from './docs-query.ts';
import { SearchField } from './SearchField.tsx';
import { Stuck } from './Stuck.tsx';
import { searchDocuments } from './search-documents.ts';
import { TopicList } from './TopicList.tsx';

const MAX_QUERY = 60;

const helpAddress = addressFilters({ query: typed('q', MAX_QUERY) });

/** `/docs/help`: every topic, and a search through their whole text. The query lives in the address. */
export default function HelpPage() {
  const { docs, shell } = useMessages();
  const { locale } = useLocale();
  const [{ query }, change] = useAddressFilters(helpAddress);
  const asked = useDeferredValue(query);
  const list = useQuery(DOCUMENTS, {
    variables: { kind: 'HELP', locale: siteLocaleOf(locale) },
  });
  usePhoneTitle(docs.help.title, '/home', docs.back);

  const topics = list.data?.documents.map((one) => readFragment(DOCUMENT_TEXT, one));
  const found = topics && searchDocuments(topics, asked);

  return (
    <DocsFrame>
      <title>{shell.pageTitle({ page: docs.help.title })}</title>
      <Box marginBottom={16}>
        <h1>{docs.help.title}</h1>
        <Text as="p" tone="muted">
          {docs.help.lead}
        </Text>
      </Box>
      <Box as="search" display="block" maxWidth={560}>
        <SearchField
          label={docs.search}
          clearLabel={docs.clearSearch}
          value={query}
          maxLength={MAX_QUERY}
          onChange={(text) => change({ query: text })}
        />
      </Box>
      <Text as="p" size="note" minHeight={20} marginY={8} tone="muted" role="status">
        {asked.trim() !== '' && found !== undefined && docs.found({ count: found.length })}
      </Text>
      <Loaded from={list} value={found} skeleton={<SkeletonRows text={docs.loading} count={6} height="76px" />}>
        {(topics) =>
          topics.length > 0 ? (
            <>
              <TopicList topics={topics} base="/docs/help" />
              <Stuck />
            </>
          ) : (
            <EmptyState icon="search" title={docs.nothing.title} text={docs.nothing.text}>
              <ButtonLink to="/docs/support">{docs.nothing.action}</ButtonLink>
            </EmptyState>
          )
        }
      </Loaded>
    </DocsFrame>
  );
}
