import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { REBATE_CLAIM, useClaim } from '../rewards/use-claim.ts';
import styles from './promotion.module.css';

interface RewardPanelProps {
  readonly promotion: PromotionFactsFragment;
  readonly onClaimed: () => void;
}

/** What inviting others has brought, and what of it can be claimed. */
export const RewardPanel = ({ promotion, onClaimed }: RewardPanelProps) => {
  const { promotion: words, vip } = useMessages().rewards;
  const { locale } = useLocale();
  const { claiming, refusal, claim } = useClaim(REBATE_CLAIM, onClaimed);
  const { claimable, rewards, invitedCount, deposits } = promotion;
  return (
    <Panel icon="gift" title={words.rewards}>
      <p className={styles.claimable}>
        <span className="muted">{words.claimable}</span>
        <bdi className="num">{vip.points({ amount: formatMoney(claimable, locale) })}</bdi>
      </p>
      <Refusal error={refusal} />
      <Button
        variant="primary"
        size="large"
        busy={claiming !== null}
        disabled={claimable === 0 || claiming !== null}
        onClick={() => claim(0)}
      >
        {claimable === 0 ? words.nothing : words.claim}
      </Button>
      <dl className={styles.facts}>
        <div>
          <dt>{words.invited}</dt>
          <dd className="num">{formatCount(invitedCount, locale)}</dd>
        </div>
        <div>
          <dt>{words.deposits}</dt>
          <dd className="num">{formatMoney(deposits, locale)}</dd>
        </div>
        <div>
          <dt>{words.total}</dt>
          <dd className="num">{formatMoney(rewards, locale)}</dd>
        </div>
      </dl>
    </Panel>
  );
};
