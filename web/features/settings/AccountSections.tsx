import { useDialogs } from '../../app/dialogs.tsx';
import type { AccountSettingsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ApiKeyList } from './ApiKeyList.tsx';
import { CodesSection } from './CodesSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { SessionList } from './SessionList.tsx';
import { SettingRow, SettingsSection } from './SettingRow.tsx';

/** The dialogs of this page alone. */
export type SettingsDialog = 'nickname' | 'avatar' | 'phone' | 'email' | 'tradeLink' | 'apiKey' | 'erase';

interface AccountSectionsProps {
  readonly me: NonNullable<AccountSettingsQuery['me']>;
  /** Whether Steam sign-in works here. */
  readonly steam: boolean;
  readonly onOpen: (dialog: SettingsDialog) => void;
}

export const AccountSections = ({ me, steam, onOpen }: AccountSectionsProps) => {
  const { settings, account } = useMessages();
  const { open } = useDialogs();
  const { sections, change, add, none } = settings;
  return (
    <>
      <SettingsSection id="profile" title={sections.profile}>
        <SettingRow label={settings.avatar.label} value={<Avatar picture={me.avatar} size={56} />}>
          <Button onClick={() => onOpen('avatar')} aria-label={`${change} · ${settings.avatar.label}`}>
            {change}
          </Button>
        </SettingRow>
        <SettingRow label={settings.nickname.label} value={<bdi className="name">{me.nickname}</bdi>}>
          <Button onClick={() => onOpen('nickname')} aria-label={`${change} · ${settings.nickname.label}`}>
            {change}
          </Button>
        </SettingRow>
      </SettingsSection>
      <SettingsSection id="contact" title={sections.contact}>
        <SettingRow label={settings.phone.label} value={<bdi dir="ltr">{me.phone}</bdi>}>
          <Button onClick={() => onOpen('phone')} aria-label={`${change} · ${settings.phone.label}`}>
            {change}
          </Button>
        </SettingRow>
        <SettingRow label={settings.email.label} value={me.email === null ? none : <bdi dir="ltr">{me.email}</bdi>}>
          <Button
            onClick={() => onOpen('email')}
            aria-label={`${me.email === null ? add : change} · ${settings.email.label}`}
          >
            {me.email === null ? add : change}
          </Button>
        </SettingRow>
        <SettingRow
          label={settings.tradeLink.label}
          value={me.tradeLink === null ? none : settings.tradeLink.set}
          hint={settings.tradeLink.hint}
        >
          <Button
            onClick={() => onOpen('tradeLink')}
            aria-label={`${me.tradeLink === null ? add : change} · ${settings.tradeLink.label}`}
          >
            {me.tradeLink === null ? add : change}
          </Button>
        </SettingRow>
      </SettingsSection>
      <SettingsSection id="security" title={sections.security}>
        <SettingRow
          label={settings.password.label}
          value={me.hasPassword ? settings.password.set : settings.password.unset}
        >
          <Button
            onClick={() => open({ name: 'changePassword' })}
            aria-label={`${me.hasPassword ? change : add} · ${settings.password.label}`}
          >
            {me.hasPassword ? change : add}
          </Button>
        </SettingRow>
        {(steam || me.steamId !== null) && (
          <SettingRow
            label={settings.steam.label}
            value={me.steamId === null ? settings.steam.unlinked : <bdi className="num">{me.steamId}</bdi>}
          >
            {me.steamId === null && (
              <Button
                onClick={() => open({ name: 'steamLogin' })}
                aria-label={`${settings.steam.link} · ${settings.steam.label}`}
              >
                {settings.steam.link}
              </Button>
            )}
          </SettingRow>
        )}
        <SettingRow label={settings.verification.label} value={account.verification.states[me.verification.state]}>
          <Button
            onClick={() => open({ name: 'userVerify' })}
            aria-label={`${settings.verification.view} · ${settings.verification.label}`}
          >
            {settings.verification.view}
          </Button>
        </SettingRow>
        <SessionList sessions={me.sessions} />
      </SettingsSection>
      <CodesSection />
      <DeviceSection />
      <SettingsSection id="developer" title={sections.developer} lead={settings.keys.lead}>
        <ApiKeyList apiKeys={me.apiKeys} onCreate={() => onOpen('apiKey')} />
      </SettingsSection>
      <DataSection onErase={() => onOpen('erase')} />
    </>
  );
};
