import { useQuery } from '@apollo/client/react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { VIP } from '../growth/growth-query.ts';
import { claimableGrades } from '../growth/growth-sums.ts';
import { Panel } from '../growth/Panel.tsx';
import { useClaim, VIP_CLAIM } from '../growth/use-claim.ts';
import styles from './promotions.module.css';

/** Rewards of member grades that wait to be claimed. */
export const GradeRewards = () => {
  const { growth } = useMessages();
  const { locale } = useLocale();
  const { data, refetch } = useQuery(VIP, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const { claiming, refusal, claim } = useClaim(VIP_CLAIM, () => {
    refetch().catch(() => undefined);
  });
  const waiting = data === undefined ? [] : claimableGrades(data.vip.grades, data.vip.grade);
  return (
    <Panel
      icon="crown"
      title={growth.vip.rewards}
      {...(data && { aside: growth.vip.now({ grade: data.vip.grade }) })}
      {...(waiting.length === 0 && { text: growth.vip.noRewards })}
    >
      <Refusal error={refusal} />
      {waiting.length > 0 && (
        <ul className={styles.tiers}>
          {waiting.map(({ grade, reward }) => (
            <li key={grade} className={styles.tier}>
              <span className={styles.goal}>{growth.vip.gradeName({ grade })}</span>
              <bdi className="num">{growth.vip.points({ amount: formatMoney(reward, locale) })}</bdi>
              <span className={styles.tierState}>
                <Button
                  variant="primary"
                  busy={claiming === grade}
                  disabled={claiming !== null}
                  aria-label={growth.vip.claimOf({ grade })}
                  onClick={() => claim(grade)}
                >
                  {growth.claim}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="ghost" iconEnd="right" className={styles.link} to="/personal/vip">
        {growth.vip.all}
      </ButtonLink>
    </Panel>
  );
};
