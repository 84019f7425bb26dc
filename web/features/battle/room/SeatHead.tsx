import type { BattleMode } from '../../../generated/graphql.ts';
import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { PlayerName } from '../../../platform/PlayerName.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import wide from '../from-1024.module.css';
import { useSeatName } from '../seat-name.ts';
import { Tag } from '../Tag.tsx';
import type { SeatView, SideView } from './room-view.ts';
import styles from './SeatHead.module.css';

interface SeatHeadProps {
  readonly view: SeatView;
  readonly side: SideView;
  readonly mode: BattleMode;
  /** The battle waits for players, or was dissolved: no seat has a draw. */
  readonly waiting: boolean;
}

/** Leads, ties or has won: of a side where teams play. */
export const Standing = ({ side, mode }: Pick<SeatHeadProps, 'side' | 'mode'>) => {
  const { room } = useMessages().battle;
  // In a shared battle all sides win, so no side has a mark.
  if ((!side.won && !side.leads) || mode === 'SHARED') return null;
  return (
    <Row as="span" size="note" rigid gap={4} padX={[4, 6]} radius="small" weight={500} className={styles.leads}>
      {!side.tied && (
        <Row as="span" data-crown>
          <Icon name="crown" size={14} />
        </Row>
      )}
      {side.tied ? room.ties : <Text visuallyHiddenBelow={1024}>{side.won ? room.winner : room.leads}</Text>}
    </Row>
  );
};

/** How far a side is from the best total. */
export const Behind = ({ side, mode }: Pick<SeatHeadProps, 'side' | 'mode'>) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  if (side.behind === 0) return null;
  const amount = formatMoney(side.behind, locale);
  return (
    <Text size="small" tone="muted" nowrap className={wide.shown}>
      {mode === 'UNDERDOG' ? room.over({ amount }) : room.behind({ amount })}
    </Text>
  );
};

/** The player of the seat, the seat's total, and its standing. */
export const SeatHead = ({ view, side, mode, waiting }: SeatHeadProps) => {
  const { battle: words } = useMessages();
  const { locale } = useLocale();
  const nameOf = useSeatName();
  const { taken, mine, total, award } = view;
  const alone = side.members.length === 1;
  return (
    <Row as="header" position="relative" gap={[8, 10]} padX={[10, 12]} className={styles.head}>
      {taken === null ? (
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
      ) : (
        <Avatar picture={taken.avatar} size={56} />
      )}
      <Box grow shrink>
        <Row as={alone ? 'h2' : 'h3'} size="body" gap={[4, 6]} weight={500} nowrap>
          {taken === null ? (
            <Text truncate tone="muted">
              {words.room.freeSeat}
            </Text>
          ) : (
            <>
              {taken.kind === 'PLAYER' ? (
                <PlayerName playerId={taken.playerId} nickname={taken.nickname} padY={[2, 4]} />
              ) : (
                <Text truncate className="name">
                  {nameOf(taken)}
                </Text>
              )}
              {mine && <Tag own>{words.tags.you}</Tag>}
              {taken.kind === 'BOT' && (
                <Tag>
                  <Icon name="bot" size={14} />
                  <Text visuallyHiddenBelow={1024}>{words.tags.bot}</Text>
                </Tag>
              )}
              {alone && <Standing side={side} mode={mode} />}
            </>
          )}
        </Row>
        {taken === null || waiting ? (
          <Text as="p" size="note" tone="muted">
            {words.seat({ seat: view.seat })}
          </Text>
        ) : (
          <Row as="p" wrap align="baseline" justify="between" gapX={8} marginTop={[0, 2]} className={styles.figures}>
            <Money value={total} coin={false} />
            {award !== null && award > 0 && (
              <Text size="small" nowrap className={styles.award}>
                {words.room.gets({ amount: formatMoney(award, locale) })}
              </Text>
            )}
            {award === null && alone && <Behind side={side} mode={mode} />}
          </Row>
        )}
      </Box>
    </Row>
  );
};
