import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
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
    <Box as="section" position="relative" line={['bottom', 'top']} className={styles.band} role="status">
      <div className={`wrap ${styles.row}`}>
        <Icon name="info" size={40} />
        <div className={styles.text}>
          <h2>{room.dissolvedTitle}</h2>
          <Text as="p" tone="soft">
            {why} · {room.refunded}
          </Text>
        </div>
        <Row wrap justify="between" span="all" gap={4} align="stretch" className={styles.actions}>
          <ButtonLink variant="primary" to={`${base}/create/${battle.id}`}>
            {room.again}
          </ButtonLink>
        </Row>
      </div>
    </Box>
  );
};
