import { useParams } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { NotFound } from '../../../platform/NotFound.tsx';
import { usePhoneTitle } from '../../../platform/phone-title.tsx';
import { Box, Grid, Row, VisuallyHidden } from '../../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { type ArenaBase, useArenaBase } from '../base-path.ts';
import { Room } from './Room.tsx';
import { RoundBandSkeleton } from './RoundBand.tsx';
import head from './SeatHead.module.css';
import seats from './Seats.module.css';
import { useRoom } from './use-room.ts';

/** As high, row by row, as the room that is on its way. */
const RoomSkeleton = ({ base }: { readonly base: ArenaBase }) => {
  const { battle: words } = useMessages();
  usePhoneTitle('', base, words.back);
  return (
    <>
      <VisuallyHidden as="h1">{words.room.loading}</VisuallyHidden>
      <LoadingNote text={words.room.loading} />
      <Row display={['none', 'flex']} height={84} className="wrap">
        <Skeleton width="180px" height="32px" />
      </Row>
      <RoundBandSkeleton />
      <Grid columns={[2, 4]} position="relative" width="full" className={seats.seats} data-seats="4">
        {[1, 2, 3, 4].map((seat) => (
          <Box key={seat} position="relative" shrink className={seats.side}>
            <Row gap={12} padX={12} className={head.head}>
              <Skeleton width="44px" height="44px" />
              <Skeleton width="90px" height="20px" />
            </Row>
            <div className={seats.window} />
          </Box>
        ))}
      </Grid>
    </>
  );
};

/** `/battle/{id}`, `/reverse/{id}`: one battle, from its first seat to its winner. */
export default function RoomPage() {
  const { id = '' } = useParams();
  const { battle: words } = useMessages();
  const base = useArenaBase();
  const { status, battle, tables, cases, take, retry, refresh } = useRoom(id);
  return (
    <Loaded
      page={words.title}
      from={{ failed: status === 'failed', reload: retry }}
      value={battle ?? (status === 'missing' ? null : undefined)}
      skeleton={<RoomSkeleton base={base} />}
      error={words.room.error}
      missing={<NotFound words={words.room.notFound} to={base} />}
    >
      {(shown) => <Room battle={shown} tables={tables} cases={cases} take={take} refresh={refresh} base={base} />}
    </Loaded>
  );
}
