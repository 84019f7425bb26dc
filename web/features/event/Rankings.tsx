import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { RankBoardsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { formatCount, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { PlayerName } from '../../platform/PlayerName.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { FOLLOWS, LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './Rankings.module.css';
import { RankRow } from './RankRow.tsx';
import { BOARDS, type Board, PERIODS, rankAddress } from './rank-choice.ts';

const RANK_BOARDS = graphql(`
  query RankBoards {
    battles: battleRank @args { rank playerId nickname avatar mine won wins battles }
    openings: ranking(kind: OPENINGS) @args { rank playerId nickname avatar mine value count }
    wins: ranking(kind: WINS) @args {
      rank playerId nickname mine value
      drop { id game wear skin { ...SkinCard @unmask } }
    }
  }
`);

const ROWS = 10;
const REFRESH_MS = 30_000;

type Rows = { readonly [Name in Board]: RankBoardsQuery[Name][number] };

const BattleRow = ({ row }: { readonly row: Rows['battles'] }) => {
  const { event } = useMessages();
  const { locale } = useLocale();
  return (
    <RankRow
      rank={row.rank}
      picture={<Avatar picture={row.avatar} size={36} />}
      name={<PlayerName playerId={row.playerId} nickname={row.nickname} padY={2} />}
      note={
        <Text truncate>
          {event.battleNote({ wins: formatCount(row.wins, locale), battles: formatCount(row.battles, locale) })}
        </Text>
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
      name={<PlayerName playerId={row.playerId} nickname={row.nickname} padY={2} />}
      note={<Text truncate>{event.openingNote({ count: row.count ?? 0 })}</Text>}
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
      picture={<Thumb image={drop.skin.imageSmall} grade={drop.skin.grade} />}
      name={skinNames(drop.skin, drop.wear, messages, locale).name}
      note={
        <>
          <Icon name={GAMES[drop.game].icon} size={14} />
          <PlayerName playerId={row.playerId} nickname={row.nickname} padY={4} position="relative" />
        </>
      }
      mine={row.mine}
      value={row.value}
      to={`/provably-fair/verify/${drop.id}`}
    />
  );
};

const rowsOf = (board: Board, data: RankBoardsQuery): readonly ReactNode[] => {
  switch (board) {
    case 'battles':
      return data.battles.map((row) => <BattleRow key={row.rank} row={row} />);
    case 'openings':
      return data.openings.map((row) => <OpeningRow key={row.rank} row={row} />);
    case 'wins':
      return data.wins.map((row) => <WinRow key={row.rank} row={row} />);
  }
};

interface BoardColumnProps {
  readonly board: Board;
  readonly data: RankBoardsQuery | undefined;
  /** Where there is room for one. */
  readonly shown: boolean;
}

const BoardColumn = ({ board, data, shown }: BoardColumnProps) => {
  const { event } = useMessages();
  const words = event.boards[board];
  const rows = data && rowsOf(board, data);
  return (
    <Box as="section" shrink className={styles.board} data-shown={shown || undefined} aria-labelledby={`rank-${board}`}>
      <Row align="baseline" gap={10} padTop={4} padBottom={8}>
        <Text as="h3" id={`rank-${board}`} nowrap visuallyHiddenBelow={1024}>
          {words.title}
        </Text>
        <Text as="p" size="note" tone="muted">
          {words.note}
        </Text>
      </Row>
      {rows === undefined && (
        <Repeat times={ROWS}>
          <Box line="top">
            <Skeleton height="57px" />
          </Box>
        </Repeat>
      )}
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
  const query = useQuery(RANK_BOARDS, {
    variables: { period: choice.period, first: ROWS },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const boards = (data: RankBoardsQuery | undefined) => (
    <Grid columns={1} gapX={48} className={styles.boards}>
      {data === undefined && <LoadingNote text={event.loading} />}
      {BOARDS.map((board) => (
        <BoardColumn key={board} board={board} data={data} shown={board === choice.board} />
      ))}
    </Grid>
  );
  return (
    <section className={FOLLOWS} aria-labelledby="rankings">
      <Row wrap justify="between" gapY={4} gapX={12} minHeight={60} padY={4}>
        <h2 id="rankings">{event.rankings}</h2>
        <Text as="p" display={['none', 'block']} grow size="small" tone="muted">
          {event.rankingsNote}
        </Text>
        <Segmented
          label={event.period}
          value={choice.period}
          choices={PERIODS.map((value) => ({ value, label: event.periods[value] }))}
          onChange={(period) => change({ period })}
        />
      </Row>
      <Box marginTop={4} marginBottom={12} className={styles.choose}>
        <Segmented
          label={event.board}
          value={choice.board}
          choices={BOARDS.map((value) => ({ value, label: event.boards[value].title }))}
          onChange={(board) => change({ board })}
        />
      </Box>
      <Loaded from={query} value={query.data} skeleton={boards(undefined)} error={{ title: event.failed }}>
        {boards}
      </Loaded>
    </section>
  );
};
