import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useConnectionLost } from '../../platform/connection-lost.tsx';
import { useToasts } from '../../ui/toasts.tsx';

/** Has the browser keep what the page stands on without a network. A site in development changes too fast for that. */
const keepShell = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without a worker the site is what it was before there was one.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
};

/** Says that the connection is lost for as long as it is, and asks for everything on the page once it is back. */
export default function Connection() {
  const { connection } = useMessages();
  const { show } = useToasts();
  const client = useApolloClient();
  const lost = useConnectionLost();
  const said = useRef<number | null>(null);

  useEffect(keepShell, []);
  useEffect(() => {
    if (lost) {
      said.current = show('offline', connection.lost, said.current === null ? {} : { id: said.current });
      return;
    }
    const id = said.current;
    if (id === null) return;
    said.current = null;
    // What can't be read now says so where it stands.
    const asked = client.refetchQueries({ include: 'active' }).catch(() => undefined);
    asked.then(() => show('success', connection.back, { id }));
  }, [lost, connection, show, client]);
  return null;
}
