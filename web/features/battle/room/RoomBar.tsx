import type { ReactNode } from 'react';
import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { useDialogs } from '../../../platform/dialogs.tsx';
import { useSession } from '../../../platform/session.tsx';
import { Row } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { BattleAct } from '../commands/battle-command.ts';
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
  readonly onInvite: () => void;
}

type PayProps = Pick<RoomBarProps, 'battle' | 'under' | 'unanswered' | 'onJoin'>;

/** The one button that costs something, or what stands in its way. */
const JoinButton = ({ battle, under, unanswered, onJoin }: PayProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status, wallet } = useSession();
  if (under !== null) {
    return (
      <Button variant="pay" size="large" className={styles.main} busy>
        {unanswered ? room.confirming : room.joining}
      </Button>
    );
  }
  if (status === 'guest') {
    return (
      <Button variant="primary" size="large" className={styles.main} onClick={() => open({ name: 'login' })}>
        {room.login}
      </Button>
    );
  }
  if (wallet !== null && wallet.coin < battle.cost) {
    const missing = battle.cost - wallet.coin;
    return (
      <Button
        size="large"
        icon="plus"
        className={styles.deposit}
        onClick={() => open({ name: 'deposit', amount: missing })}
      >
        {room.deposit({ missing: formatMoney(missing, locale) })}
      </Button>
    );
  }
  return (
    <Button variant="pay" size="large" className={styles.main} disabled={wallet === null} onClick={onJoin}>
      {room.join({ cost: formatMoney(battle.cost, locale) })}
    </Button>
  );
};

const Bar = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={styles.bar} data-own-bar="" aria-label={label}>
    <div className={`wrap ${styles.row}`}>{children}</div>
  </section>
);

/** While a room waits: take a seat, or look after the room one has. */
export const RoomBar = (props: RoomBarProps) => {
  const { battle, roomKey, chosen, onChoose, under, onDissolve, onInvite } = props;
  const { battle: words } = useMessages();
  const { room } = words;
  const { me } = useSession();
  const playerId = me?.playerId ?? null;
  const seated = seatOf(battle, playerId) !== null;
  const host = isHost(battle, playerId);

  if (seated) {
    return (
      <Bar label={room.waitingTitle}>
        <p className={styles.note}>
          {battle.private && roomKey === null ? room.keyElsewhere : host ? room.hosting : room.seated}
        </p>
        <Row gap={8}>
          {host && (
            <Button variant="ghost" busy={under?.act === 'dissolve'} disabled={under !== null} onClick={onDissolve}>
              {under?.act === 'dissolve' ? room.dissolving : room.dissolve}
            </Button>
          )}
          <Button
            variant={host ? 'primary' : 'secondary'}
            size="large"
            icon="link"
            className={styles.main}
            onClick={onInvite}
          >
            {battle.private && roomKey === null ? room.share : room.invite}
          </Button>
        </Row>
      </Bar>
    );
  }
  if (battle.private && roomKey === null) {
    return (
      <Bar label={room.bar}>
        <p className={styles.note}>{room.needKey}</p>
      </Bar>
    );
  }
  const free = freeSeats(battle);
  return (
    <Bar label={room.bar}>
      <p className={`${styles.note} ${styles.wideOnly}`}>{battle.official ? room.official : room.starts}</p>
      {free.length > 1 && chosen !== null && (
        <Segmented
          label={words.create.seats}
          className={styles.seats}
          choices={free.map((seat) => ({ value: seat, label: room.joinSeat({ seat }) }))}
          value={chosen}
          onChange={onChoose}
          disabled={under !== null}
        />
      )}
      <Row gap={[16, 20]} className={styles.pay}>
        <p className={styles.total}>
          <span>{room.cost}</span>
          <Money value={battle.cost} />
        </p>
        <JoinButton {...props} />
      </Row>
    </Bar>
  );
};
