import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { useLocation } from '../../platform/location.tsx';
import { NotFound } from '../../platform/NotFound.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { DocsFrame } from './DocsFrame.tsx';
import { DocumentContents, DocumentSkeleton, DocumentView } from './DocumentView.tsx';
import { DOCUMENT, DOCUMENT_TEXT } from './docs-query.ts';
import { Stuck } from './Stuck.tsx';

export const MissingDocument = () => {
  const { docs } = useMessages();
  return <NotFound words={docs.missing} to="/docs/help" />;
};

/** `/docs/help/:id`, `/docs/terms`, `/docs/terms-of-play`, `/docs/privacy`, `/docs/about`, `/docs/disclaimer`. */
export default function DocumentPage() {
  const { docs, shell } = useMessages();
  const { locale } = useLocale();
  const { id } = useParams();
  const { pathname } = useLocation();
  const slug = id ?? pathname.split('/').findLast(Boolean) ?? '';
  const query = useQuery(DOCUMENT, { variables: { slug, locale: siteLocaleOf(locale) } });
  const { data, previousData } = query;
  const read = readFragment(DOCUMENT_TEXT, (data ?? previousData)?.document);
  // A help topic has its place below /docs/help, everything else has none there.
  const found = read?.slug === slug && (id === undefined || read.kind === 'HELP') ? read : null;
  usePhoneTitle(
    found?.title ?? docs.help.title,
    id === undefined ? '/home' : '/docs/help',
    id === undefined ? docs.back : docs.backToHelp,
  );
  return (
    <DocsFrame aside={found && <DocumentContents document={found} />}>
      <Loaded
        page={docs.help.title}
        from={query}
        value={found ?? (data === undefined ? undefined : null)}
        skeleton={<DocumentSkeleton />}
        missing={<MissingDocument />}
      >
        {(document) => (
          <>
            <title>{shell.pageTitle({ page: document.title })}</title>
            <DocumentView document={document} />
            {id !== undefined && <Stuck />}
          </>
        )}
      </Loaded>
    </DocsFrame>
  );
}
