import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { GoldenCodeForm } from '../golden-code/GoldenCodeForm.tsx';
import { CouponList } from './CouponList.tsx';
import { DailyRewards } from './DailyRewards.tsx';
import { FirstDeposit } from './FirstDeposit.tsx';
import { FreeCaseCard } from './FreeCaseCard.tsx';
import { GradeRewards } from './GradeRewards.tsx';
import { Panel } from './Panel.tsx';
import { RebateReward } from './RebateReward.tsx';
import { RewardsFrame, RewardsGrid } from './RewardsFrame.tsx';

/** `/promotions`: every bonus and reward one can claim now. */
export default function RewardsPage() {
  const { rewards } = useMessages();
  const { status, retry } = useSession();
  return (
    <RewardsFrame title={rewards.page.title} lead={rewards.page.lead}>
      <FirstDeposit />
      {status === 'guest' && <GuestPrompt {...rewards.page.guest} />}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {status === 'loading' && (
        <RewardsGrid>
          <Skeleton height="220px" />
          <Skeleton height="220px" />
        </RewardsGrid>
      )}
      {status === 'player' && (
        <RewardsGrid>
          <FreeCaseCard />
          <DailyRewards />
          <GradeRewards />
          <RebateReward />
          <CouponList />
          <Panel icon="bolt" title={rewards.golden.title} text={rewards.golden.text}>
            <GoldenCodeForm />
          </Panel>
        </RewardsGrid>
      )}
    </RewardsFrame>
  );
}
