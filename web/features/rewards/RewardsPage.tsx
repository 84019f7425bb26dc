import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Box } from '../../ui/Box.tsx';
import { FOLLOWS, LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { GoldenCodeForm } from '../golden-code/GoldenCodeForm.tsx';
import styles from './ClaimAll.module.css';
import { ClaimAll } from './ClaimAll.tsx';
import { ComesNext } from './ComesNext.tsx';
import { CouponList } from './CouponList.tsx';
import { waitingOf } from './claim-all.ts';
import { DailyRewards } from './DailyRewards.tsx';
import { FirstDeposit } from './FirstDeposit.tsx';
import { FreeCaseCard } from './FreeCaseCard.tsx';
import { GradeRewards } from './GradeRewards.tsx';
import { Panel } from './Panel.tsx';
import { RebateReward } from './RebateReward.tsx';
import { RewardCalendar } from './RewardCalendar.tsx';
import { RewardsFrame, RewardsGrid } from './RewardsFrame.tsx';
import { PROMOTION, REWARDS_OVERVIEW } from './rewards-query.ts';
import { upcomingOf } from './upcoming.ts';

/** Heights of the panels as most players see them, in pixels. */
const PANELS = [214, 346, 435, 176, 236, 136, 104, 200] as const;

/** Everything is asked for at once, so that no panel pushes another down; the panels read it from the cache. */
const PlayerRewards = () => {
  const { rewards, shell } = useMessages();
  const { status } = useSession();
  const { data, error, loading, refetch } = useQuery(REWARDS_OVERVIEW, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: status !== 'player',
  });
  if (data === undefined && error !== undefined && !loading) {
    return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (data === undefined) {
    return (
      <RewardsGrid>
        <LoadingNote text={shell.loading} />
        <Box span="all" className={styles.blank}>
          <Skeleton height="100%" />
        </Box>
        {PANELS.map((height) => (
          <Box key={height} style={{ minBlockSize: height }}>
            <Skeleton height="100%" />
          </Box>
        ))}
      </RewardsGrid>
    );
  }
  const claimable = readFragment(PROMOTION, data.promotion).claimable;
  return (
    <>
      <FirstDeposit />
      <div className={FOLLOWS}>
        <RewardsGrid>
          <ClaimAll waiting={waitingOf({ ...data, claimable })} />
          <FreeCaseCard />
          <DailyRewards />
          <RewardCalendar days={data.rewardCalendar} />
          <ComesNext upcoming={upcomingOf(data)} />
          <GradeRewards />
          <RebateReward />
          <CouponList />
          <Panel icon="bolt" title={rewards.golden.title} text={rewards.golden.text}>
            <GoldenCodeForm />
          </Panel>
        </RewardsGrid>
      </div>
    </>
  );
};

/** `/promotions`: every bonus and reward one can claim now. */
export default function RewardsPage() {
  const { rewards } = useMessages();
  const { status, retry } = useSession();
  return (
    <RewardsFrame title={rewards.page.title} lead={rewards.page.lead}>
      {status === 'guest' && <FirstDeposit />}
      {status === 'guest' && (
        <div className={FOLLOWS}>
          <GuestPrompt {...rewards.page.guest} />
        </div>
      )}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {(status === 'player' || status === 'loading') && <PlayerRewards />}
    </RewardsFrame>
  );
}
