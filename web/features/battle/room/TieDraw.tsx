import { Fragment } from 'react';
import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import type { BattleRoom, BattleSeat } from './room-query.ts';
import { seatsBehind } from './room-view.ts';
import { standingsOf } from './standings.ts';
import styles from './TieDraw.module.css';

/** `ticket` is an index of `between`. */
interface Tie {
  readonly between: readonly number[];
  readonly ticket: number;
}

interface TieDrawProps {
  readonly battle: BattleRoom;
  /** Between seats; of sides one of each. */
  readonly tie: Tie | null;
  /** Between seats of the winning side: the order of dealing. */
  readonly order: readonly Tie[];
}

interface LotsProps {
  readonly tie: Tie;
  readonly label: string;
  readonly seatsOf: (tied: number) => readonly BattleSeat[];
}

const Lots = ({ tie, label, seatsOf }: LotsProps) => (
  <Row as="ol" gap={8} align="stretch" marginTop={2} marginBottom={6} aria-label={label}>
    {tie.between.map((tied, ticket) => (
      <Row
        as="li"
        key={tied}
        gap={6}
        pad={4}
        padStart={8}
        radius="control"
        ring="hairline"
        className={styles.lot}
        data-drawn={ticket === tie.ticket || undefined}
      >
        <Text weight={600}>{ticket + 1}</Text>
        {seatsOf(tied).map(({ seat, avatar }) => (
          <Avatar key={seat} picture={avatar} size={28} />
        ))}
      </Row>
    ))}
  </Row>
);

/** The draws that decided ties: a lot for each seat or side with the same total, and the drawn lot. */
export const TieDraw = ({ battle, tie, order }: TieDrawProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const drawn = tie?.between[tie.ticket];
  const total =
    standingsOf(battle, battle.rounds.length).find(({ seats }) => drawn !== undefined && seats.includes(drawn))
      ?.total ?? 0;
  return (
    <Box span="all" size="note" shrink tone="muted" className={styles.tie}>
      {tie !== null && (
        <>
          <Lots tie={tie} label={room.tieTitle} seatsOf={(seat) => seatsBehind(battle, seat)} />
          <p>
            {room.tied({ total: formatMoney(total, locale) })} ·{' '}
            {room.tieTicket({ ticket: tie.ticket + 1, of: tie.between.length })}
          </p>
        </>
      )}
      {order.map((one) => (
        <Fragment key={one.between.join()}>
          <Lots tie={one} label={room.dealTied} seatsOf={(tied) => battle.seats.filter(({ seat }) => seat === tied)} />
          <p>{room.dealTied}</p>
        </Fragment>
      ))}
    </Box>
  );
};
