import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { GoldenCodeForm } from '../golden-code/GoldenCodeForm.tsx';
import { FreeCaseCard } from '../growth/FreeCaseCard.tsx';
import { GrowthPage } from '../growth/GrowthPage.tsx';
import { Panel } from '../growth/Panel.tsx';
import page from '../growth/page.module.css';
import { CouponList } from './CouponList.tsx';
import { DailyRewards } from './DailyRewards.tsx';
import { FirstDeposit } from './FirstDeposit.tsx';
import { GradeRewards } from './GradeRewards.tsx';
import { RebateReward } from './RebateReward.tsx';

/** `/promotions`: every bonus and reward one can claim now. */
export default function PromotionsPage() {
  const { growth } = useMessages();
  const { status, retry } = useSession();
  return (
    <GrowthPage title={growth.promotions.title} lead={growth.promotions.lead}>
      <FirstDeposit />
      {status === 'guest' && <GuestPrompt {...growth.promotions.guest} />}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {status === 'loading' && (
        <div className={page.grid}>
          <Skeleton height="220px" />
          <Skeleton height="220px" />
        </div>
      )}
      {status === 'player' && (
        <div className={page.grid}>
          <FreeCaseCard />
          <DailyRewards />
          <GradeRewards />
          <RebateReward />
          <CouponList />
          <Panel icon="bolt" title={growth.golden.title} text={growth.golden.text}>
            <GoldenCodeForm />
          </Panel>
        </div>
      )}
    </GrowthPage>
  );
}
