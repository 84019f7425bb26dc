import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { FreeCaseCard } from '../growth/FreeCaseCard.tsx';
import { GrowthPage } from '../growth/GrowthPage.tsx';
import { VIP } from '../growth/growth-query.ts';
import page from '../growth/page.module.css';
import { GradeLadder } from './GradeLadder.tsx';
import { GradePanel } from './GradePanel.tsx';

/** `/personal/vip`: the member grade, what it takes to rise, and what the grades bring. */
export default function VipPage() {
  const { growth, shell } = useMessages();
  const { status } = useSession();
  const { data, error, loading, refetch } = useQuery(VIP, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: status === 'loading',
  });
  const reload = (): void => {
    refetch().catch(() => undefined);
  };
  return (
    <GrowthPage title={growth.vip.title} lead={growth.vip.lead}>
      {data === undefined && error !== undefined && !loading && <ErrorState onRetry={reload} />}
      {data === undefined && (error === undefined || loading) && (
        <div className={page.grid}>
          <LoadingNote text={shell.loading} />
          <Skeleton height="220px" />
          <Skeleton height="220px" />
        </div>
      )}
      {data !== undefined && (
        <div className={page.grid}>
          <GradePanel vip={data.vip} guest={status === 'guest'} />
          <FreeCaseCard />
          <GradeLadder vip={data.vip} guest={status === 'guest'} onClaimed={reload} />
        </div>
      )}
    </GrowthPage>
  );
}
