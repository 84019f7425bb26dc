import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceStorage } from './device-storage.ts';
import { siteOrigin, useLocation } from './location.tsx';
import {
  channelFrom,
  nothingRemembered,
  queryFrom,
  queryToRestore,
  type RememberedQuery,
  reduceRememberedQuery,
} from './remembered-query.ts';
import { useSession } from './session.tsx';

/** Where the channel a visitor came through is kept on the device. */
const CHANNEL_KEY = 'channelCode';

interface RememberedQueryAccess {
  /** The invitation in the address, else the remembered one, else an empty text. */
  readonly promoteCode: string;
  /** The channel the visitor came through, as long as this device remembers it. */
  readonly channelCode: string | null;
  /** Where to go on after signing in; null where that is right here. */
  readonly callbackUrl: string | null;
  /** Takes in what a sign-in elsewhere was sent along with. */
  readonly learn: (query: RememberedQuery) => void;
  /** Takes a player who has just signed in to the callback address, if there is one of this site. */
  readonly followCallback: () => void;
}

const RememberedQueryContext = createContext<RememberedQueryAccess | null>(null);

/** Keeps the first address's query string for as long as the page lives, and puts it back as a guest walks about. */
export const RememberedQueryProvider = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const { pathname, search, hash, state: carried } = location;
  const [remembered, setRemembered] = useState(() =>
    reduceRememberedQuery(nothingRemembered, { type: 'arrived', pathname, search }),
  );

  const known = useMemo(() => queryFrom(remembered.search, siteOrigin()), [remembered.search]);
  const { channelCode: remembersChannel } = known;
  useLayoutEffect(() => {
    if (remembersChannel !== null) deviceStorage.write(CHANNEL_KEY, remembersChannel);
  }, [remembersChannel]);

  useLayoutEffect(() => {
    if (remembered.pathname === pathname) return;
    setRemembered((before) => reduceRememberedQuery(before, { type: 'arrived', pathname, search }));
    const restored = queryToRestore(remembered, { pathname, search }, status === 'guest');
    if (restored !== null) navigate(`${pathname}${restored}${hash}`, { replace: true, state: carried });
  }, [remembered, pathname, search, hash, carried, status, navigate]);

  const current = useMemo(() => queryFrom(search, siteOrigin()), [search]);
  const promoteCode = current.promoteCode ?? known.promoteCode ?? '';
  const callbackUrl = current.callbackUrl ?? known.callbackUrl;
  const followCallback = useCallback(() => {
    if (callbackUrl === null) return;
    setRemembered((before) => reduceRememberedQuery(before, { type: 'followed' }));
    navigate(callbackUrl, { replace: true });
  }, [callbackUrl, navigate]);

  const learn = useCallback((query: RememberedQuery) => {
    setRemembered((before) => reduceRememberedQuery(before, { type: 'learned', query }));
  }, []);
  const channelCode = channelFrom(current.channelCode ?? remembersChannel ?? deviceStorage.read(CHANNEL_KEY));

  const value = useMemo(
    () => ({ promoteCode, channelCode, callbackUrl, learn, followCallback }),
    [promoteCode, channelCode, callbackUrl, learn, followCallback],
  );
  return <RememberedQueryContext value={value}>{children}</RememberedQueryContext>;
};

export const useRememberedQuery = (): RememberedQueryAccess => {
  const value = useContext(RememberedQueryContext);
  if (value === null) throw new Error('useRememberedQuery needs a RememberedQueryProvider above it');
  return value;
};
