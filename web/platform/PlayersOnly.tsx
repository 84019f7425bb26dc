import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../ui/States.tsx';
import { GuestPrompt } from './GuestPrompt.tsx';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { Page, type PageProps } from './Page.tsx';
import { useSession } from './session.tsx';

type PlayersOnlyProps<Value> = {
  readonly guest: ComponentProps<typeof GuestPrompt>;
  readonly error?: LoadedProps<Value>['error'];
} & (LoadedProps<Value> | { readonly children: ReactNode });

/**
 * For a player, and for a visitor whose session is on its way. A guest is asked to sign in, and a session that couldn't be read is
 * read again.
 */
export const PlayersOnly = <Value,>({ guest, ...inside }: PlayersOnlyProps<Value>) => {
  const { status, retry } = useSession();
  if (status === 'guest') return <GuestPrompt {...guest} />;
  if (status === 'failed') return <ErrorState {...inside.error} onRetry={retry} />;
  return <>{'from' in inside ? <Loaded {...inside} /> : inside.children}</>;
};

/** A page for signed-in players, in each of its states. */
export const PlayerPage = <Value,>(props: PlayersOnlyProps<Value> & Omit<PageProps, 'children'>) => (
  <Page {...props}>
    <PlayersOnly {...props} />
  </Page>
);
