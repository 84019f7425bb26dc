import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { SecurityPageQuery } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Stack } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
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

const PlayerSecurity = () => {
  const { security } = useMessages();
  const { status, retry } = useSession();
  const { data, error, refetch } = useQuery(SECURITY_PAGE, {
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const me = data?.me ?? undefined;
  if (status === 'failed' || (me === undefined && error !== undefined)) {
    const again = status === 'failed' ? retry : () => refetch();
    return <ErrorState title={security.error.title} text={security.error.text} onRetry={again} />;
  }
  if (data === undefined || me === undefined) {
    return (
      <Stack gap={32} marginTop={16}>
        <LoadingNote text={security.loading} />
        <Skeleton height="112px" />
        <Skeleton height="280px" />
        <Skeleton height="360px" />
      </Stack>
    );
  }
  return <Overview me={me} steam={data.site.steam} />;
};

/** `/personal/security`: how the account stands, what proves that it's the player, where it is signed in, what happened. */
export default function SecurityPage() {
  const { security, shell } = useMessages();
  const { status } = useSession();
  usePhoneTitle(shell.menu.security, '/personal', security.back);
  return (
    <>
      <PageHead title={security.title} />
      <Box padBottom={48} className={`wrap ${settingsStyles.page}`}>
        {status === 'guest' ? (
          <GuestPrompt title={security.guestTitle} text={security.guestText} />
        ) : (
          <PlayerSecurity />
        )}
      </Box>
    </>
  );
}
