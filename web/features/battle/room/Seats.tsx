import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { Clock } from '../use-now.ts';
import type { Playback } from './playback.ts';
import type { BattleRoom } from './room-query.ts';
import type { SideView } from './room-view.ts';
import { type SeatChoice, SeatColumn } from './SeatColumn.tsx';
import { Behind, Standing } from './SeatHead.tsx';
import styles from './Seats.module.css';
import type { RoundTables } from './use-room.ts';

interface SeatsProps {
  readonly battle: BattleRoom;
  readonly tables: RoundTables;
  readonly playback: Playback;
  readonly clock: Clock;
  readonly sides: readonly SideView[];
  readonly choice: SeatChoice;
}

/** A phone shows so many rounds of a seat at first. */
const FEW_ROUNDS = 3;

const SideHead = ({
  side,
  battle,
  waiting,
}: {
  readonly side: SideView;
  readonly battle: BattleRoom;
  readonly waiting: boolean;
}) => {
  const { room } = useMessages().battle;
  return (
    <header className={styles.sideHead}>
      <h2>{side.side === 1 ? room.side[1] : room.side[2]}</h2>
      {!waiting && (
        <>
          <Money value={side.total} coin={false} className={styles.sideTotal} />
          <Standing side={side} />
          <Behind side={side} mode={battle.mode} />
        </>
      )}
    </header>
  );
};

/** All seats side by side, two in a row on a phone; where two play against two, grouped by sides. */
export const Seats = ({ battle, tables, playback, clock, sides, choice }: SeatsProps) => {
  const { room } = useMessages().battle;
  const [all, setAll] = useState(false);
  const { phase, settled } = playback;
  const waiting = phase.kind === 'waiting' || phase.kind === 'dissolved';
  return (
    <>
      <div className={styles.seats} data-seats={battle.seatCount} data-teams={battle.teams || undefined}>
        {sides.map((side) => (
          <div
            key={side.side}
            className={styles.side}
            data-leads={(side.leads && phase.kind !== 'over') || side.won || undefined}
          >
            {battle.teams && <SideHead side={side} battle={battle} waiting={waiting} />}
            <div className={styles.members}>
              {side.members.map((view) => (
                <SeatColumn
                  key={view.seat}
                  battle={battle}
                  tables={tables}
                  playback={playback}
                  clock={clock}
                  view={view}
                  side={side}
                  choice={choice}
                  all={all}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {settled > FEW_ROUNDS && (
        <div className={styles.more}>
          <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? room.fewRounds : room.allRounds({ count: settled })}
          </Button>
        </div>
      )}
    </>
  );
};
