import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ArenaBase } from '../base-path.ts';
import type { BattleRoom } from './room-query.ts';

/** Tells why the room was dissolved, and that each player has the money back. */
export const DissolvedBand = ({ battle, base }: { readonly battle: BattleRoom; readonly base: ArenaBase }) => {
  const { room } = useMessages().battle;
  const why = battle.dissolvedBy === 'expired' ? room.dissolvedBy.expired : room.dissolvedBy.creator;
  return (
    <Box as="section" role="status" line={['bottom', 'top']}>
      <Row wrap gapX={20} gapY={12} padY={16} className="wrap">
        <Icon name="info" size={40} />
        <Box grow shrink>
          <Text as="h2" display="block" size="title">
            {room.dissolvedTitle}
          </Text>
          <Text as="p" tone="soft">
            {why}
          </Text>
          <Text as="p" size="note" tone="muted">
            {room.refunded}
          </Text>
        </Box>
        <ButtonLink variant="primary" to={`${base}/create/${battle.id}`}>
          {room.again}
        </ButtonLink>
      </Row>
    </Box>
  );
};
