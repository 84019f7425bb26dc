import type { ApolloCache } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SessionPlayerFragment } from '../generated/graphql.ts';
import { graphql, readFragment } from '../generated/index.ts';
import { forgetAnswers } from './forget-answers.ts';
import type { TokenStore } from './token-store.ts';

/** Include this fragment wherever a query or mutation answers `Me`, so that the header is right at once. */
const SESSION_PLAYER = graphql(`
  fragment SessionPlayer on Me {
    id playerId nickname avatar phone createdAt
    wallet { ...WalletBalances @unmask }
  }
`);

const ME = graphql(`query Me { me { id ...SessionPlayer } }`);

/** The id of the signed-in player, as far as the cache knows. */
export const playerIn = (cache: ApolloCache): string | null =>
  readFragment(SESSION_PLAYER, cache.readQuery({ query: ME })?.me)?.playerId ?? null;

const LOGOUT = graphql(`mutation Logout { logout }`);

export type Wallet = Pick<SessionPlayerFragment['wallet'], 'coin' | 'points' | 'version'>;

/** `loading` also where the player is unknown because the server couldn't be asked; `retry` asks again. */
export type SessionStatus = 'guest' | 'loading' | 'failed' | 'player';

export interface Session {
  readonly status: SessionStatus;
  readonly me: SessionPlayerFragment | null;
  /** The balances to show: those of `me`, or the ones held back while a reel turns. */
  readonly wallet: Wallet | null;
  readonly signIn: (token: string) => void;
  /** For what isn't GraphQL: an upload carries the token itself. */
  readonly token: () => string | null;
  /** Revokes the token as well as it can, and forgets it in any case. */
  readonly signOut: () => Promise<void>;
  readonly retry: () => void;
  /** Takes the balances of a command's answer, unless newer ones are known. */
  readonly applyWallet: (wallet: Wallet) => void;
  /** Freezes the shown balances until the function it returns is called. */
  readonly holdWallet: (shown?: Wallet) => () => void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly tokens: TokenStore;
  /** The token was refused although the server answered. */
  readonly onLoginExpired: () => void;
  readonly children: ReactNode;
}

export const SessionProvider = ({ tokens, onLoginExpired, children }: SessionProviderProps) => {
  const client = useApolloClient();
  // Pages are painted for guests. Where a token is known at the start, nothing painted is taken over.
  const token = useSyncExternalStore(tokens.subscribe, tokens.get, () => null);
  const { data, error, refetch } = useQuery(ME, token === null ? skipToken : {});
  const [held, setHeld] = useState<Wallet | null>(null);

  const known = readFragment(SESSION_PLAYER, data?.me) ?? null;
  const me = token === null ? null : known;
  const dead = token !== null && data !== undefined && data.me === null;

  useEffect(() => {
    if (dead) onLoginExpired();
  }, [dead, onLoginExpired]);

  const tokenBefore = useRef(token);
  useEffect(() => {
    if (token === null && tokenBefore.current !== null) forgetAnswers(client.cache);
    tokenBefore.current = token;
  }, [token, client]);

  const signIn = useCallback((fresh: string) => tokens.set(fresh), [tokens]);
  const signOut = useCallback(async () => {
    await client.mutate({ mutation: LOGOUT }).catch(() => undefined);
    tokens.set(null);
  }, [client, tokens]);
  const retry = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);

  const id = me?.id;
  const applyWallet = useCallback(
    (wallet: Wallet) => {
      if (id === undefined) return;
      const player = client.cache.identify({ __typename: 'Me', id });
      if (player === undefined) return;
      client.cache.modify({
        id: player,
        fields: {
          wallet: (existing) => (existing.version > wallet.version ? existing : { ...wallet, __typename: 'Wallet' }),
        },
      });
    },
    [client, id],
  );

  const shown = held ?? me?.wallet ?? null;
  const current = me?.wallet ?? null;
  const holdWallet = useCallback(
    (frozen?: Wallet) => {
      setHeld(frozen ?? current);
      return () => setHeld(null);
    },
    [current],
  );

  const status: SessionStatus =
    token === null ? 'guest' : me !== null ? 'player' : error === undefined ? 'loading' : 'failed';

  const value = useMemo(
    () => ({
      status,
      me,
      wallet: me === null ? null : shown,
      signIn,
      token: tokens.get,
      signOut,
      retry,
      applyWallet,
      holdWallet,
    }),
    [status, me, shown, tokens, signIn, signOut, retry, applyWallet, holdWallet],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
};

export const useSession = (): Session => {
  const value = useContext(SessionContext);
  if (value === null) throw new Error('useSession needs a SessionProvider above it');
  return value;
};
