import { useQuery } from '@apollo/client/react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Stack } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { RewardRow } from './RewardRow.tsx';
import { VIP } from './rewards-query.ts';
import { claimableGrades } from './rewards-sums.ts';
import { useClaim, VIP_CLAIM } from './use-claim.ts';

/** Rewards of member grades that wait to be claimed. */
export const GradeRewards = () => {
  const { rewards } = useMessages();
  const { locale } = useLocale();
  const { data, refetch } = useQuery(VIP, { fetchPolicy: 'cache-first' });
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
            <RewardRow
              key={grade}
              reward={rewards.vip.points({ amount: formatMoney(reward, locale) })}
              state="CLAIMABLE"
              label={rewards.vip.claimOf({ grade })}
              busy={claiming === grade}
              disabled={claiming !== null}
              onClaim={() => claim(grade)}
            >
              {rewards.vip.gradeName({ grade })}
            </RewardRow>
          ))}
        </Stack>
      )}
      <ButtonLink variant="ghost" iconEnd="right" className={panel.link} to="/personal/vip">
        {rewards.vip.all}
      </ButtonLink>
    </Panel>
  );
};
