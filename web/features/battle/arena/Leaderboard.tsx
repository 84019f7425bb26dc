import { useQuery } from '@apollo/client/react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { type ArenaPeriod, PERIODS, RANK_PERIODS } from './arena-address.ts';
import { BATTLE_RANK } from './arena-query.ts';
import styles from './Leaderboard.module.css';

interface LeaderboardProps {
  readonly period: ArenaPeriod;
  readonly onPeriod: (period: ArenaPeriod) => void;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Who has won the most in battles, by day, week or month. */
export const Leaderboard = ({ period, onPeriod }: LeaderboardProps) => {
  const { battle: words } = useMessages();
  const { rank, arena } = words;
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(BATTLE_RANK, {
    variables: { period: PERIODS[period] },
    fetchPolicy: 'no-cache',
  });
  const rows = data?.battleRank;
  return (
    <div className={`wrap ${styles.board}`}>
      <h2 className="sr-only">{arena.tabs.leaderboard}</h2>
      <div className={styles.head}>
        <Segmented
          label={rank.period}
          choices={RANK_PERIODS.map((value) => ({ value, label: rank.periods[value] }))}
          value={period}
          onChange={onPeriod}
        />
        <p>{rank.note}</p>
      </div>
      {rows === undefined && error !== undefined && <ErrorState {...arena.error} onRetry={() => refetch()} />}
      {rows === undefined && error === undefined && (
        <>
          <LoadingNote text={arena.loading} />
          {PLACES.map((place) => (
            <div key={place} className={styles.row}>
              <Skeleton width="50%" height="20px" />
            </div>
          ))}
        </>
      )}
      {rows?.length === 0 && <EmptyState icon="crown" {...rank.empty} />}
      {rows !== undefined && rows.length > 0 && (
        <table className={styles.table}>
          <thead className="sr-only">
            <tr>
              <th scope="col">{rank.rank}</th>
              <th scope="col">{rank.player}</th>
              <th scope="col">{rank.wins}</th>
              <th scope="col">{rank.won}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.rank}
                className={styles.row}
                data-top={row.rank <= 3 || undefined}
                data-mine={row.mine || undefined}
              >
                <td className={`num ${styles.rank}`}>{formatCount(row.rank, locale)}</td>
                <td className={styles.player}>
                  <Avatar picture={row.avatar} size={40} />
                  <span className="name">{row.nickname}</span>
                  {row.mine && <span className={styles.you}>{words.tags.you}</span>}
                </td>
                <td className={styles.wins}>{rank.winsOf({ wins: row.wins, battles: row.battles })}</td>
                <td className={styles.won}>
                  <Money value={row.won} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
