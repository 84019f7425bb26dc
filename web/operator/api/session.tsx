import { useApolloClient, useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { graphql } from '../generated/gql.ts';
import { isEnded } from './client.ts';
import { askSignOut } from './doors.ts';

/** The person who is signed in. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
}

const ME = graphql(`
  query Me {
    me { id name roles scopes }
  }
`);

/** `ended`: there was a session in this page, and it is over. */
export type SessionState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'away'; readonly retry: () => void }
  | { readonly kind: 'out'; readonly ended: boolean }
  | { readonly kind: 'in'; readonly me: Operator };

interface Session {
  readonly state: SessionState;
  /** After the gateway set the cookie of a new session. */
  readonly enter: () => Promise<void>;
  /** Rejects with PageError where the gateway didn't end the session. */
  readonly leave: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  /** Says `ended` when the API answers that there is no session, `refused` when it refuses what the roles are for. */
  readonly announcements: EventTarget;
  readonly children: ReactNode;
}

/** Asks who is signed in, and forgets every answer of the API once that person is not any more. */
export const SessionProvider = ({ announcements, children }: SessionProviderProps) => {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useQuery(ME, { notifyOnNetworkStatusChange: true });
  const [out, setOut] = useState<{ readonly ended: boolean } | null>(null);

  useEffect(() => {
    const onEnded = (): void => {
      const ended = client.readQuery({ query: ME }) !== null;
      setOut((known) => known ?? { ended });
      client.clearStore().catch(() => undefined);
    };
    const onRefused = (): void => {
      refetch().catch(() => undefined);
    };
    // Another tab may have signed another person in, with the same cookie.
    const onSeen = (): void => {
      const before = client.readQuery({ query: ME });
      if (document.visibilityState !== 'visible' || before === null) return;
      refetch()
        .then(({ data: found }) => (found?.me.id === before.me.id ? undefined : client.resetStore()))
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onSeen);
    announcements.addEventListener('ended', onEnded);
    announcements.addEventListener('refused', onRefused);
    return () => {
      announcements.removeEventListener('ended', onEnded);
      announcements.removeEventListener('refused', onRefused);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [announcements, client, refetch]);

  const enter = useCallback(async () => {
    await client.clearStore();
    await refetch();
    setOut(null);
  }, [client, refetch]);

  const leave = useCallback(async () => {
    await askSignOut();
    setOut({ ended: false });
    await client.clearStore();
  }, [client]);

  const state = useMemo((): SessionState => {
    if (out !== null) return { kind: 'out', ...out };
    const known = data ?? previousData;
    if (known !== undefined) return { kind: 'in', me: known.me };
    if (error === undefined || loading) return { kind: 'asking' };
    if (isEnded(error)) return { kind: 'out', ended: false };
    return { kind: 'away', retry: () => void refetch().catch(() => undefined) };
  }, [out, data, previousData, error, loading, refetch]);

  const session = useMemo(() => ({ state, enter, leave }), [state, enter, leave]);
  return <SessionContext value={session}>{children}</SessionContext>;
};

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

/** Whether the operator's roles open what needs the scope. */
export const useMay = (): ((scope: string) => boolean) => {
  const { state } = useSession();
  return useCallback((scope) => state.kind === 'in' && state.me.scopes.includes(scope), [state]);
};
