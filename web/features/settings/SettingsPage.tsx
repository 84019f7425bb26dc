import { useState } from 'react';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Page } from '../../platform/Page.tsx';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { useSession } from '../../platform/session.tsx';
import { useOwnQuery } from '../../platform/use-own-query.ts';
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

/** `/personal/settings`: the player's name and avatar, sign-in, the settings of this device, and the player's data. */
export default function SettingsPage() {
  const { settings, shell } = useMessages();
  const { status } = useSession();
  const query = useOwnQuery(ACCOUNT_SETTINGS);
  const [dialog, setDialog] = useState<SettingsDialog | null>(null);
  const close = (): void => setDialog(null);
  return (
    <Page
      title={settings.title}
      short={shell.menu.settings}
      backTo="/personal"
      back={settings.back}
      room={{ padBottom: 48, className: `wrap ${styles.page}` }}
    >
      <PlayersOnly
        guest={{ title: settings.guestTitle, text: settings.guestText }}
        error={settings.error}
        from={query}
        value={query.data?.me ?? undefined}
        skeleton={<Skeletons heights={['200px', '280px', '360px']} note={settings.loading} gap={32} padTop={16} />}
      >
        {(me) => (
          <>
            <AccountSections me={me} facts={readFragment(SECURITY, me)} onOpen={setDialog} />
            {dialog === 'nickname' && <NicknameDialog nickname={me.nickname} onClose={close} />}
            {dialog === 'avatar' && <AvatarDialog avatar={me.avatar} onClose={close} />}
            {dialog === 'phone' && <PhoneDialog onClose={close} />}
            {dialog === 'email' && <EmailDialog email={readFragment(SECURITY, me).email} onClose={close} />}
            {dialog === 'tradeLink' && <TradeLinkDialog tradeLink={me.tradeLink} onClose={close} />}
            {dialog === 'apiKey' && <ApiKeyDialog onClose={close} />}
            {dialog === 'erase' && <EraseDialog onClose={close} />}
          </>
        )}
      </PlayersOnly>
      {status === 'guest' && <DeviceSection />}
    </Page>
  );
}
