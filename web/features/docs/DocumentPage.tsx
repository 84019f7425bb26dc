import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { useLocation } from '../../platform/location.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { DocsFrame } from './DocsFrame.tsx';
import { DocumentContents, DocumentSkeleton, DocumentView } from './DocumentView.tsx';
import { DOCUMENT, DOCUMENT_TEXT } from './docs-query.ts';
import { Stuck } from './Stuck.tsx';

export const MissingDocument = () => {
  const { docs, shell } = useMessages();
  return (
    <>
      <title>{shell.pageTitle({ page: docs.missing.title })}</title>
      <EmptyState page icon="search" title={docs.missing.title} text={docs.missing.text}>
        <ButtonLink to="/docs/help">{docs.missing.action}</ButtonLink>
      </EmptyState>
    </>
  );
};

/** `/docs/help/:id`, `/docs/terms`, `/docs/terms-of-play`, `/docs/privacy`, `/docs/about`, `/docs/disclaimer`. */
export default function DocumentPage() {
  const { docs, shell } = useMessages();
  const { locale } = useLocale();
  const { id } = useParams();
  const { pathname } = useLocation();
  const slug = id ?? pathname.split('/').findLast(Boolean) ?? '';
  const { data, previousData, error, loading, refetch } = useQuery(DOCUMENT, {
    variables: { slug, locale: siteLocaleOf(locale) },
  });
  const read = readFragment(DOCUMENT_TEXT, (data ?? previousData)?.document);
  // A help topic has its place below /docs/help, everything else has none there.
  const found = read?.slug === slug && (id === undefined || read.kind === 'HELP') ? read : null;
  const missing = data !== undefined && found === null;
  usePhoneTitle(
    found?.title ?? docs.help.title,
    id === undefined ? '/home' : '/docs/help',
    id === undefined ? docs.back : docs.backToHelp,
  );
  return (
    <DocsFrame aside={found && <DocumentContents document={found} />}>
      {found !== null && <title>{shell.pageTitle({ page: found.title })}</title>}
      {found !== null && <DocumentView document={found} />}
      {found !== null && id !== undefined && <Stuck />}
      {missing && <MissingDocument />}
      {found === null && !missing && loading && <DocumentSkeleton />}
      {found === null && !missing && !loading && error !== undefined && (
        <ErrorState page onRetry={() => refetch().catch(() => undefined)} />
      )}
    </DocsFrame>
  );
}
