import { useQuery } from '@apollo/client/react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { PlayerName } from '../../../platform/PlayerName.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Grid, Row, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Repeat } from '../../../ui/Repeat.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tag } from '../Tag.tsx';
import { type ArenaPeriod, PERIODS, RANK_PERIODS } from './arena-address.ts';
import { BATTLE_RANK } from './arena-query.ts';
import styles from './Leaderboard.module.css';

interface LeaderboardProps {
  readonly period: ArenaPeriod;
  readonly onPeriod: (period: ArenaPeriod) => void;
}

/** The players that won the most in battles, by day, week or month. */
export const Leaderboard = ({ period, onPeriod }: LeaderboardProps) => {
  const { battle: words } = useMessages();
  const { rank, arena } = words;
  const { locale } = useLocale();
  const query = useQuery(BATTLE_RANK, {
    variables: { period: PERIODS[period] },
    fetchPolicy: 'no-cache',
  });
  return (
    <div className={`wrap ${styles.board}`}>
      <VisuallyHidden as="h2">{arena.tabs.leaderboard}</VisuallyHidden>
      <Row wrap justify="between" gapY={8} gapX={20} padTop={16} padBottom={12}>
        <Segmented
          label={rank.period}
          choices={RANK_PERIODS.map((value) => ({ value, label: rank.periods[value] }))}
          value={period}
          onChange={onPeriod}
        />
        <Text as="p" size="note" tone="muted">
          {rank.note}
        </Text>
      </Row>
      <Loaded
        from={query}
        value={query.data?.battleRank}
        skeleton={
          <>
            <LoadingNote text={arena.loading} />
            <Repeat times={8}>
              <Grid align="center" gapX={8} minHeight={64} padY={8} line="bottom" className={styles.row}>
                <Skeleton width="50%" height="20px" />
              </Grid>
            </Repeat>
          </>
        }
        error={arena.error}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon="crown" {...rank.empty} />
          ) : (
            <Box as="table" width="full" className={styles.table}>
              <VisuallyHidden as="thead">
                <tr>
                  <th scope="col">{rank.rank}</th>
                  <th scope="col">{rank.player}</th>
                  <th scope="col">{rank.wins}</th>
                  <th scope="col">{rank.won}</th>
                </tr>
              </VisuallyHidden>
              <tbody>
                {rows.map((row) => {
                  const top = row.rank <= 3;
                  return (
                    <Grid
                      as="tr"
                      key={row.rank}
                      align="center"
                      gapX={8}
                      minHeight={64}
                      padY={8}
                      line="bottom"
                      className={styles.row}
                      data-mine={row.mine || undefined}
                    >
                      <Text
                        as="td"
                        pad={0}
                        size={top ? 'display' : 'tight'}
                        tone={top ? 'text' : 'muted'}
                        num
                        className={styles.rank}
                      >
                        {formatCount(row.rank, locale)}
                      </Text>
                      <Row as="td" pad={0} gap={12} shrink weight={500} className={styles.player}>
                        <Avatar picture={row.avatar} size={40} />
                        <PlayerName playerId={row.playerId} nickname={row.nickname} padY={10} />
                        {row.mine && <Tag own>{words.tags.you}</Tag>}
                      </Row>
                      <Text as="td" pad={0} size={['small', 'body']} tone="muted" className={styles.wins}>
                        {rank.winsOf({ wins: row.wins, battles: row.battles })}
                      </Text>
                      <Text as="td" pad={0} size={top ? 'title' : 'tight'} text="end" className={styles.won}>
                        <Money value={row.won} />
                      </Text>
                    </Grid>
                  );
                })}
              </tbody>
            </Box>
          )
        }
      </Loaded>
    </div>
  );
};
