import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useConnectionLost } from '../../platform/connection-lost.tsx';
import { useToasts } from '../../ui/toasts.tsx';

/** Registers the worker that keeps the page's files for use without a network. A site in development has no worker. */
const keepShell = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without a worker the site works, but needs the network.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
};

/** Shows a note while the connection is lost, and refetches all active queries once it is back. */
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
    // A query that fails shows its error in its own place.
    const asked = client.refetchQueries({ include: 'active' }).catch(() => undefined);
    asked.then(() => show('success', connection.back, { id }));
  }, [lost, connection, show, client]);
  return null;
}
