import { useMessages } from '../../i18n/index.ts';
import { Box, Stack, VisuallyHidden } from '../../ui/Box.tsx';
import { Conditions } from './Conditions.tsx';
import { EntryList } from './EntryList.tsx';
import styles from './GiveawayRoom.module.css';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useGiveawayWords } from './giveaway-words.ts';
import { RoomAction } from './RoomAction.tsx';
import { RoomFacts, RoomHead } from './RoomHead.tsx';
import { RoomProof } from './RoomProof.tsx';
import { RoomStage } from './RoomStage.tsx';
import { RoomStatus } from './RoomStatus.tsx';
import { useDrawReveal } from './use-draw-reveal.ts';
import { usePhase } from './use-phase.ts';

/** What a screen reader is told once a draw that was awaited here is over. */
const useAnnouncement = (room: GiveawayRoomData, said: boolean): string => {
  const { room: words } = useMessages().giveaway;
  const { prizeNames } = useGiveawayWords();
  if (!said) return '';
  const won = room.winners.find(({ mine }) => mine);
  const prize = room.prizes.find(({ place }) => place === won?.place);
  if (prize !== undefined) return words.announceWon({ item: prizeNames(prize).full });
  return words.announceDrawn({ codes: room.winners.map(({ code }) => code).join(', ') });
};

/** A room that has loaded. */
export const GiveawayRoom = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const phase = usePhase(room);
  const { rolling, revealed } = useDrawReveal(phase, room.winners.length, room.entrantCount);
  const announcement = useAnnouncement(room, revealed);
  // While the codes roll, everything but them waits.
  const shown = rolling ? 'DRAWING' : phase;
  const open = shown === 'OPEN' || shown === 'UPCOMING';
  return (
    <>
      <RoomHead room={room} />
      <VisuallyHidden as="p" role="status">
        {announcement}
      </VisuallyHidden>
      <div className={`wrap ${styles.room}`}>
        <div className={styles.main}>
          <div className={styles.prizes}>
            <RoomStage room={room} rolling={rolling} />
            <Box padY={12} line="top" className={styles.facts}>
              <RoomFacts room={room} />
            </Box>
          </div>
          <div className={styles.entries}>
            <EntryList
              id={room.id}
              entrantCount={room.entrantCount}
              winners={revealed ? room.winners : []}
              over={!open}
            />
          </div>
        </div>
        <aside className={styles.side} aria-label={words.aside}>
          <Stack gap={16} className={styles.act}>
            <RoomStatus room={room} phase={shown} />
            <RoomAction room={room} phase={shown} />
            {open && <Conditions room={room} />}
          </Stack>
          <Box padTop={20} line="top" className={styles.proof}>
            <RoomProof room={room} />
          </Box>
        </aside>
      </div>
    </>
  );
};
