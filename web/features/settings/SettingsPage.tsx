import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Stack } from '../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { SECURITY } from '../security/security-query.ts';
import { AccountSections, type SettingsDialog } from './AccountSections.tsx';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';
import { AvatarDialog } from './AvatarDialog.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { NicknameDialog } from './NicknameDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import styles from './settings.module.css';
import { ACCOUNT_SETTINGS } from './settings-query.ts';
import { TradeLinkDialog } from './TradeLinkDialog.tsx';

const PlayerSettings = () => {
  const { settings } = useMessages();
  const { status, retry } = useSession();
  const [dialog, setDialog] = useState<SettingsDialog | null>(null);
  const { data, error, refetch } = useQuery(ACCOUNT_SETTINGS, {
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const me = data?.me ?? undefined;
  const facts = readFragment(SECURITY, me);
  const close = (): void => setDialog(null);

  if (status === 'failed' || (me === undefined && error !== undefined)) {
    const again = status === 'failed' ? retry : () => refetch();
    return <ErrorState title={settings.error.title} text={settings.error.text} onRetry={again} />;
  }
  if (me === undefined || facts === undefined) {
    return (
      <Stack gap={32} padTop={16}>
        <LoadingNote text={settings.loading} />
        <Skeleton height="200px" />
        <Skeleton height="280px" />
        <Skeleton height="360px" />
      </Stack>
    );
  }
  return (
    <>
      <AccountSections me={me} facts={facts} onOpen={setDialog} />
      {dialog === 'nickname' && <NicknameDialog nickname={me.nickname} onClose={close} />}
      {dialog === 'avatar' && <AvatarDialog avatar={me.avatar} onClose={close} />}
      {dialog === 'phone' && <PhoneDialog onClose={close} />}
      {dialog === 'email' && <EmailDialog email={facts.email} onClose={close} />}
      {dialog === 'tradeLink' && <TradeLinkDialog tradeLink={me.tradeLink} onClose={close} />}
      {dialog === 'apiKey' && <ApiKeyDialog onClose={close} />}
      {dialog === 'erase' && <EraseDialog onClose={close} />}
    </>
  );
};

/** `/personal/settings`: the player's name and avatar, sign-in, the settings of this device, and the player's data. */
export default function SettingsPage() {
  const { settings, shell } = useMessages();
  const { status } = useSession();
  usePhoneTitle(shell.menu.settings, '/personal', settings.back);
  return (
    <>
      <PageHead title={settings.title} />
      <Box padBottom={48} className={`wrap ${styles.page}`}>
        {status === 'guest' ? (
          <>
            <GuestPrompt title={settings.guestTitle} text={settings.guestText} />
            <DeviceSection />
          </>
        ) : (
          <PlayerSettings />
        )}
      </Box>
    </>
  );
}
