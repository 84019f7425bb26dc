import { skipToken, useQuery } from '@apollo/client/react';
import type { DailyRewardOfTodayQuery } from '../../generated/graphql.ts';
import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { again, Loaded } from '../../platform/Loaded.tsx';
import { useSession } from '../../platform/session.tsx';
import { Stack } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { Panel } from './Panel.tsx';
import { Progress } from './Progress.tsx';
import { RewardRow } from './RewardRow.tsx';
import { DAILY_REWARD } from './rewards-query.ts';
import { shareDone } from './rewards-sums.ts';
import { DAILY_CLAIM, useClaim } from './use-claim.ts';

type Tier = DailyRewardOfTodayQuery['dailyReward']['tiers'][number];

interface TierRowProps {
  readonly each: Tier;
  readonly deposited: number;
  readonly claiming: number | null;
  readonly onClaim: (tier: number) => void;
}

const TierRow = ({ each, deposited, claiming, onClaim }: TierRowProps) => {
  const { daily } = useMessages().rewards;
  const { locale } = useLocale();
  const { tier, deposit, reward, state } = each;
  const goal = formatMoney(deposit, locale);
  return (
    <RewardRow
      reward={daily.reward({ amount: formatMoney(reward, locale) })}
      state={state}
      label={daily.claimOf({ amount: goal })}
      busy={claiming === tier}
      disabled={claiming !== null}
      onClaim={() => onClaim(tier)}
    >
      <span>{daily.goal({ amount: goal })}</span>
      <Progress
        label={daily.goal({ amount: goal })}
        share={shareDone(deposited, deposit)}
        text={`${formatMoney(deposited, locale)} / ${goal}`}
      />
    </RewardRow>
  );
};

/** The rewards of today's deposits, tier by tier. */
export const DailyRewards = () => {
  const { daily } = useMessages().rewards;
  const { locale } = useLocale();
  const { status } = useSession();
  const query = useQuery(DAILY_REWARD, status === 'player' ? { fetchPolicy: 'cache-first' } : skipToken);
  const { claiming, refusal, claim } = useClaim(DAILY_CLAIM, again(query));
  const today = query.data?.dailyReward;
  return (
    <Panel
      icon="plus"
      title={daily.title}
      text={daily.text}
      {...(today && { aside: daily.resets({ moment: formatDateTime(today.resetsAt, locale) }) })}
    >
      <Refusal error={refusal} />
      <Loaded from={query} value={today} skeleton={<Skeleton height="200px" />}>
        {({ tiers, deposited }) => (
          <Stack as="ul">
            {tiers.map((each) => (
              <TierRow key={each.tier} each={each} deposited={deposited} claiming={claiming} onClaim={claim} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
};
