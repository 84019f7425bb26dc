import { useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { SiteGame } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { gameText } from '../../ui/game-text.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Position } from '../../ui/Position.tsx';
import { GameDialog } from './GameDialog.tsx';
import styles from './system.module.css';
import type { SystemState } from './system-query.ts';

type Game = SystemState['games'][number];

const GAMES: readonly SiteGame[] = ['CASE', 'UPGRADE', 'DREAM', 'CONTRACT', 'BATTLE', 'GIVEAWAY'];

/** The games, each with its emergency stop. */
export const Games = ({ games }: Pick<SystemState, 'games'>) => {
  const words = useWords();
  const { games: text } = words.system;
  const [open, setOpen] = useState<string | null>(null);
  const opened = games.find(({ game }) => game === open);
  const asked = GAMES.find((game) => game.toLowerCase() === open);
  const columns = useMemo(
    (): readonly Column<Game>[] => [
      { id: 'game', head: text.game, cell: ({ game }) => <span>{gameText(words, game)}</span> },
      {
        id: 'state',
        head: text.state,
        width: '120px',
        phone: 'end',
        cell: ({ stopped }) => <Mark tone={stopped ? 'breach' : 'fine'}>{stopped ? text.stopped : text.running}</Mark>,
      },
      {
        id: 'since',
        head: text.since,
        width: '128px',
        phone: 'none',
        cell: ({ since }) => <Moment at={since} />,
      },
      { id: 'reason', head: text.reason, phone: 'none', cell: ({ reason }) => <bdi>{reason ?? '—'}</bdi> },
      {
        id: 'position',
        head: text.position,
        width: '112px',
        figure: true,
        phone: 'none',
        cell: ({ position }) => (position == null ? <span>—</span> : <Position at={position} />),
      },
      {
        id: 'act',
        head: '',
        width: '104px',
        figure: true,
        cell: ({ game, stopped }) => (
          <Button
            className={styles.small}
            variant={stopped ? 'secondary' : 'danger'}
            aria-label={(stopped ? text.resumeTitle : text.stopTitle)({ game: gameText(words, game) })}
            onClick={() => setOpen(game)}
          >
            {stopped ? text.resume : text.stop}
          </Button>
        ),
      },
    ],
    [text, words],
  );
  return (
    <Panel title={text.title} note={text.note}>
      <DataTable label={text.title} columns={columns} rows={games} rowKey={({ game }) => game} empty="—" />
      {opened !== undefined && asked !== undefined && (
        <GameDialog
          game={asked}
          name={gameText(words, opened.game)}
          isStopped={opened.stopped}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
};
