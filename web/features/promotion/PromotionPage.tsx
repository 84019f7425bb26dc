import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { again } from '../../platform/Loaded.tsx';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import { useOwnQuery } from '../../platform/use-own-query.ts';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
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
  const { promotion: words } = rewards;
  const query = useOwnQuery(MY_PROMOTION);
  return (
    <RewardsFrame title={words.title} lead={words.lead}>
      <PlayersOnly
        guest={words.guest}
        from={query}
        value={readFragment(PROMOTION, query.data?.promotion)}
        skeleton={
          <RewardsGrid>
            <LoadingNote text={shell.loading} />
            <Repeat times={2}>
              <Skeleton height="240px" />
            </Repeat>
          </RewardsGrid>
        }
      >
        {(promotion) => (
          <RewardsGrid>
            <InvitePanel promotion={promotion} />
            <RewardPanel promotion={promotion} onClaimed={again(query)} />
            <LevelPanel promotion={promotion} />
            <ReferrerPanel promotion={promotion} />
            <RebateRecords />
          </RewardsGrid>
        )}
      </PlayersOnly>
    </RewardsFrame>
  );
}
