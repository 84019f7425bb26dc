import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import { useSession } from '../../platform/session.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { RewardsFrame, RewardsGrid } from '../rewards/RewardsFrame.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TRANSFER_SITE } from './transfer-query.ts';

const Amount = ({ children }: { readonly children: ReactNode }) => (
  <Text as="p" size="display">
    {children ?? <Skeleton width="96px" height="28px" />}
  </Text>
);

const Balances = () => {
  const { transfer, shell } = useMessages();
  const { wallet } = useSession();
  return (
    <Panel icon="list" title={transfer.balances}>
      <Facts
        shape="below"
        gapX={40}
        facts={[
          {
            label: shell.header.points,
            value: <Amount>{wallet && <Money value={wallet.points} coin={false} />}</Amount>,
          },
          { label: shell.header.balance, value: <Amount>{wallet && <Money value={wallet.coin} />}</Amount> },
        ]}
      />
      <Text as="p" tone="muted">
        {transfer.about}
      </Text>
      <Row wrap gap={8} align="stretch">
        <ButtonLink to="/shop?with=points">{transfer.toShop}</ButtonLink>
        <ButtonLink variant="ghost" to="/records?tab=flow&kind=transfer">
          {transfer.toRecords}
        </ButtonLink>
      </Row>
    </Panel>
  );
};

/** `/personal/transfer`: points to coin, or to another player. */
export default function TransferPage() {
  const { transfer } = useMessages();
  const { data } = useQuery(TRANSFER_SITE);
  return (
    <RewardsFrame title={transfer.title} lead={transfer.lead}>
      <PlayersOnly guest={transfer.guest}>
        <RewardsGrid>
          <Panel icon="swap" title={transfer.formTitle}>
            <TransferForm toPlayers={data?.site.transfersToPlayers ?? false} />
          </Panel>
          <Balances />
        </RewardsGrid>
      </PlayersOnly>
    </RewardsFrame>
  );
}
