import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ArenaBase } from '../base-path.ts';
import { useSeatName } from '../seat-name.ts';
import styles from './ResultBand.module.css';
import type { BattleRoom } from './room-query.ts';
import { winnersOf } from './room-view.ts';
import { TieDraw } from './TieDraw.tsx';

interface ResultBandProps {
  readonly battle: BattleRoom;
  readonly base: ArenaBase;
  /** This player is among the winners. */
  readonly won: boolean;
  readonly onReplay: () => void;
}

/** Who won, what they get, and how it was decided; said once everybody has seen the last reel stand. */
export const ResultBand = ({ battle, base, won, onReplay }: ResultBandProps) => {
  const { battle: words } = useMessages();
  const { room } = words;
  const { locale } = useLocale();
  const nameOf = useSeatName();
  const { result } = battle;
  if (result === null || result === undefined) return null;
  const winners = winnersOf(battle);
  const value = formatMoney(result.value, locale);
  const items = battle.boxes.length * battle.seatCount;
  const house = winners.some(({ kind }) => kind === 'BOT');
  return (
    <Box
      as="section"
      position="relative"
      line={['bottom', 'top']}
      className={styles.band}
      aria-labelledby="battle-winner"
    >
      <div className={`wrap ${styles.row}`}>
        <Row align="stretch" className={styles.faces}>
          {winners.map(({ seat, avatar }) => (
            <Avatar key={seat} picture={avatar} size={56} />
          ))}
        </Row>
        <div className={styles.text}>
          <h2 id="battle-winner">
            <Icon name="crown" />
            <span className="name">{room.wins({ names: winners.map(nameOf).join(room.and) })}</span>
          </h2>
          <Text as="p" tone="soft">
            {winners.length > 1 ? room.wonTogether({ value, items }) : room.wonAll({ value, items })}
          </Text>
          {won && (
            <Text as="p" size="note" tone="muted">
              {room.youWon}
            </Text>
          )}
          {house && (
            <Text as="p" size="note" tone="muted">
              {room.wonByHouse}
            </Text>
          )}
        </div>
        {(result.tie !== null || result.order.length > 0) && (
          <TieDraw battle={battle} tie={result.tie} order={result.order} />
        )}
        <Row wrap justify="between" span="all" gap={4} align="stretch" className={styles.actions}>
          <Button variant="ghost" icon="play" onClick={onReplay}>
            {room.replay}
          </Button>
          <ButtonLink variant="proof" icon="shield" to={`/provably-fair/verify/${battle.id}`}>
            {room.verify}
          </ButtonLink>
          <ButtonLink variant="primary" to={`${base}/create/${battle.id}`}>
            {room.again}
          </ButtonLink>
        </Row>
      </div>
    </Box>
  );
};
