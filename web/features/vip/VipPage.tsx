import { skipToken, useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { again, Loaded } from '../../platform/Loaded.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box } from '../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { FreeCaseCard } from '../rewards/FreeCaseCard.tsx';
import { RewardsFrame, RewardsGrid } from '../rewards/RewardsFrame.tsx';
import { FREE_CASE, VIP } from '../rewards/rewards-query.ts';
import { GradeLadder } from './GradeLadder.tsx';
import { GradePanel } from './GradePanel.tsx';

/** `/personal/vip`: the member grade, what it takes to rise, and what the grades bring. */
export default function VipPage() {
  const { rewards, shell } = useMessages();
  const { status } = useSession();
  const query = useQuery(VIP, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: status === 'loading',
  });
  // The free case stands above the grades, so they wait for it.
  const free = useQuery(FREE_CASE, status === 'player' ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const waits = status === 'player' && free.data === undefined && free.error === undefined;
  return (
    <RewardsFrame title={rewards.vip.title} lead={rewards.vip.lead}>
      <Loaded
        from={query}
        value={waits ? undefined : query.data}
        skeleton={
          <RewardsGrid>
            <LoadingNote text={shell.loading} />
            <Skeleton height="220px" />
            <Skeleton height="220px" />
            <Box span="all">
              <Skeleton height="960px" />
            </Box>
          </RewardsGrid>
        }
      >
        {({ vip }) => (
          <RewardsGrid>
            <GradePanel vip={vip} guest={status === 'guest'} />
            <FreeCaseCard />
            <GradeLadder vip={vip} guest={status === 'guest'} onClaimed={again(query)} />
          </RewardsGrid>
        )}
      </Loaded>
    </RewardsFrame>
  );
}
