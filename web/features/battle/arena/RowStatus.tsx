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
  switch (state) {
    case 'waiting':
      return (
        <Text as="p" size="note" position="relative" tone="muted" nowrap className={styles.status}>
          {arena.waiting} <Text num>{minutesLeft(Date.parse(battle.expiresAt) - now)}</Text>
        </Text>
      );
    case 'running': {
      const begun = phase.kind === 'turning' || settled > 0;
      const round = phase.kind === 'turning' ? phase.round : settled;
      return (
        <Text
          as="p"
          size="note"
          position="relative"
          tone="muted"
          nowrap
          className={styles.status}
          data-live=""
          style={{ '--done': begun ? round / of : 0 }}
        >
          {begun ? arena.running({ round, of }) : arena.starting}
        </Text>
      );
    }
    case 'finished':
      return (
        <Text as="p" size="note" position="relative" tone="muted" nowrap className={styles.status}>
          {battle.result ? arena.won({ value: formatMoney(battle.result.value, locale) }) : arena.finished}
        </Text>
      );
    case 'dissolved':
      return (
        <Text as="p" size="note" position="relative" tone="muted" nowrap className={styles.status}>
          {arena.dissolved}
        </Text>
      );
  }
};
