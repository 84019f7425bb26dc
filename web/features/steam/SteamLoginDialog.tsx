import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from '../account/account.module.css';
import { useAccountSite } from '../account/account-site.ts';
import { FormAlert } from '../account/FormAlert.tsx';
import { LaterNote } from '../account/LaterNote.tsx';
import { steamCallbackUrl } from './steam-params.ts';
import { keepState } from './steam-state.ts';

const START_STEAM_LOGIN = graphql(`mutation StartSteamLogin { startSteamLogin @args { url } }`);

const hereOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/** Sends the browser to Steam, to sign in or to link the account that is signed in. */
const useStartSteam = (): { readonly leaving: boolean; readonly start: () => Promise<void> } => {
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

/** Says what happens at Steam before it sends the browser there. */
export default function SteamLoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { steam } = account;
  const { open } = useDialogs();
  const { status } = useSession();
  const errorText = useErrorText();
  const site = useAccountSite();
  const { leaving, start } = useStartSteam();
  const [failure, setFailure] = useState<string>();
  const off = site?.steam === false;

  const leave = (): void => {
    setFailure(undefined);
    start().catch((thrown: unknown) => setFailure(errorText(thrown)));
  };

  return (
    <Dialog title={steam.title} onClose={onClose}>
      <div className={styles.form}>
        <Text as="p" tone="muted">
          {off ? steam.off : steam.lead}
        </Text>
        {!off && (
          <ul className={styles.points}>
            {steam.points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="check" size={16} />
                {point}
              </li>
            ))}
          </ul>
        )}
        {!off && status === 'player' && <LaterNote />}
        <FormAlert text={failure} />
        {!off && (
          <Button variant="primary" size="large" iconEnd="right" busy={leaving} onClick={leave}>
            {leaving ? steam.opening : steam.action}
          </Button>
        )}
        {status === 'guest' && (
          <Button variant="proof" className={styles.quiet} onClick={() => open({ name: 'login' })}>
            {account.recover.back}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
