import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { REBATE_CLAIM, useClaim } from '../rewards/use-claim.ts';

interface RewardPanelProps {
  readonly promotion: PromotionFactsFragment;
  readonly onClaimed: () => void;
}

/** The rewards of the player's invitations, and the claimable part. */
export const RewardPanel = ({ promotion, onClaimed }: RewardPanelProps) => {
  const { promotion: words, vip } = useMessages().rewards;
  const { locale } = useLocale();
  const { claiming, refusal, claim } = useClaim(REBATE_CLAIM, onClaimed);
  const { claimable, rewards, invitedCount, deposits } = promotion;
  return (
    <Panel icon="gift" title={words.rewards}>
      <Row as="p" wrap align="baseline" justify="between" gapY={4} gapX={16}>
        <Text tone="muted">{words.claimable}</Text>
        <Text as="bdi" size="display" num>
          {vip.points({ amount: formatMoney(claimable, locale) })}
        </Text>
      </Row>
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
      <Facts
        shape="below"
        justify="between"
        facts={[
          { label: words.invited, value: <Count value={invitedCount} /> },
          { label: words.deposits, value: <Text num>{formatMoney(deposits, locale)}</Text> },
          { label: words.total, value: <Text num>{formatMoney(rewards, locale)}</Text> },
        ]}
      />
    </Panel>
  );
};
