import { useMessages } from '../../i18n/index.ts';
import { Box, VisuallyHidden } from '../../ui/Box.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { PrizeStand } from './PrizeStand.tsx';
import styles from './RoomStage.module.css';

/** So many stand large, the others in rows behind them. */
const LARGE = 3;

interface RoomStageProps {
  readonly room: Pick<GiveawayRoomData, 'prizes' | 'winners' | 'entrantCount'>;
  /** The codes are being shown: they roll. */
  readonly rolling: boolean;
}

/** All prizes, the best in the middle, each with its winner below. */
export const RoomStage = ({ room, rolling }: RoomStageProps) => {
  const { giveaway } = useMessages();
  const { prizes, winners, entrantCount } = room;
  const standOf = (prize: GiveawayRoomData['prizes'][number]) => {
    const index = winners.findIndex(({ place }) => place === prize.place);
    return (
      <PrizeStand
        key={prize.place}
        prize={prize}
        winner={winners[index]}
        greatest={entrantCount}
        rolling={rolling && index >= 0 ? index : null}
        row={prize.place > 1}
      />
    );
  };
  const rest = prizes.slice(LARGE);
  return (
    <Box
      as="section"
      position="relative"
      shrink
      padTop={[12, 28]}
      padBottom={[8, 32]}
      aria-labelledby="room-prizes"
      data-grade={prizes[0]?.skin.grade}
    >
      <VisuallyHidden as="h2" id="room-prizes">
        {giveaway.room.prizes}
      </VisuallyHidden>
      <ul className={styles.large} data-count={Math.min(prizes.length, LARGE)}>
        {prizes.slice(0, LARGE).map(standOf)}
      </ul>
      {rest.length > 0 && <ul className={styles.rest}>{rest.map(standOf)}</ul>}
    </Box>
  );
};
