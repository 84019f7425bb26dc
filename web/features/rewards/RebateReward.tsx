import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { MY_PROMOTION, PROMOTION } from './rewards-query.ts';
import { REBATE_CLAIM, useClaim } from './use-claim.ts';

/** Rebates that wait to be claimed. */
export const RebateReward = () => {
  const { rewards } = useMessages();
  const { promotion: words } = rewards;
  const { locale } = useLocale();
  const { data, refetch } = useQuery(MY_PROMOTION, { fetchPolicy: 'cache-first' });
  const { claiming, refusal, claim } = useClaim(REBATE_CLAIM, () => {
    refetch().catch(() => undefined);
  });
  const promotion = readFragment(PROMOTION, data?.promotion);
  const claimable = promotion?.claimable ?? 0;
  return (
    <Panel icon="user" title={words.title} text={words.lead}>
      <Refusal error={refusal} />
      {claimable > 0 && (
        <Row justify="between" gap={16}>
          <Text as="bdi" size="title" num>
            {rewards.vip.points({ amount: formatMoney(claimable, locale) })}
          </Text>
          <Button variant="primary" busy={claiming !== null} onClick={() => claim(0)}>
            {words.claim}
          </Button>
        </Row>
      )}
      <ButtonLink variant="ghost" iconEnd="right" className={panel.link} to="/personal/promo">
        {words.open}
      </ButtonLink>
    </Panel>
  );
};
