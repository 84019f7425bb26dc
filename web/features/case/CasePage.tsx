import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { CaseRoom } from './CaseRoom.tsx';
import { CaseSkeleton } from './CaseSkeleton.tsx';
import { CASE, CASE_DETAIL } from './case-query.ts';

/** `/box/{slug}`: one case. The odds are asked for anew on every visit; what is known is shown meanwhile. */
export default function CasePage() {
  const { slug = '' } = useParams();
  const { case: words, shell } = useMessages();
  const { data, error, networkStatus, refetch } = useQuery(CASE, {
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const detail = readFragment(CASE_DETAIL, data?.case);

  if (detail) {
    return (
      <CaseRoom
        detail={detail}
        onChanged={() => {
          refetch().catch(() => undefined);
        }}
      />
    );
  }
  if (data?.case === null && networkStatus !== NetworkStatus.loading) {
    return (
      <div className="wrap">
        <title>{shell.pageTitle({ page: words.notFound.title })}</title>
        <EmptyState page icon="search" title={words.notFound.title} text={words.notFound.text}>
          <ButtonLink to="/box">{words.notFound.action}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
  if (error !== undefined && networkStatus === NetworkStatus.error) {
    return (
      <div className="wrap">
        <ErrorState page onRetry={() => refetch()} />
      </div>
    );
  }
  return <CaseSkeleton />;
}
