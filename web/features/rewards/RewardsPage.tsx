import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import { useSession } from '../../platform/session.tsx';
import { useOwnQuery } from '../../platform/use-own-query.ts';
import { Box } from '../../ui/Box.tsx';
import { FOLLOWS, LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
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

const Panels = () => {
  const { shell } = useMessages();
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
};

/** `/promotions`: every bonus and reward one can claim now. */
export default function RewardsPage() {
  const { rewards } = useMessages();
  const { status } = useSession();
  // Everything is asked for at once, so that no panel pushes another down; the panels read it from the cache.
  const query = useOwnQuery(REWARDS_OVERVIEW);
  return (
    <RewardsFrame title={rewards.page.title} lead={rewards.page.lead}>
      {status === 'guest' && <FirstDeposit />}
      <div className={status === 'guest' ? FOLLOWS : undefined}>
        <PlayersOnly guest={rewards.page.guest} from={query} value={query.data} skeleton={<Panels />}>
          {(data) => (
            <>
              <FirstDeposit />
              <div className={FOLLOWS}>
                <RewardsGrid>
                  <ClaimAll
                    waiting={waitingOf({ ...data, claimable: readFragment(PROMOTION, data.promotion).claimable })}
                  />
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
          )}
        </PlayersOnly>
      </div>
    </RewardsFrame>
  );
}
