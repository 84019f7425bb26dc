import { useMutation } from '@apollo/client/react';
import { deviceStorage } from '../../app/device-storage.ts';
import { useRememberedQuery } from '../../app/use-remembered-query.tsx';
import { graphql } from '../../generated/index.ts';
import { steamCallbackUrl } from './steam-params.ts';
import { keepState } from './steam-state.ts';

const START_STEAM_LOGIN = graphql(`
  mutation StartSteamLogin($callbackUrl: String) {
    startSteamLogin(callbackUrl: $callbackUrl) {
      url
    }
  }
`);

const hereOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/** Sends the browser to Steam, to sign in or to link the account that is signed in. */
export const useStartSteam = (): { readonly leaving: boolean; readonly start: () => Promise<void> } => {
  const { promoteCode, channelCode, callbackUrl } = useRememberedQuery();
  const [begin, { loading, data }] = useMutation(START_STEAM_LOGIN);
  const start = async (): Promise<void> => {
    const { origin } = window.location;
    const goOn = callbackUrl ?? hereOf(window.location);
    const query = { callbackUrl: goOn, promoteCode: promoteCode === '' ? null : promoteCode, channelCode };
    const { data: begun } = await begin({ variables: { callbackUrl: steamCallbackUrl(query, origin) } });
    if (!begun) return;
    const { url } = begun.startSteamLogin;
    keepState(deviceStorage, url);
    window.location.assign(url);
  };
  return { leaving: loading || data !== undefined, start };
};
