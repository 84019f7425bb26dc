import { useMessages } from '../../../i18n/index.ts';
import { useDialogs } from '../../../platform/dialogs.tsx';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Money } from '../../../ui/Money.tsx';
import { GuardNote } from '../../play/GuardNote.tsx';
import type { ArenaBase } from '../base-path.ts';
import { seatingText } from '../seating-text.ts';
import { Tag } from '../Tag.tsx';
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

/** One battle: its mode, its cases, its seats, the cost of a seat, and the link or button that opens it. */
export const BattleRow = ({ battle, base, now, playerId }: BattleRowProps) => {
  const { battle: words } = useMessages();
  const { arena } = words;
  const { open } = useDialogs();
  const playback = rowPlayback(battle, now);
  const state = rowStateOf(playback);
  const mine = playerId !== null && battle.seats.some((seat) => seat.playerId === playerId);
  const joins = state === 'waiting' && !mine;
  const over = state === 'finished' || state === 'dissolved';
  const watches = state === 'running' && !mine;
  const act = joins ? arena.join : over ? arena.result : watches ? arena.watch : arena.enter;
  const about = [
    seatingText(words, battle),
    words.rounds({ count: battle.boxes.length }),
    ...(battle.pace === 'FAST' ? [words.fast] : []),
  ];
  const label = `${act} · ${words.wins[battle.mode]} · ${about.join(' · ')}`;
  const to = `${base}/${battle.id}`;
  return (
    <li className={styles.row} data-state={state}>
      <Box shrink className={styles.what}>
        <Row as="h3" size="tight" wrap gapY={2} gapX={8}>
          {words.wins[battle.mode]}
          {battle.official && <Tag>{words.tags.official}</Tag>}
          {battle.private && <Tag>{words.tags.private}</Tag>}
          {mine && <Tag own>{words.tags.mine}</Tag>}
        </Row>
        <Text as="p" size="note" marginTop={2} tone="muted">
          {about.join(' · ')}
        </Text>
        {joins && <GuardNote guard={battle.guard} />}
      </Box>
      <RowCases battle={battle} />
      <Stack gap={4} className={styles.who}>
        <RowSeats battle={battle} state={state} />
        <RowStatus battle={battle} state={state} playback={playback} now={now} />
      </Stack>
      <Stack as="p" direction={['row', 'column']} align={['baseline', 'end']} gap={[8, 0]} className={styles.cost}>
        <Text size="small" tone="muted">
          {arena.perSeat}
        </Text>
        <Text size="large">
          <Money value={battle.cost} />
        </Text>
      </Stack>
      {joins ? (
        <Button
          variant="primary"
          className={classNames(styles.act, styles.join)}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => open({ name: 'battleOpen', battle, to })}
        >
          {act}
        </Button>
      ) : (
        <ButtonLink to={to} className={classNames(styles.act, styles.look)} aria-label={label}>
          {act}
        </ButtonLink>
      )}
    </li>
  );
};
