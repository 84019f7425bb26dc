import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { formatCount, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import styles from './Rankings.module.css';
import { RankRow } from './RankRow.tsx';
import { BOARDS, type Board, PERIODS, rankAddress } from './rank-choice.ts';
import { RANK_BOARDS, type RankBoardsData } from './rank-query.ts';

const ROWS = 10;
const PLACES = Array.from({ length: ROWS }, (_, place) => place);
const REFRESH_MS = 30_000;

type Rows = { readonly [Name in Board]: RankBoardsData[Name][number] };

const BattleRow = ({ row }: { readonly row: Rows['battles'] }) => {
  const { event } = useMessages();
  const { locale } = useLocale();
  return (
    <RankRow
      rank={row.rank}
      picture={<Avatar picture={row.avatar} size={36} />}
      name={row.nickname}
      note={
        <span>
          {event.battleNote({ wins: formatCount(row.wins, locale), battles: formatCount(row.battles, locale) })}
        </span>
      }
      mine={row.mine}
      value={row.won}
    />
  );
};

const OpeningRow = ({ row }: { readonly row: Rows['openings'] }) => {
  const { event } = useMessages();
  return (
    <RankRow
      rank={row.rank}
      picture={<Avatar picture={row.avatar} size={36} />}
      name={row.nickname}
      note={<span>{event.openingNote({ count: row.count ?? 0 })}</span>}
      mine={row.mine}
      value={row.value}
    />
  );
};

const WinRow = ({ row }: { readonly row: Rows['wins'] }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { drop } = row;
  if (drop === null || drop === undefined) return null;
  return (
    <RankRow
      rank={row.rank}
      picture={<img src={drop.skin.imageSmall} alt="" width={72} height={45} decoding="async" />}
      name={skinNames(drop.skin, drop.wear, messages, locale).name}
      note={
        <>
          <Icon name={GAMES[drop.game].icon} size={14} />
          <span className="name">{row.nickname}</span>
        </>
      }
      mine={row.mine}
      value={row.value}
      item={{ grade: drop.skin.grade, to: `/provably-fair/verify/${drop.id}` }}
    />
  );
};

const rowsOf = (board: Board, data: RankBoardsData): readonly ReactNode[] => {
  switch (board) {
    case 'battles':
      return data.battles.map((row) => <BattleRow key={row.rank} row={row} />);
    case 'openings':
      return data.openings.map((row) => <OpeningRow key={row.rank} row={row} />);
    case 'wins':
      return data.wins.map((row) => <WinRow key={row.rank} row={row} />);
  }
};

const BoardColumn = ({ board, data }: { readonly board: Board; readonly data: RankBoardsData | undefined }) => {
  const { event } = useMessages();
  const words = event.boards[board];
  const rows = data && rowsOf(board, data);
  return (
    <Box as="section" shrink data-board={board} aria-labelledby={`rank-${board}`}>
      <Row align="baseline" gap={10} className={styles.boardHead}>
        <h3 id={`rank-${board}`}>{words.title}</h3>
        <p>{words.note}</p>
      </Row>
      {rows === undefined && PLACES.map((place) => <Skeleton key={place} className={styles.blank} height="57px" />)}
      {rows?.length === 0 && (
        <Text as="p" padY={28} line="top" tone="muted" text="center">
          {words.empty}
        </Text>
      )}
      {rows !== undefined && <ol>{rows}</ol>}
    </Box>
  );
};

/** Three boards over one period: battles, single items, openings. A phone shows one of them at a time. */
export const Rankings = () => {
  const { event } = useMessages();
  const [choice, change] = useAddressFilters(rankAddress);
  const { data, error, loading, refetch } = useQuery(RANK_BOARDS, {
    variables: { period: choice.period, first: ROWS },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  return (
    <section aria-labelledby="rankings">
      <Box wrap align="center" justify="between" gapY={4} gapX={12} minHeight={60} padY={4} className={styles.head}>
        <h2 id="rankings">{event.rankings}</h2>
        <p>{event.rankingsNote}</p>
        <Segmented
          label={event.period}
          value={choice.period}
          choices={PERIODS.map((value) => ({ value, label: event.periods[value] }))}
          onChange={(period) => change({ period })}
        />
      </Box>
      <div className={styles.choose}>
        <Segmented
          label={event.board}
          value={choice.board}
          choices={BOARDS.map((value) => ({ value, label: event.boards[value].title }))}
          onChange={(board) => change({ board })}
        />
      </div>
      {data === undefined && error !== undefined && !loading ? (
        <ErrorState title={event.failed} onRetry={() => refetch()} />
      ) : (
        <div className={styles.boards} data-shown={choice.board}>
          {data === undefined && <LoadingNote text={event.loading} />}
          {BOARDS.map((board) => (
            <BoardColumn key={board} board={board} data={data} />
          ))}
        </div>
      )}
    </section>
  );
};
