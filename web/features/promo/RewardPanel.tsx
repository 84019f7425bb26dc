import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { Panel } from '../growth/Panel.tsx';
import { REBATE_CLAIM, useClaim } from '../growth/use-claim.ts';
import styles from './promo.module.css';

interface RewardPanelProps {
  readonly promotion: PromotionFactsFragment;
  readonly onClaimed: () => void;
}

/** What the programme has brought, and what of it can be claimed. */
export const RewardPanel = ({ promotion, onClaimed }: RewardPanelProps) => {
  const { growth } = useMessages();
  const { promo } = growth;
  const { locale } = useLocale();
  const { claiming, refusal, claim } = useClaim(REBATE_CLAIM, onClaimed);
  const { claimable, rewards, invitedCount, deposits } = promotion;
  return (
    <Panel icon="gift" title={promo.rewards}>
      <p className={styles.claimable}>
        <span className="muted">{promo.claimable}</span>
        <bdi className="num">{growth.vip.points({ amount: formatMoney(claimable, locale) })}</bdi>
      </p>
      <Refusal error={refusal} />
      <Button
        variant="primary"
        size="large"
        busy={claiming !== null}
        disabled={claimable === 0 || claiming !== null}
        onClick={() => claim(0)}
      >
        {claimable === 0 ? promo.nothing : promo.claim}
      </Button>
      <dl className={styles.facts}>
        <div>
          <dt>{promo.invited}</dt>
          <dd className="num">{formatCount(invitedCount, locale)}</dd>
        </div>
        <div>
          <dt>{promo.deposits}</dt>
          <dd className="num">{formatMoney(deposits, locale)}</dd>
        </div>
        <div>
          <dt>{promo.total}</dt>
          <dd className="num">{formatMoney(rewards, locale)}</dd>
        </div>
      </dl>
    </Panel>
  );
};
