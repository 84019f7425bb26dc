import { useParams } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useArenaBase } from '../base-path.ts';
import { Room } from './Room.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { useRoom } from './use-room.ts';

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
