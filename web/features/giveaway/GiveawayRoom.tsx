import { useEffect, useState } from 'react';
import type { GiveawayStatus } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, VisuallyHidden } from '../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { useReducedMotion } from '../case/use-reduced-motion.ts';
import { useLateBeacon } from '../play/use-late-beacon.ts';
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
import { wholeReveal } from './roll-code.ts';
import { usePhase } from './use-phase.ts';

interface DrawReveal {
  /** The page was open before the draw, and its codes are rolling now. */
  readonly rolling: boolean;
  /** The page may show the outcome: at once where it opens after the draw, otherwise once the codes stand. */
  readonly revealed: boolean;
}

/** Shows a draw once, on a page that was open before it. */
const useDrawReveal = (phase: GiveawayStatus, winners: number, greatest: number): DrawReveal => {
  const reducedMotion = useReducedMotion();
  const [awaited, setAwaited] = useState(false);
  const [stands, setStands] = useState(false);
  if (!awaited && (phase === 'OPEN' || phase === 'DRAWING')) setAwaited(true);
  const over = phase === 'FINISHED';
  const rolling = over && awaited && !stands;
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setTimeout(() => setStands(true), wholeReveal(winners, greatest, reducedMotion));
    return () => clearTimeout(timer);
  }, [rolling, winners, greatest, reducedMotion]);
  return { rolling, revealed: over && !rolling };
};

/** The text for screen readers, once the page may show the outcome. */
const useAnnouncement = (room: GiveawayRoomData, announced: boolean): string => {
  const { room: words } = useMessages().giveaway;
  const { prizeNames } = useGiveawayWords();
  if (!announced) return '';
  const won = room.winners.find(({ mine }) => mine);
  const prize = room.prizes.find(({ place }) => place === won?.place);
  if (prize !== undefined) return words.announceWon({ item: prizeNames(prize).full });
  return words.announceDrawn({ codes: room.winners.map(({ code }) => code).join(', ') });
};

/** A room that has loaded. */
export const GiveawayRoom = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const phase = usePhase(room);
  useLateBeacon(room.id, phase === 'DRAWING' ? room.beacon : {});
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
      <Stack padBottom={40} className={`wrap ${styles.room}`}>
        <div className={styles.main}>
          <div>
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
          <Stack gap={16} padTop={14} padBottom={20} line="top" className={styles.act}>
            <RoomStatus room={room} phase={shown} />
            <RoomAction room={room} phase={shown} />
            {open && <Conditions room={room} />}
          </Stack>
          <Box padTop={20} line="top" className={styles.proof}>
            <RoomProof room={room} />
          </Box>
        </aside>
      </Stack>
    </>
  );
};

/** The places of a room, as large as what will stand in them. */
export const RoomSkeleton = () => {
  const { room } = useMessages().giveaway;
  return (
    <>
      <LoadingNote text={room.loading} />
      <VisuallyHidden as="h1">{room.loading}</VisuallyHidden>
      <Row minHeight={84} display={['none', 'flex']} className="wrap">
        <Skeleton width="220px" height="32px" />
      </Row>
      <Stack padBottom={40} className={`wrap ${styles.room}`}>
        <div className={styles.main}>
          <Stack align="center" gap={12} padY={28}>
            <Skeleton className={styles.blank} height="auto" />
            <Skeleton width="120px" height="14px" />
            <Skeleton width="160px" height="18px" />
          </Stack>
        </div>
        <div className={styles.side}>
          <Stack gap={16} padTop={14} padBottom={20} line="top" className={styles.act}>
            <Skeleton width="72px" height="14px" />
            <Skeleton width="210px" height="44px" />
            <Skeleton height="52px" />
          </Stack>
        </div>
      </Stack>
    </>
  );
};
