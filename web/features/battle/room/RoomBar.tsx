import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { Row, Stack, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { GuardNote } from '../../play/GuardNote.tsx';
import { BarButton, BattleBar, SeatButton } from '../BattleBar.tsx';
import type { BattleAct } from '../commands/battle-command.ts';
import wide from '../from-1024.module.css';
import styles from './RoomBar.module.css';
import type { BattleRoom } from './room-query.ts';
import { freeSeats, isHost, seatOf } from './room-view.ts';

interface RoomBarProps {
  readonly battle: BattleRoom;
  /** Of the room's link; null where there is none. */
  readonly roomKey: string | null;
  readonly chosen: number | null;
  readonly onChoose: (seat: number) => void;
  readonly under: BattleAct | null;
  readonly unanswered: boolean;
  readonly onJoin: () => void;
  readonly onDissolve: () => void;
  /** Null where the link can't be copied. */
  readonly onInvite: (() => void) | null;
  readonly onFill: () => void;
}

/** While a room waits: take a seat, or look after the room one has. */
export const RoomBar = (props: RoomBarProps) => {
  const { battle, roomKey, chosen, onChoose, under, unanswered, onJoin, onDissolve, onInvite, onFill } = props;
  const { battle: words } = useMessages();
  const { room } = words;
  const { me } = useSession();
  const { locale } = useLocale();
  const playerId = me?.playerId ?? null;
  const seated = seatOf(battle, playerId) !== null;
  const host = isHost(battle, playerId);

  if (seated) {
    return (
      <BattleBar label={room.waitingTitle}>
        <Text as="p" grow textWrap="pretty" tone="soft">
          {battle.private && roomKey === null ? room.keyElsewhere : host ? room.hosting : room.seated}
        </Text>
        <Row wrap gap={8}>
          {host && (
            <Row gap={8} justify="between" className={styles.host}>
              <Button variant="ghost" busy={under?.act === 'dissolve'} disabled={under !== null} onClick={onDissolve}>
                {under?.act === 'dissolve' ? room.dissolving : room.dissolve}
              </Button>
              {freeSeats(battle).length > 1 && (
                <Button icon="bot" busy={under?.act === 'fill'} disabled={under !== null} onClick={onFill}>
                  {under?.act === 'fill' ? room.filling : room.fill}
                </Button>
              )}
            </Row>
          )}
          {onInvite !== null && (
            <BarButton variant={host ? 'primary' : 'secondary'} icon="link" onClick={onInvite}>
              {battle.private && roomKey === null ? room.share : room.invite}
            </BarButton>
          )}
        </Row>
      </BattleBar>
    );
  }
  if (battle.private && roomKey === null) {
    return (
      <BattleBar label={room.bar}>
        <Text as="p" grow textWrap="pretty" tone="soft">
          {room.needKey}
        </Text>
      </BattleBar>
    );
  }
  const free = freeSeats(battle);
  return (
    <BattleBar label={room.bar}>
      <Stack grow gap={4}>
        <Text as="p" textWrap="pretty" tone="soft" className={wide.shown}>
          {battle.official ? room.official : room.starts}
        </Text>
        <GuardNote guard={battle.guard} />
      </Stack>
      {free.length > 1 && chosen !== null && (
        <Segmented
          label={words.create.seats}
          fill="phones"
          choices={free.map((seat) => ({ value: seat, label: room.joinSeat({ seat }) }))}
          value={chosen}
          onChange={onChoose}
          disabled={under !== null}
        />
      )}
      <Row gap={[16, 20]} marginStart={[0, 'auto']}>
        <Stack as="p" rigid text={['start', 'end']}>
          <Text size="small" tone="muted">
            {room.cost}
          </Text>
          <Text size="title">
            <Money value={battle.cost} />
          </Text>
        </Stack>
        <SeatButton
          cost={battle.cost}
          busy={under === null ? null : unanswered ? room.confirming : room.joining}
          words={room}
          onPress={onJoin}
        >
          {room.join({ cost: formatMoney(battle.cost, locale) })}
        </SeatButton>
      </Row>
    </BattleBar>
  );
};
