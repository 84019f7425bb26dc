import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { minutesLeft } from '../Countdown.tsx';
import type { Playback } from '../room/playback.ts';
import type { BattleRow } from './arena-query.ts';
import styles from './BattleRow.module.css';
import type { RowState } from './row-view.ts';

interface RowStatusProps {
  readonly battle: BattleRow;
  readonly state: RowState;
  readonly playback: Playback;
  /** Milliseconds since 1970, server time. */
  readonly now: number;
}

/** How far a battle is. */
export const RowStatus = ({ battle, state, playback, now }: RowStatusProps) => {
  const { arena } = useMessages().battle;
  const { locale } = useLocale();
  const { phase, settled } = playback;
  const of = battle.boxes.length;
  const round = phase.kind === 'turning' ? phase.round : settled;
  const running = round > 0 ? arena.running({ round, of }) : arena.starting;
  const value = battle.result ? formatMoney(battle.result.value, locale) : null;
  const ended = battle.mode === 'SHARED' ? arena.shared : arena.won;
  const finished = value === null ? arena.finished : ended({ value });
  const live = state === 'running';
  return (
    <Text
      as="p"
      size="note"
      position="relative"
      tone={live ? 'text' : 'muted'}
      nowrap
      className={live ? styles.live : undefined}
      style={live ? { '--done': round / of } : undefined}
    >
      {state === 'waiting' && (
        <>
          {arena.waiting} <Text num>{minutesLeft(Date.parse(battle.expiresAt) - now)}</Text>
        </>
      )}
      {live && running}
      {state === 'finished' && finished}
      {state === 'dissolved' && arena.dissolved}
    </Text>
  );
};
