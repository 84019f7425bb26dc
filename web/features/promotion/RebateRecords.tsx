import type { PromotionRecordsQuery } from '../../generated/graphql.ts';
import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useConnection } from '../../platform/use-connection.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Panel } from '../rewards/Panel.tsx';
import page from '../rewards/page.module.css';
import { PROMOTION_RECORDS } from '../rewards/rewards-query.ts';
import { MoreButton } from '../targets/MoreButton.tsx';
import styles from './promotion.module.css';

const PAGE_SIZE = 15;

const recordsIn = (data: PromotionRecordsQuery) => data.promotionRecords;

/** Deposits of the invited, and what each brought. */
export const RebateRecords = () => {
  const { rewards } = useMessages();
  const { promotion: words } = rewards;
  const { locale } = useLocale();
  const list = useConnection(PROMOTION_RECORDS, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'network-only',
    in: recordsIn,
  });
  return (
    <Panel
      icon="list"
      title={words.records}
      className={page.full}
      {...(list.nodes?.length === 0 && { text: words.noRecords })}
    >
      {list.failed && <ErrorState onRetry={list.reload} />}
      {list.nodes === undefined && !list.failed && <Skeleton height="120px" />}
      {list.nodes !== undefined && list.nodes.length > 0 && (
        <ul className={styles.records}>
          {list.nodes.map(({ id, nickname, deposit, rebate, at }) => (
            <li key={id}>
              <Stack as="span" shrink className={styles.who}>
                {nickname ? <bdi className="name">{nickname}</bdi> : <Text tone="muted">{rewards.erased}</Text>}
                <time dateTime={at}>{formatDateTime(at, locale)}</time>
              </Stack>
              <Stack as="span" align="end" className={styles.figure}>
                <span>{words.deposited}</span>
                <Text as="bdi" num>
                  {formatMoney(deposit, locale)}
                </Text>
              </Stack>
              <Stack as="span" align="end" className={styles.figure}>
                <span>{words.rebate}</span>
                <Text as="bdi" num>
                  {rewards.vip.points({ amount: `+${formatMoney(rebate, locale)}` })}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && <MoreButton loading={list.loadingMore} onMore={list.loadMore} />}
    </Panel>
  );
};
