import { useParams } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { usePhoneTitle } from '../../../platform/phone-title.tsx';
import { Box, Grid, Row, VisuallyHidden } from '../../../ui/Box.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
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
  const { battle: words, shell } = useMessages();
  const base = useArenaBase();
  const { status, battle, tables, cases, take, retry, refresh } = useRoom(id);

  if (battle !== null)
    return <Room battle={battle} tables={tables} cases={cases} take={take} refresh={refresh} base={base} />;
  if (status === 'missing') {
    const { title, text, action } = words.room.notFound;
    return (
      <div className="wrap">
        <title>{shell.pageTitle({ page: title })}</title>
        <EmptyState page icon="search" title={title} text={text}>
          <ButtonLink to={base}>{action}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className="wrap">
        <ErrorState page title={words.room.error.title} text={words.room.error.text} onRetry={retry} />
      </div>
    );
  }
  return <RoomSkeleton base={base} />;
}
