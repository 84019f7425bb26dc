import { useQuery } from '@apollo/client/react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { Panel } from '../rewards/Panel.tsx';
import page from '../rewards/page.module.css';
import { RewardsFrame } from '../rewards/RewardsFrame.tsx';
import { TransferForm } from './TransferForm.tsx';
import styles from './transfer.module.css';
import { TRANSFER_SITE } from './transfer-query.ts';

const Balances = () => {
  const { transfer, shell } = useMessages();
  const { locale } = useLocale();
  const { wallet } = useSession();
  return (
    <Panel icon="list" title={transfer.balances}>
      <Row as="dl" wrap gapY={12} gapX={40} align="stretch" className={styles.balances}>
        <div>
          <dt>{shell.header.points}</dt>
          <dd>
            {wallet === null ? (
              <Skeleton width="96px" height="28px" />
            ) : (
              <Text as="bdi" num>
                {formatMoney(wallet.points, locale)}
              </Text>
            )}
          </dd>
        </div>
        <div>
          <dt>{shell.header.balance}</dt>
          <dd>{wallet === null ? <Skeleton width="96px" height="28px" /> : <Money value={wallet.coin} />}</dd>
        </div>
      </Row>
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
  const { status, retry } = useSession();
  const { data } = useQuery(TRANSFER_SITE);
  return (
    <RewardsFrame title={transfer.title} lead={transfer.lead}>
      {status === 'guest' && <GuestPrompt {...transfer.guest} />}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {(status === 'player' || status === 'loading') && (
        <div className={page.grid}>
          <Panel icon="swap" title={transfer.formTitle}>
            <TransferForm toPlayers={data?.site.transfersToPlayers ?? false} />
          </Panel>
          <Balances />
        </div>
      )}
    </RewardsFrame>
  );
}
