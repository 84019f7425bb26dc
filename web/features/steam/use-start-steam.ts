import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { steamCallbackUrl } from './steam-params.ts';
import { keepState } from './steam-state.ts';

const START_STEAM_LOGIN = graphql(`
  mutation StartSteamLogin($callbackUrl: String, $ticket: String) {
    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {
      url
    }
  }
`);

const hereOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/** Sends the browser to Steam, to sign in or to link the account that is signed in. */
export const useStartSteam = (): { readonly leaving: boolean; readonly start: () => Promise<void> } => {
  const { promoteCode, channelCode, callbackUrl } = useRememberedQuery();
  const { status } = useSession();
  const { confirmed } = useStepUp();
  const [begin, { loading, data }] = useMutation(START_STEAM_LOGIN);
  const start = async (): Promise<void> => {
    const { origin } = window.location;
    const goOn = callbackUrl ?? hereOf(window.location);
    const query = { callbackUrl: goOn, promoteCode: promoteCode === '' ? null : promoteCode, channelCode };
    const send = (ticket: string | null) =>
      begin({ variables: { callbackUrl: steamCallbackUrl(query, origin), ticket } });
    const done = status === 'guest' ? await send(null) : await confirmed(send);
    if (!done?.data) return;
    const { url } = done.data.startSteamLogin;
    keepState(deviceStorage, url);
    window.location.assign(url);
  };
  return { leaving: loading || data !== undefined, start };
};
