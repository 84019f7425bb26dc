import { useQuery } from '@apollo/client/react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { VIP } from '../rewards/rewards-query.ts';
import { claimableGrades } from '../rewards/rewards-sums.ts';
import { useClaim, VIP_CLAIM } from '../rewards/use-claim.ts';
import styles from './rewards.module.css';

/** Rewards of member grades that wait to be claimed. */
export const GradeRewards = () => {
  const { rewards } = useMessages();
  const { locale } = useLocale();
  const { data, refetch } = useQuery(VIP, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const { claiming, refusal, claim } = useClaim(VIP_CLAIM, () => {
    refetch().catch(() => undefined);
  });
  const waiting = data === undefined ? [] : claimableGrades(data.vip.grades, data.vip.grade);
  return (
    <Panel
      icon="crown"
      title={rewards.vip.rewards}
      {...(data && { aside: rewards.vip.now({ grade: data.vip.grade }) })}
      {...(waiting.length === 0 && { text: rewards.vip.noRewards })}
    >
      <Refusal error={refusal} />
      {waiting.length > 0 && (
        <Stack as="ul">
          {waiting.map(({ grade, reward }) => (
            <li key={grade} className={styles.tier}>
              <Stack as="span" gap={6} shrink className={styles.goal}>
                {rewards.vip.gradeName({ grade })}
              </Stack>
              <Text as="bdi" num>
                {rewards.vip.points({ amount: formatMoney(reward, locale) })}
              </Text>
              <span className={styles.tierState}>
                <Button
                  variant="primary"
                  busy={claiming === grade}
                  disabled={claiming !== null}
                  aria-label={rewards.vip.claimOf({ grade })}
                  onClick={() => claim(grade)}
                >
                  {rewards.claim}
                </Button>
              </span>
            </li>
          ))}
        </Stack>
      )}
      <ButtonLink variant="ghost" iconEnd="right" className={styles.link} to="/personal/vip">
        {rewards.vip.all}
      </ButtonLink>
    </Panel>
  );
};
