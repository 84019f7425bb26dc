import { skipToken, useQuery } from '@apollo/client/react';
import type { DailyRewardOfTodayQuery } from '../../generated/graphql.ts';
import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { Progress } from '../rewards/Progress.tsx';
import { DAILY_REWARD } from '../rewards/rewards-query.ts';
import { shareDone } from '../rewards/rewards-sums.ts';
import { DAILY_CLAIM, useClaim } from '../rewards/use-claim.ts';
import styles from './rewards.module.css';

type Tier = DailyRewardOfTodayQuery['dailyReward']['tiers'][number];

interface TierRowProps {
  readonly each: Tier;
  readonly deposited: number;
  readonly claiming: number | null;
  readonly onClaim: (tier: number) => void;
}

const TierRow = ({ each, deposited, claiming, onClaim }: TierRowProps) => {
  const { rewards } = useMessages();
  const { locale } = useLocale();
  const { tier, deposit, reward, state } = each;
  const { daily } = rewards;
  const goal = formatMoney(deposit, locale);
  return (
    <li className={styles.tier} data-state={state}>
      <Stack as="span" gap={6} shrink className={styles.goal}>
        <span>{daily.goal({ amount: goal })}</span>
        <Progress
          label={daily.goal({ amount: goal })}
          share={shareDone(deposited, deposit)}
          text={`${formatMoney(deposited, locale)} / ${goal}`}
        />
      </Stack>
      <Text as="bdi" num>
        {daily.reward({ amount: formatMoney(reward, locale) })}
      </Text>
      <span className={styles.tierState}>
        {state === 'CLAIMABLE' && (
          <Button
            variant="primary"
            busy={claiming === tier}
            disabled={claiming !== null}
            aria-label={daily.claimOf({ amount: goal })}
            onClick={() => onClaim(tier)}
          >
            {rewards.claim}
          </Button>
        )}
        {state === 'CLAIMED' && (
          <Row as="span" size="small" gap={4} tone="muted">
            <Icon name="check" size={14} /> {rewards.states.CLAIMED}
          </Row>
        )}
        {state === 'LOCKED' && <Icon name="lock" size={16} className={styles.lock} />}
      </span>
    </li>
  );
};

/** What today's deposits bring, tier by tier. */
export const DailyRewards = () => {
  const { rewards } = useMessages();
  const { daily } = rewards;
  const { locale } = useLocale();
  const { status } = useSession();
  const { data, error, loading, refetch } = useQuery(
    DAILY_REWARD,
    status === 'player' ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  const reload = (): void => {
    refetch().catch(() => undefined);
  };
  const { claiming, refusal, claim } = useClaim(DAILY_CLAIM, reload);
  const today = data?.dailyReward;
  return (
    <Panel
      icon="plus"
      title={daily.title}
      text={daily.text}
      {...(today && { aside: daily.resets({ moment: formatDateTime(today.resetsAt, locale) }) })}
    >
      {today === undefined && error !== undefined && !loading && <ErrorState onRetry={reload} />}
      {today === undefined && (error === undefined || loading) && <Skeleton height="200px" />}
      <Refusal error={refusal} />
      {today !== undefined && (
        <Stack as="ul">
          {today.tiers.map((each) => (
            <TierRow key={each.tier} each={each} deposited={today.deposited} claiming={claiming} onClaim={claim} />
          ))}
        </Stack>
      )}
    </Panel>
  );
};
