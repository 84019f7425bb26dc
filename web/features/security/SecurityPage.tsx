import { useState } from 'react';
import type { SecurityPageQuery } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { PlayerPage } from '../../platform/PlayersOnly.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { useOwnQuery } from '../../platform/use-own-query.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { passkeysHere } from '../account/passkeys.ts';
import { DeviceLanes } from '../lanes/DeviceLanes.tsx';
import { EmailDialog } from '../settings/EmailDialog.tsx';
import { SettingRow, SettingsSection } from '../settings/SettingRow.tsx';
import settingsStyles from '../settings/settings.module.css';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { AuthenticatorRows } from './AuthenticatorRows.tsx';
import { deviceName } from './device-name.ts';
import { EmailRow } from './EmailRow.tsx';
import { Journal } from './Journal.tsx';
import { PasskeyRows } from './PasskeyRows.tsx';
import { PendingChanges } from './PendingChanges.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { SessionList } from './SessionList.tsx';
import { Standing } from './Standing.tsx';
import { SteamRow } from './SteamRow.tsx';
import { DEVICE_SESSION, SECURITY, SECURITY_PAGE } from './security-query.ts';

type OpenDialog =
  | { readonly name: 'addPasskey' | 'email' }
  | { readonly name: 'renamePasskey'; readonly id: string; readonly now: string };

interface OverviewProps {
  readonly me: NonNullable<SecurityPageQuery['me']>;
  /** Whether Steam sign-in works here. */
  readonly steam: boolean;
}

const Overview = ({ me, steam }: OverviewProps) => {
  const { security, settings } = useMessages();
  const { open } = useDialogs();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const facts = readFragment(SECURITY, me);
  const here = readFragment(DEVICE_SESSION, me.sessions).find(({ current }) => current)?.device ?? '';
  const close = (): void => setDialog(null);
  const addPasskey = (): void => setDialog({ name: 'addPasskey' });
  const passwordAction = me.hasPassword ? settings.change : settings.add;
  return (
    <>
      <Standing
        facts={facts.security}
        better={
          facts.security.passkeysOffered &&
          passkeysHere() && (
            <Button variant="primary" icon="key" onClick={addPasskey}>
              {security.passkeys.add}
            </Button>
          )
        }
      />
      <PendingChanges changes={facts.security.pendingChanges} />
      <fieldset disabled={facts.security.frozenAt !== null}>
        <SettingsSection id="proofs" title={security.proofs.title} lead={security.proofs.lead}>
          <PasskeyRows
            facts={facts.security}
            onAdd={addPasskey}
            onRename={({ id, name }) => setDialog({ name: 'renamePasskey', id, now: name })}
          />
          <AuthenticatorRows facts={facts.security} />
          <SettingRow
            label={settings.password.label}
            value={me.hasPassword ? settings.password.set : settings.password.unset}
          >
            <Button
              onClick={() => open({ name: 'changePassword' })}
              aria-label={`${passwordAction} · ${settings.password.label}`}
            >
              {passwordAction}
            </Button>
          </SettingRow>
        </SettingsSection>
        <SettingsSection id="notices" title={security.contact.title} lead={security.contact.lead}>
          <EmailRow facts={facts} onChange={() => setDialog({ name: 'email' })} />
          {(steam || facts.steamId !== null) && <SteamRow steamId={facts.steamId} />}
          <SettingRow label={security.keys.label} value={security.keys.count({ count: me.apiKeys.length })}>
            <ButtonLink
              to="/personal/settings#developer"
              aria-label={`${security.keys.manage} · ${security.keys.label}`}
            >
              {security.keys.manage}
            </ButtonLink>
          </SettingRow>
        </SettingsSection>
        <SettingsSection id="devices" title={security.devices.title} lead={security.devices.lead}>
          <SessionList sessions={me.sessions} />
        </SettingsSection>
        <SettingsSection id="lanes" title={security.lanes.title} lead={security.lanes.lead}>
          <DeviceLanes />
        </SettingsSection>
      </fieldset>
      <SettingsSection id="journal" title={security.journal.title} lead={security.journal.lead}>
        <Journal facts={facts} />
      </SettingsSection>
      {dialog?.name === 'addPasskey' && <AddPasskeyDialog device={deviceName(here, '')} onClose={close} />}
      {dialog?.name === 'renamePasskey' && <RenamePasskeyDialog id={dialog.id} name={dialog.now} onClose={close} />}
      {dialog?.name === 'email' && <EmailDialog email={facts.email} onClose={close} />}
    </>
  );
};

/** `/personal/security`: how the account stands, what proves that it's the player, where it is signed in, what happened. */
export default function SecurityPage() {
  const { security, shell } = useMessages();
  const query = useOwnQuery(SECURITY_PAGE);
  return (
    <PlayerPage
      title={security.title}
      short={shell.menu.security}
      backTo="/personal"
      back={security.back}
      room={{ padBottom: 48, className: `wrap ${settingsStyles.page}` }}
      guest={{ title: security.guestTitle, text: security.guestText }}
      error={security.error}
      from={query}
      value={query.data?.me ? query.data : undefined}
      skeleton={<Skeletons heights={['112px', '280px', '360px']} note={security.loading} gap={32} marginTop={16} />}
    >
      {({ me, site }) => me && <Overview me={me} steam={site.steam} />}
    </PlayerPage>
  );
}
