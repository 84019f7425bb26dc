import { locales, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Button } from '../../ui/Button.tsx';
import { SettingRow, SettingsSection, SwitchRow } from './SettingRow.tsx';

const SWITCHES = ['fast', 'voice', 'music', 'agreePing'] as const;

/** What this device remembers. Nothing of it is sent anywhere, so a guest has it as well. */
export const DeviceSection = () => {
  const { settings: words, themes } = useMessages();
  const { settings, set } = useSettings();
  const { locale } = useLocale();
  const { open } = useDialogs();
  return (
    <SettingsSection id="device" title={words.sections.device}>
      {SWITCHES.map((key) => (
        <SwitchRow
          key={key}
          label={themes.switches[key].title}
          hint={themes.switches[key].text}
          on={settings[key]}
          onChange={(on) => set({ [key]: on })}
        />
      ))}
      <SettingRow
        label={words.device.language}
        value={<bdi>{locales.find(({ tag }) => tag === locale)?.name ?? locale}</bdi>}
      >
        <Button onClick={() => open({ name: 'language' })} aria-label={`${words.change} · ${words.device.language}`}>
          {words.change}
        </Button>
      </SettingRow>
      <SettingRow label={words.device.theme} value={themes.names[settings.theme]}>
        <Button onClick={() => open({ name: 'skin' })} aria-label={`${words.change} · ${words.device.theme}`}>
          {words.change}
        </Button>
      </SettingRow>
    </SettingsSection>
  );
};
