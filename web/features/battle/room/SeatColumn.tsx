import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Box } from '../../../ui/Box.tsx';
import { useSeatName } from '../seat-name.ts';
import type { Clock } from '../use-now.ts';
import { FreeSeat } from './FreeSeat.tsx';
import { type Playback, roundShown, TIMING } from './playback.ts';
import type { BattleRoom } from './room-query.ts';
import { type SeatView, type SideView, stripOf } from './room-view.ts';
import { SeatHead } from './SeatHead.tsx';
import { SeatHistory } from './SeatHistory.tsx';
import { SeatReel } from './SeatReel.tsx';
import styles from './Seats.module.css';
import type { RoundTables } from './use-room.ts';

/** The actions of this player on free seats. */
export interface SeatChoice {
  readonly chosen: number | null;
  readonly onChoose: ((seat: number) => void) | null;
  readonly onAddBot: ((seat: number) => void) | null;
  /** The seat of a pending command to add a bot. */
  readonly botFor: number | null;
  readonly disabled: boolean;
}

interface SeatColumnProps {
  readonly battle: BattleRoom;
  readonly tables: RoundTables;
  readonly playback: Playback;
  readonly clock: Clock;
  readonly view: SeatView;
  readonly side: SideView;
  readonly choice: SeatChoice;
  /** A phone too lists all rounds. */
  readonly all: boolean;
  /** The column lists earlier draws. */
  readonly listed: boolean;
  /** Stands under the reel. */
  readonly chance: ReactNode;
}

/** One seat from top to bottom: its player, its reel, its draws. */
export const SeatColumn = (props: SeatColumnProps) => {
  const { battle, tables, playback, clock, view, side, choice, all, listed, chance } = props;
  const { battle: words } = useMessages();
  const nameOf = useSeatName();
  const { seat, taken } = view;
  const { phase, settled } = playback;
  const round = roundShown(playback);
  const { strip, startJitter } = useMemo(() => stripOf(battle, tables, seat, round), [battle, tables, seat, round]);
  const { onChoose, onAddBot } = choice;
  const waiting = phase.kind === 'waiting' || phase.kind === 'dissolved';
  const lost = phase.kind === 'over' && !side.won;
  const dim = waiting && taken === null ? 'free' : waiting || lost ? 'idle' : undefined;
  return (
    <Box
      as="section"
      position="relative"
      shrink
      className={styles.seat}
      data-seat={seat}
      data-mine={view.mine || undefined}
      aria-label={taken === null ? words.seat({ seat }) : `${words.seat({ seat })} · ${nameOf(taken)}`}
    >
      <SeatHead view={view} side={side} mode={battle.mode} waiting={waiting} />
      <div className={styles.window} data-reel="" data-dim={dim}>
        <SeatReel
          strip={strip}
          startJitter={startJitter}
          round={round}
          startedAt={phase.kind === 'turning' ? phase.startedAt : null}
          turnMs={TIMING[battle.pace].turnMs}
          stood={settled >= round}
          clock={clock}
        />
        {taken === null && phase.kind === 'waiting' && (
          <FreeSeat
            seat={seat}
            chosen={choice.chosen === seat}
            onChoose={onChoose === null ? null : () => onChoose(seat)}
            onAddBot={onAddBot === null ? null : () => onAddBot(seat)}
            busy={choice.botFor === seat}
            disabled={choice.disabled}
          />
        )}
      </div>
      {chance}
      {listed && <SeatHistory view={view} all={all} />}
    </Box>
  );
};
