import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';

export const UNREAD_COUNT = graphql(`query UnreadCount { unreadCount }`);

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
