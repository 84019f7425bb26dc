import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LiveTopic } from '../generated/graphql.ts';
import { listenToChanges } from './changes.ts';

export interface Live {
  /** Whether hints come: pages poll where they don't. */
  readonly isOpen: boolean;
  /** Returns the end of the listening. */
  readonly hear: (listener: (topics: readonly LiveTopic[]) => void) => () => void;
}

/** Without a provider above it no hint comes. */
export const LiveContext = createContext<Live>({ isOpen: false, hear: () => () => undefined });

/** Hears for all pages of a signed-in operator which reads are out of date. */
export const LiveProvider = ({ children }: { readonly children: ReactNode }) => {
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const [listeners] = useState(() => new Set<(topics: readonly LiveTopic[]) => void>());
  useEffect(
    () =>
      listenToChanges({
        onOpen: setOpen,
        onTopics: (topics) => {
          for (const listener of listeners) listener(topics);
        },
        // The page asks again for the operator and their roles: the answer leads to the sign-in or to other pages.
        onForbidden: () => void client.refetchQueries({ include: ['Me'] }).catch(() => undefined),
      }),
    [client, listeners],
  );
  const live = useMemo(
    (): Live => ({
      isOpen,
      hear: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    [isOpen, listeners],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
};
