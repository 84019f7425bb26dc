import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { SwitchRow } from './SettingRow.tsx';

/** Something that this device does, or doesn't. */
export const DeviceSwitch = ({ name }: { readonly name: 'fast' | 'voice' | 'music' | 'agreePing' }) => {
  const { themes } = useMessages();
  const { settings, set } = useSettings();
  const { title, text } = themes.switches[name];
  return <SwitchRow label={title} hint={text} on={settings[name]} onChange={(on) => set({ [name]: on })} />;
};
