import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { Clock } from '../use-now.ts';
import { Chance } from './Chance.tsx';
import type { Chances } from './chances.ts';
import type { Need } from './needs.ts';
import type { Playback } from './playback.ts';
import type { BattleRoom } from './room-query.ts';
import type { SideView } from './room-view.ts';
import { type SeatChoice, SeatColumn } from './SeatColumn.tsx';
import { Behind, Standing } from './SeatHead.tsx';
import styles from './Seats.module.css';
import { useCrownFlight } from './use-crown-flight.ts';
import type { RoundTables } from './use-room.ts';

interface SeatsProps {
  readonly battle: BattleRoom;
  readonly tables: RoundTables;
  readonly playback: Playback;
  readonly clock: Clock;
  readonly sides: readonly SideView[];
  /** Of each side to win, while the battle runs. */
  readonly chances: Chances | null;
  /** Of each side in the last round; null before, in a shared battle, and while the round's table is unknown. */
  readonly needs: readonly Need[] | null;
  /** The columns list earlier draws. False for the chart of the last round, and for a replay's controls. */
  readonly listed: boolean;
  /** A replay draws chances below, and a phone has no room for them twice. */
  readonly replayed: boolean;
  readonly choice: SeatChoice;
}

const columnsOf = ({ members }: SideView): 1 | 2 | 3 => (members.length === 3 ? 3 : members.length === 2 ? 2 : 1);

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
    <Row as="header" position="relative" gap={10} height={44} padX={[12, 20]} line="bottom">
      <Text as="h2" size="body" weight={500} tone="muted">
        {side.side === 1 ? room.side[1] : room.side[2]}
      </Text>
      {!waiting && (
        <>
          <Text size="tight">
            <Money value={side.total} coin={false} />
          </Text>
          <Standing side={side} mode={battle.mode} />
          <Behind side={side} mode={battle.mode} />
        </>
      )}
    </Row>
  );
};

/** All seats side by side, two in a row on a phone; where teams play, grouped by sides. */
export const Seats = (props: SeatsProps) => {
  const { battle, tables, playback, clock, sides, chances, needs, listed, replayed, choice } = props;
  const { room } = useMessages().battle;
  const [all, setAll] = useState(false);
  const { phase, settled } = playback;
  const waiting = phase.kind === 'waiting' || phase.kind === 'dissolved';
  const runs = phase.kind === 'turning' || phase.kind === 'pause' || phase.kind === 'landing';
  const races = runs && battle.mode !== 'SHARED';
  const seats = useCrownFlight(sides);
  const chanceOf = (side: SideView): ReactNode =>
    races && (
      <Box display={[replayed ? 'none' : 'block', 'block']}>
        <Chance
          chance={chances?.wins[side.side - 1] ?? null}
          approximate={chances?.approximate ?? false}
          need={needs?.[side.side - 1] ?? null}
          lowest={battle.mode === 'UNDERDOG'}
        />
      </Box>
    );
  return (
    <>
      <Grid
        ref={seats}
        columns={battle.teams ? [1, 2] : [2, battle.seatCount === 2 ? 2 : battle.seatCount === 3 ? 3 : 4]}
        position="relative"
        width="full"
        className={styles.seats}
        data-seats={battle.seatCount}
        data-teams={battle.teams || undefined}
      >
        {sides.map((side) => (
          <Box
            key={side.side}
            position="relative"
            shrink
            className={styles.side}
            data-leads={(side.leads && phase.kind !== 'over') || side.won || undefined}
          >
            {battle.teams && <SideHead side={side} battle={battle} waiting={waiting} />}
            {battle.teams && chanceOf(side)}
            <Grid columns={columnsOf(side)}>
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
                  listed={listed}
                  chance={battle.teams ? null : chanceOf(side)}
                />
              ))}
            </Grid>
          </Box>
        ))}
      </Grid>
      {settled > FEW_ROUNDS && listed && (
        <Grid centered display={['grid', 'none']} line="top">
          <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? room.fewRounds : room.allRounds({ count: settled })}
          </Button>
        </Grid>
      )}
    </>
  );
};
