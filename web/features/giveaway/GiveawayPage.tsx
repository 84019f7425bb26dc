import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { Loaded } from '../../platform/Loaded.tsx';
import { NotFound } from '../../platform/NotFound.tsx';
import { useSession } from '../../platform/session.tsx';
import { GiveawayRoom, RoomSkeleton } from './GiveawayRoom.tsx';
import { POLL_MS, pollEvery } from './giveaway-phase.ts';
import { GIVEAWAY, GIVEAWAY_CARD, GIVEAWAY_ROOM } from './giveaway-query.ts';

/** `/giveaways/:id`. As long as it is open the room is read again: often around its moments, never while out of sight. */
export default function GiveawayPage() {
  const { id = '' } = useParams();
  const { giveaway: words } = useMessages();
  const clock = useServerClock();
  const { me } = useSession();
  const [pollInterval, setPollInterval] = useState(POLL_MS);
  const query = useQuery(GIVEAWAY, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const { data, refetch } = query;
  const found = readFragment(GIVEAWAY_ROOM, data?.giveaway);
  const card = readFragment(GIVEAWAY_CARD, found);

  const { status, startsAt, closesAt, drawAt } = card ?? {};
  const hidden = found?.reveal === null;
  useEffect(() => {
    if (status === undefined || startsAt === undefined || closesAt === undefined || drawAt === undefined)
      return undefined;
    const timed = { status, startsAt, closesAt, drawAt, hidden };
    const choose = (): void => setPollInterval(pollEvery(timed, clock.now()));
    choose();
    const timer = setInterval(choose, 1000);
    return () => clearInterval(timer);
  }, [status, startsAt, closesAt, drawAt, hidden, clock]);

  // The signed-in player decides `mine` and `myCode`: the page reads the room again for another player.
  const playerId = me?.playerId;
  const [seenAs, setSeenAs] = useState(playerId);
  useEffect(() => {
    if (seenAs === playerId) return;
    setSeenAs(playerId);
    refetch().catch(() => undefined);
  }, [seenAs, playerId, refetch]);

  return (
    <Loaded
      page={words.title}
      from={query}
      value={found}
      skeleton={<RoomSkeleton />}
      error={words.error}
      missing={<NotFound icon="gift" words={words.room.notFound} to="/giveaways" primary />}
    >
      {({ publicHash, entriesHash, beacon, reveal }) =>
        card && <GiveawayRoom room={{ ...card, publicHash, entriesHash, beacon, reveal }} />
      }
    </Loaded>
  );
}
