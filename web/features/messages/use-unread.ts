import { skipToken, useQuery } from '@apollo/client/react';
import { useSession } from '../../platform/session.tsx';
import { UNREAD_COUNT } from './messages-query.ts';

const REFRESH_MS = 60_000;

/** Unread messages of the signed-in player; 0 for a guest, and while nothing is known. */
export const useUnread = (): number => {
  const { status } = useSession();
  const { data } = useQuery(
    UNREAD_COUNT,
    status === 'player'
      ? { pollInterval: REFRESH_MS, skipPollAttempt: () => document.visibilityState !== 'visible' }
      : skipToken,
  );
  return status === 'player' ? (data?.unreadCount ?? 0) : 0;
};
