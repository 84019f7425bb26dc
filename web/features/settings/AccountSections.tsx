import type { AccountSettingsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmailRow } from '../security/EmailRow.tsx';
import type { SecurityFacts } from '../security/security-query.ts';
import { ApiKeyList } from './ApiKeyList.tsx';
import { CodesSection } from './CodesSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { HideNameRow, PageSection } from './FaceSwitches.tsx';
import { SettingRow, SettingsSection } from './SettingRow.tsx';

/** The dialogs of this page alone. */
export type SettingsDialog = 'nickname' | 'avatar' | 'phone' | 'email' | 'tradeLink' | 'apiKey' | 'erase';

interface AccountSectionsProps {
  readonly me: NonNullable<AccountSettingsQuery['me']>;
  readonly facts: SecurityFacts;
  readonly onOpen: (dialog: SettingsDialog) => void;
}

export const AccountSections = ({ me, facts, onOpen }: AccountSectionsProps) => {
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
        <HideNameRow hidden={me.nameHidden} />
      </SettingsSection>
      <PageSection me={me} />
      <SettingsSection id="contact" title={sections.contact}>
        <SettingRow label={settings.phone.label} value={<bdi dir="ltr">{me.phone}</bdi>}>
          <Button onClick={() => onOpen('phone')} aria-label={`${change} · ${settings.phone.label}`}>
            {change}
          </Button>
        </SettingRow>
        <EmailRow facts={facts} onChange={() => onOpen('email')} />
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
        <SettingRow label={settings.security.label} hint={settings.security.hint}>
          <ButtonLink to="/personal/security" aria-label={`${settings.security.open} · ${settings.security.label}`}>
            {settings.security.open}
          </ButtonLink>
        </SettingRow>
        <SettingRow label={settings.verification.label} value={account.verification.states[me.verification.state]}>
          <Button
            onClick={() => open({ name: 'userVerify' })}
            aria-label={`${settings.verification.view} · ${settings.verification.label}`}
          >
            {settings.verification.view}
          </Button>
        </SettingRow>
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
