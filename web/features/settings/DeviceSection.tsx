import { formatMoney, locales, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { SALE_QUESTIONS, useSaleQuestion } from '../../platform/sale-question.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { SettingRow, SettingsSection } from './SettingRow.tsx';
import SoundRows from './SoundRows.tsx';

/** The settings of this device. The page sends no part of them, so a guest has them as well. */
export const DeviceSection = () => {
  const { settings: words, themes } = useMessages();
  const { settings } = useSettings();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const [saleQuestion, setSaleQuestion] = useSaleQuestion();
  return (
    <SettingsSection id="device" title={words.sections.device}>
      <DeviceSwitch name="fast" />
      <SoundRows />
      <DeviceSwitch name="agreePing" />
      <SettingRow value={words.device.sale.title} hint={words.device.sale.text}>
        <Select
          label={words.device.sale.title}
          value={String(saleQuestion)}
          choices={SALE_QUESTIONS.map((sum) => ({
            value: String(sum),
            label: sum === 0 ? words.device.sale.always : words.device.sale.from({ amount: formatMoney(sum, locale) }),
          }))}
          onChange={(sum) => setSaleQuestion(Number(sum))}
        />
      </SettingRow>
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
