import type { GameRecordsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAME_NAMES, GAMES } from '../../platform/games.ts';
import { useOwnList } from '../../platform/use-list.ts';
import { Row } from '../../ui/Box.tsx';
import { BalanceAmount } from './BalanceAmount.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { RecordList } from './RecordList.tsx';
import { type RecordMark, RecordRow } from './RecordRow.tsx';
import styles from './RecordsPage.module.css';
import type { TabProps } from './tab-props.ts';

const GAME_RECORDS = graphql(`
  query GameRecords {
    gameRecords @list {
      id game cost won
      item { ...ItemCard @unmask }
      at
    }
  }
`);

type GameRecord = GameRecordsQuery['gameRecords']['edges'][number]['node'];

const markOf = ({ item, game }: GameRecord): RecordMark =>
  item
    ? { kind: 'item', image: item.skin.imageSmall, grade: item.skin.grade }
    : { kind: 'icon', icon: GAMES[game].icon };

const GamesRow = ({ record }: { readonly record: GameRecord }) => {
  const messages = useMessages();
  const { records } = messages;
  const { locale } = useLocale();
  const { id, game, cost, won, item, at } = record;
  return (
    <RecordRow
      mark={markOf(record)}
      title={messages.shell.games[game]}
      note={item ? skinNames(item.skin, item.wear, messages, locale).full : records.nothingWon}
      link={{ to: `/provably-fair/verify/${encodeURIComponent(id)}`, label: records.verify, icon: 'shield' }}
      facts={[
        { label: records.cost, value: <BalanceAmount value={cost} balance="COIN" /> },
        { label: records.won, value: <BalanceAmount value={won} balance="COIN" /> },
      ]}
      amount={<BalanceAmount value={won - cost} balance="COIN" signed />}
      at={at}
    />
  );
};

/** Every play: its cost, its win, and its proof. */
export const GamesTab = ({ filters, onChange }: TabProps) => {
  const { records, shell } = useMessages();
  const list = useOwnList(GAME_RECORDS, { game: filters.game }, { fetchPolicy: 'network-only' });
  return (
    <>
      <Row wrap gapX={24} minHeight={52} className={styles.filters}>
        <FilterSelect
          label={records.game}
          all={records.allGames}
          choices={GAME_NAMES}
          words={shell.games}
          value={filters.game}
          onChange={(game) => onChange({ game })}
        />
      </Row>
      <RecordList
        list={list}
        empty={{ icon: 'box', ...records.empty.games, action: { to: '/home', label: records.toCases } }}
        row={(record) => <GamesRow key={record.id} record={record} />}
      />
    </>
  );
};
