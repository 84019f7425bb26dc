import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { useList } from '../../platform/use-list.ts';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { PROMOTION_RECORDS } from '../rewards/rewards-query.ts';
import { MoreButton } from '../targets/MoreButton.tsx';
import styles from './RebateRecords.module.css';

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Stack as="span" align="end">
    <Text size="small" tone="muted">
      {label}
    </Text>
    <Text as="bdi" num>
      {value}
    </Text>
  </Stack>
);

/** Deposits of the invited, and what each brought. */
export const RebateRecords = () => {
  const { rewards, shell } = useMessages();
  const { promotion: words } = rewards;
  const { locale } = useLocale();
  const list = useList(PROMOTION_RECORDS, {}, { fetchPolicy: 'network-only' });
  return (
    <Panel icon="list" title={words.records} wide {...(list.nodes?.length === 0 && { text: words.noRecords })}>
      <LoadedList list={list} skeleton={<Skeleton height="120px" />} empty={null} next={<MoreButton list={list} />}>
        {(records) => (
          <ul>
            {records.map(({ id, nickname, deposit, rebate, at }) => (
              <Grid
                key={id}
                as="li"
                align="center"
                gapY={4}
                gapX={20}
                minHeight={60}
                padY={8}
                line="top"
                className={styles.record}
              >
                <Stack as="span" shrink>
                  {nickname ? <bdi className="name">{nickname}</bdi> : <Text tone="muted">{shell.hiddenPlayer}</Text>}
                  <Text as="time" size="small" tone="muted" dateTime={at}>
                    {formatDateTime(at, locale)}
                  </Text>
                </Stack>
                <Figure label={words.deposited} value={formatMoney(deposit, locale)} />
                <Figure
                  label={words.rebate}
                  value={rewards.vip.points({ amount: `+${formatMoney(rebate, locale)}` })}
                />
              </Grid>
            ))}
          </ul>
        )}
      </LoadedList>
    </Panel>
  );
};
