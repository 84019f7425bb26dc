import type { ReactNode } from 'react';
import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ArenaBase } from '../base-path.ts';
import { useSeatName } from '../seat-name.ts';
import styles from './ResultBand.module.css';
import type { BattleRoom } from './room-query.ts';
import { winnersOf } from './room-view.ts';
import { TieDraw } from './TieDraw.tsx';

interface BandProps {
  readonly faces: ReactNode;
  readonly title: ReactNode;
  readonly titleId?: string;
  /** Below the title. */
  readonly note: ReactNode;
  readonly draws?: ReactNode;
  readonly actions: ReactNode;
}

/** How a battle ended, and what one can do now. */
const Band = ({
  faces,
  title,
  titleId,
  note,
  draws,
  actions,
  ...section
}: BandProps & { readonly role?: 'status' }) => (
  <Box
    as="section"
    position="relative"
    line={['bottom', 'top']}
    className={styles.band}
    aria-labelledby={titleId}
    {...section}
  >
    <Grid
      columns="auto-1fr"
      display={['grid', 'flex']}
      wrap
      align="center"
      gapX={[12, 20]}
      gapY={12}
      padY={12}
      className={`wrap ${styles.row}`}
    >
      {faces}
      <Box grow shrink className={styles.note}>
        <Row as="h2" id={titleId} size="title" gap={8} className={styles.title}>
          {title}
        </Row>
        {note}
      </Box>
      {draws}
      <Row wrap justify="between" span="all" gap={4} className={styles.actions}>
        {actions}
      </Row>
    </Grid>
  </Box>
);

interface ResultBandProps {
  readonly battle: BattleRoom;
  readonly base: ArenaBase;
  /** This player is among the winners. */
  readonly won: boolean;
  readonly onReplay: () => void;
  readonly onShare: () => void;
}

/** Who won, what they get, and how it was decided; said once everybody has seen the last reel stand. */
export const ResultBand = ({ battle, base, won, onReplay, onShare }: ResultBandProps) => {
  const { battle: words } = useMessages();
  const { room } = words;
  const { locale } = useLocale();
  const nameOf = useSeatName();
  const { result } = battle;
  if (result === null || result === undefined) return null;
  const winners = winnersOf(battle);
  const value = formatMoney(result.value, locale);
  const items = battle.boxes.length * battle.seatCount;
  const shared = battle.mode === 'SHARED';
  const house = !shared && winners.some(({ kind }) => kind === 'BOT');
  return (
    <Band
      titleId="battle-winner"
      faces={
        <Row className={styles.faces}>
          {winners.map(({ seat, avatar }) => (
            <Avatar key={seat} picture={avatar} size={56} />
          ))}
        </Row>
      }
      title={
        <>
          {!shared && <Icon name="crown" />}
          <span className="name">
            {shared
              ? room.allShare({ count: battle.seatCount })
              : room.wins({ names: winners.map(nameOf).join(room.and) })}
          </span>
        </>
      }
      note={
        <>
          <Text as="p" tone="soft">
            {shared
              ? room.shared({ value, amount: formatMoney(result.awards[0]?.value ?? 0, locale) })
              : winners.length > 1
                ? room.wonTogether({ value, items })
                : room.wonAll({ value, items })}
          </Text>
          {won && (
            <Text as="p" size="note" tone="muted">
              {shared ? room.yourShare : room.youWon}
            </Text>
          )}
          {house && (
            <Text as="p" size="note" tone="muted">
              {room.wonByHouse}
            </Text>
          )}
        </>
      }
      draws={
        (result.tie !== null || result.order.length > 0) && (
          <TieDraw battle={battle} tie={result.tie} order={result.order} />
        )
      }
      actions={
        <>
          <Button variant="ghost" icon="play" onClick={onReplay}>
            {room.replay}
          </Button>
          <Button variant="ghost" icon="share" onClick={onShare}>
            {room.shareOut}
          </Button>
          <ButtonLink variant="proof" icon="shield" to={`/provably-fair/verify/${battle.id}`}>
            {room.verify}
          </ButtonLink>
          <ButtonLink variant="primary" to={`${base}/create/${battle.id}`}>
            {room.again}
          </ButtonLink>
        </>
      }
    />
  );
};

/** The room was given up: why, and that nobody lost anything. */
export const DissolvedBand = ({ battle, base }: { readonly battle: BattleRoom; readonly base: ArenaBase }) => {
  const { room } = useMessages().battle;
  const why = battle.dissolvedBy === 'expired' ? room.dissolvedBy.expired : room.dissolvedBy.creator;
  return (
    <Band
      role="status"
      faces={<Icon name="info" size={40} />}
      title={room.dissolvedTitle}
      note={
        <>
          <Text as="p" tone="soft">
            {why}
          </Text>
          <Text as="p" size="note" tone="muted">
            {room.refunded}
          </Text>
        </>
      }
      actions={
        <ButtonLink variant="primary" to={`${base}/create/${battle.id}`}>
          {room.again}
        </ButtonLink>
      }
    />
  );
};
