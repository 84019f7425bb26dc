import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ArenaBase } from '../base-path.ts';
import styles from './ResultBand.module.css';
import type { BattleRoom } from './room-query.ts';

/** The room was given up: why, and that nobody lost anything. */
export const DissolvedBand = ({ battle, base }: { readonly battle: BattleRoom; readonly base: ArenaBase }) => {
  const { room } = useMessages().battle;
  const why = battle.dissolvedBy === 'expired' ? room.dissolvedBy.expired : room.dissolvedBy.creator;
  return (
    <section className={styles.band} role="status">
      <div className={`wrap ${styles.row}`}>
        <Icon name="info" size={40} />
        <div className={styles.text}>
          <h2>{room.dissolvedTitle}</h2>
          <p className={styles.gains}>
            {why} · {room.refunded}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={`${base}/create/${battle.id}`}>
            {room.again}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
