import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { PROMOTION_RECORDS } from '../growth/growth-query.ts';
import { Panel } from '../growth/Panel.tsx';
import page from '../growth/page.module.css';
import { pageOf } from '../records/pages.ts';
import { usePages } from '../records/use-pages.ts';
import { MoreButton } from '../targets/MoreButton.tsx';
import styles from './promo.module.css';

const PAGE_SIZE = 15;

/** Deposits of the invited, and what each brought. */
export const RebateRecords = () => {
  const { growth } = useMessages();
  const { promo } = growth;
  const { locale } = useLocale();
  const client = useApolloClient();
  const read = useCallback(
    async (after: string | null) => {
      const variables = { first: PAGE_SIZE, after };
      const { data } = await client.query({ query: PROMOTION_RECORDS, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      return pageOf(data.promotionRecords);
    },
    [client],
  );
  const list = usePages(read);
  return (
    <Panel
      icon="list"
      title={promo.records}
      className={page.full}
      {...(list.nodes?.length === 0 && { text: promo.noRecords })}
    >
      {list.failed && <ErrorState onRetry={list.reload} />}
      {list.nodes === undefined && !list.failed && <Skeleton height="120px" />}
      {list.nodes !== undefined && list.nodes.length > 0 && (
        <ul className={styles.records}>
          {list.nodes.map(({ id, nickname, deposit, rebate, at }) => (
            <li key={id}>
              <span className={styles.who}>
                {nickname ? <bdi className="name">{nickname}</bdi> : <span className="muted">{growth.erased}</span>}
                <time dateTime={at}>{formatDateTime(at, locale)}</time>
              </span>
              <span className={styles.figure}>
                <span>{promo.deposited}</span>
                <bdi className="num">{formatMoney(deposit, locale)}</bdi>
              </span>
              <span className={styles.figure}>
                <span>{promo.rebate}</span>
                <bdi className="num">{growth.vip.points(`+${formatMoney(rebate, locale)}`)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && <MoreButton loading={list.loadingMore} onMore={list.loadMore} />}
    </Panel>
  );
};
