import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
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

interface FigureProps {
  readonly label: string | undefined;
  /** At the end of the row, where there is room for two of them. */
  readonly last?: boolean;
  readonly children: ReactNode;
}

const Figure = ({ label, last = false, children }: FigureProps) => (
  <Text
    as="p"
    rigid
    nowrap
    display={last ? ['none', 'block'] : 'block'}
    text={last ? 'end' : 'start'}
    className={styles.figure}
  >
    <Text display="block" size="small" tone="muted">
      {label}
    </Text>
    <Text as="b" display="block" size={['title', 'display']} num aria-hidden={last || undefined}>
      {children}
    </Text>
  </Text>
);

/** Beside a figure: of how many, in what unit. */
const Unit = ({ children }: { readonly children: string }) => (
  <Text size={['body', 'large']} weight={500} tone="muted">
    {children}
  </Text>
);

/** Which round it is, all the boxes, and what one waits for. */
export const RoundBand = ({ battle, playback, clock, pot }: RoundBandProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const takesAll = useTakesAll(battle);
  const due = useDue(battle, playback.phase);
  const before = playback.phase.kind === 'waiting' || playback.phase.kind === 'dissolved';
  const last = !before && playback.phase.kind !== 'beacon' && playback.settled >= battle.boxes.length - 1;
  const countdown = (shown: (left: string) => ReactNode, late: (text: string) => ReactNode): ReactNode =>
    due !== null && (
      <Countdown clock={clock} until={due.until} shape={due.shape} late={late(due.late)}>
        {shown}
      </Countdown>
    );
  return (
    <Box line={['bottom', 'both']} className={styles.band}>
      <Row className={styles.row}>
        <Figure label={before ? room.waitingTitle : last ? room.lastRound : room.round}>
          {before ? (
            room.waitingCount({ taken: battle.seats.length, of: battle.seatCount })
          ) : (
            <>
              {formatCount(roundShown(playback), locale)} <Unit>{room.of({ count: battle.boxes.length })}</Unit>
            </>
          )}
        </Figure>
        <RoundRail boxes={battle.boxes} playback={playback} clock={clock} last={last} />
        <Figure label={due?.label} last>
          {countdown(
            (left) => (
              <>
                {left} {due?.shape === 'tenths' && <Unit>{room.seconds}</Unit>}
              </>
            ),
            (text) => (
              <Text size="title">{text}</Text>
            ),
          )}
        </Figure>
      </Row>
      <Row display={['flex', 'none']} size="small" gap={12} height={48} padX={16} line="top" tone="muted" nowrap>
        <Text grow shrink truncate>
          {takesAll}
        </Text>
        {pot !== null && (
          <span>
            {room.pot}{' '}
            <Text size="body" tone="text" marginStart={4}>
              <Money value={pot} />
            </Text>
          </span>
        )}
        <span aria-hidden="true">
          {countdown(
            (left) => due?.short(left),
            (text) => text,
          )}
        </span>
      </Row>
    </Box>
  );
};

/** As high as the band that is on its way. */
export const RoundBandSkeleton = () => (
  <Box line={['bottom', 'both']} className={styles.band}>
    <Row className={styles.row}>
      <Skeleton width="60%" height="32px" />
    </Row>
    <Box display={['block', 'none']} height={48} line="top" />
  </Box>
);
