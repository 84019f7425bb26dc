import { skipToken, useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { RewardsFrame, RewardsGrid } from '../rewards/RewardsFrame.tsx';
import { MY_PROMOTION, PROMOTION } from '../rewards/rewards-query.ts';
import { InvitePanel } from './InvitePanel.tsx';
import { LevelPanel } from './LevelPanel.tsx';
import { RebateRecords } from './RebateRecords.tsx';
import { ReferrerPanel } from './ReferrerPanel.tsx';
import { RewardPanel } from './RewardPanel.tsx';

/** `/personal/promo`: the partner page. */
export default function PromotionPage() {
  const { rewards, shell } = useMessages();
  const { status, retry } = useSession();
  const { data, error, loading, refetch } = useQuery(
    MY_PROMOTION,
    status === 'player' ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  const promotion = readFragment(PROMOTION, data?.promotion);
  const reload = (): void => {
    refetch().catch(() => undefined);
  };
  const failed = promotion === undefined && error !== undefined && !loading;
  return (
    <RewardsFrame title={rewards.promotion.title} lead={rewards.promotion.lead}>
      {status === 'guest' && <GuestPrompt {...rewards.promotion.guest} />}
      {(status === 'failed' || failed) && <ErrorState onRetry={status === 'failed' ? retry : reload} />}
      {(status === 'loading' || status === 'player') && promotion === undefined && !failed && (
        <RewardsGrid>
          <LoadingNote text={shell.loading} />
          <Skeleton height="240px" />
          <Skeleton height="240px" />
        </RewardsGrid>
      )}
      {status === 'player' && promotion !== undefined && (
        <RewardsGrid>
          <InvitePanel promotion={promotion} />
          <RewardPanel promotion={promotion} onClaimed={reload} />
          <LevelPanel promotion={promotion} />
          <ReferrerPanel promotion={promotion} />
          <RebateRecords />
        </RewardsGrid>
      )}
    </RewardsFrame>
  );
}
