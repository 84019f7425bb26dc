import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Countdown } from '../Countdown.tsx';
import type { Clock } from '../use-now.ts';
import { type Phase, type Playback, roundShown } from './playback.ts';
import { useTakesAll } from './RoomHead.tsx';
import styles from './RoundBand.module.css';
import { RoundRail } from './RoundRail.tsx';
import type { BattleRoom } from './room-query.ts';

interface RoundBandProps {
  readonly battle: BattleRoom;
  readonly playback: Playback;
  readonly clock: Clock;
  readonly pot: number | null;
}

interface Due {
  readonly label: string;
  readonly short: (left: string) => string;
  readonly until: number;
  readonly shape: 'tenths' | 'minutes';
  readonly late: string;
}

const useDue = (battle: BattleRoom, phase: Phase): Due | null => {
  const { room } = useMessages().battle;
  switch (phase.kind) {
    case 'waiting':
      return {
        label: room.expiresIn,
        short: (time) => room.expiresShort({ time }),
        until: Date.parse(battle.expiresAt),
        shape: 'minutes',
        late: room.late,
      };
    case 'turning':
      return {
        label: room.settlesIn,
        short: (seconds) => room.settlesShort({ seconds }),
        until: phase.settlesAt,
        shape: 'tenths',
        late: room.late,
      };
    case 'pause': {
      const first = phase.round === 1;
      return {
        label: first ? room.startsIn : room.nextIn,
        short: (seconds) => (first ? room.startsShort({ seconds }) : room.nextShort({ seconds })),
        until: phase.until ?? 0,
        shape: 'tenths',
        late: room.late,
      };
    }
    case 'beacon':
      return battle.beacon.dueAt === null
        ? null
        : {
            label: room.beacon,
            short: (seconds) => room.beaconShort({ seconds }),
            until: Date.parse(battle.beacon.dueAt),
            shape: 'tenths',
            late: room.beaconLate,
          };
    default:
      return null;
  }
};

/** Which round it is, all the boxes, and what one waits for. */
export const RoundBand = ({ battle, playback, clock, pot }: RoundBandProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const takesAll = useTakesAll(battle);
  const due = useDue(battle, playback.phase);
  const before = playback.phase.kind === 'waiting' || playback.phase.kind === 'dissolved';
  const countdown = (shown: (left: string) => ReactNode): ReactNode =>
    due !== null && (
      <Countdown clock={clock} until={due.until} shape={due.shape} late={<small>{due.late}</small>}>
        {shown}
      </Countdown>
    );
  return (
    <div className={styles.band}>
      <div className={styles.row}>
        <p className={styles.count}>
          <span>{before ? room.waitingTitle : room.round}</span>
          <Text as="b" num>
            {before ? (
              room.waitingCount({ taken: battle.seats.length, of: battle.seatCount })
            ) : (
              <>
                {formatCount(roundShown(playback), locale)} <em>{room.of({ count: battle.boxes.length })}</em>
              </>
            )}
          </Text>
        </p>
        <RoundRail boxes={battle.boxes} playback={playback} clock={clock} />
        <p className={styles.due}>
          <span>{due?.label}</span>
          <Text as="b" num aria-hidden="true">
            {countdown((left) => (
              <>
                {left} {due?.shape === 'tenths' && <em>{room.seconds}</em>}
              </>
            ))}
          </Text>
        </p>
      </div>
      <div className={styles.narrow}>
        <span className={styles.takesAll}>{takesAll}</span>
        {pot !== null && (
          <span className={styles.pot}>
            {room.pot} <Money value={pot} />
          </span>
        )}
        <span aria-hidden="true">{countdown((left) => due?.short(left))}</span>
      </div>
    </div>
  );
};
