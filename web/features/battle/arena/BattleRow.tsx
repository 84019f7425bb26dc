import { Link } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { ArenaBase } from '../base-path.ts';
import type { BattleRow as Battle } from './arena-query.ts';
import styles from './BattleRow.module.css';
import { RowCases } from './RowCases.tsx';
import { RowSeats } from './RowSeats.tsx';
import { RowStatus } from './RowStatus.tsx';
import { rowPlayback, rowStateOf } from './row-view.ts';

interface BattleRowProps {
  readonly battle: Battle;
  readonly base: ArenaBase;
  /** Milliseconds since 1970, server time. */
  readonly now: number;
  readonly playerId: string | null;
}

/** One battle: who wins it, its cases, its seats, what a seat costs, and the way in. */
export const BattleRow = ({ battle, base, now, playerId }: BattleRowProps) => {
  const { battle: words } = useMessages();
  const { arena } = words;
  const playback = rowPlayback(battle, now);
  const state = rowStateOf(playback);
  const mine = playerId !== null && battle.seats.some((seat) => seat.playerId === playerId);
  const joins = state === 'waiting' && !mine;
  const over = state === 'finished' || state === 'dissolved';
  const watches = state === 'running' && !mine;
  const act = joins ? arena.join : over ? arena.result : watches ? arena.watch : arena.enter;
  const about = [
    battle.teams ? words.teams : words.seats({ count: battle.seatCount }),
    words.rounds({ count: battle.boxes.length }),
  ];
  return (
    <li className={styles.row} data-state={state}>
      <Box shrink className={styles.what}>
        <h3>
          {words.wins[battle.mode]}
          {battle.official && (
            <Text size="note" padX={6} radius="small" ring="hairline" weight={400} tone="muted">
              {words.tags.official}
            </Text>
          )}
          {battle.private && (
            <Text size="note" padX={6} radius="small" ring="hairline" weight={400} tone="muted">
              {words.tags.private}
            </Text>
          )}
          {mine && (
            <Text size="note" padX={6} radius="small" ring="hairline" weight={400} tone="text" ground="surface-3">
              {words.tags.mine}
            </Text>
          )}
        </h3>
        <Text as="p" size="note" marginTop={2} tone="muted">
          {about.join(' · ')}
        </Text>
      </Box>
      <RowCases battle={battle} />
      <Stack gap={4} className={styles.who}>
        <RowSeats battle={battle} state={state} />
        <RowStatus battle={battle} state={state} playback={playback} now={now} />
      </Stack>
      <Row as="p" align={['baseline', 'end']} gap={[8, 0]} className={styles.cost}>
        <span>{arena.perSeat}</span>
        <Money value={battle.cost} />
      </Row>
      <Link
        to={`${base}/${battle.id}`}
        className={joins ? styles.join : styles.look}
        aria-label={`${act}，${words.wins[battle.mode]}，${about.join('，')}`}
      >
        {act}
      </Link>
    </li>
  );
};
