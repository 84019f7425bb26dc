import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { join } from '../../../ui/join.ts';
import { Money } from '../../../ui/Money.tsx';
import { useSeatName } from '../seat-name.ts';
import type { SeatView, SideView } from './room-view.ts';
import styles from './SeatHead.module.css';

interface SeatHeadProps {
  readonly view: SeatView;
  readonly side: SideView;
  readonly mode: 'CLASSIC' | 'UNDERDOG';
  /** Nobody has drawn anything yet. */
  readonly waiting: boolean;
}

/** Leads, ties or has won: of a side where two play against two. */
export const Standing = ({ side }: { readonly side: SideView }) => {
  const { room } = useMessages().battle;
  if (side.won) {
    return (
      <span className={join(styles.leads, styles.sign)}>
        <Icon name="crown" size={14} />
        <span>{room.winner}</span>
      </span>
    );
  }
  if (!side.leads) return null;
  return <span className={styles.leads}>{side.tied ? room.ties : room.leads}</span>;
};

/** How far a side is from the best total. */
export const Behind = ({ side, mode }: Pick<SeatHeadProps, 'side' | 'mode'>) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  if (side.behind === 0) return null;
  const amount = formatMoney(side.behind, locale);
  return <span className={styles.behind}>{mode === 'CLASSIC' ? room.behind({ amount }) : room.over({ amount })}</span>;
};

/** Who sits here, what they have, and how they stand. */
export const SeatHead = ({ view, side, mode, waiting }: SeatHeadProps) => {
  const { battle: words } = useMessages();
  const { locale } = useLocale();
  const nameOf = useSeatName();
  const { taken, mine, total, award } = view;
  const alone = side.members.length === 1;
  const Name = alone ? 'h2' : 'h3';
  if (taken === null) {
    return (
      <header className={styles.head} data-free="">
        <Grid
          as="span"
          rigid
          centered
          radius="control"
          tone="muted"
          weight={600}
          className={styles.place}
          aria-hidden="true"
        >
          {view.seat}
        </Grid>
        <Box grow shrink>
          <Name className={styles.name}>{words.room.freeSeat}</Name>
          <p className={styles.seatName}>{words.seat({ seat: view.seat })}</p>
        </Box>
      </header>
    );
  }
  return (
    <header className={styles.head}>
      <Avatar picture={taken.avatar} size={56} />
      <Box grow shrink>
        <Name className={styles.name}>
          <span className="name">{nameOf(taken)}</span>
          {mine && (
            <Text ground="surface-3" ring="hairline" tone="text" className={styles.you}>
              {words.tags.you}
            </Text>
          )}
          {taken.kind === 'BOT' && (
            <span className={join(styles.bot, styles.sign)}>
              <Icon name="bot" size={14} />
              <span>{words.tags.bot}</span>
            </span>
          )}
          {alone && <Standing side={side} />}
        </Name>
        {waiting ? (
          <p className={styles.seatName}>{words.seat({ seat: view.seat })}</p>
        ) : (
          <Row as="p" wrap align="baseline" justify="between" gapX={8} marginTop={[0, 2]} className={styles.figures}>
            <Money value={total} coin={false} className={styles.total} />
            {award !== null && award > 0 && (
              <span className={styles.award}>{words.room.gets({ amount: formatMoney(award, locale) })}</span>
            )}
            {award === null && alone && <Behind side={side} mode={mode} />}
          </Row>
        )}
      </Box>
    </header>
  );
};
