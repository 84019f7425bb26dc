import { Fragment } from 'react';
import { formatMoney, locales, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { SALE_QUESTIONS, useSaleQuestion } from '../../platform/sale-question.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { Slider } from '../play/Slider.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { SettingRow, SettingsSection, SwitchRow } from './SettingRow.tsx';
import styles from './settings.module.css';

const SWITCHES = ['fast', 'voice', 'music', 'agreePing'] as const;

/** What this device remembers. Nothing of it is sent anywhere, so a guest has it as well. */
export const DeviceSection = () => {
  const { settings: words, themes } = useMessages();
  const { settings, set } = useSettings();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const [saleQuestion, setSaleQuestion] = useSaleQuestion();
  const { play } = useSounds();
  const setVolume = (volume: number): void => {
    set({ volume });
    play('tick', 0.5);
  };
  return (
    <SettingsSection id="device" title={words.sections.device}>
      {SWITCHES.map((key) => (
        <Fragment key={key}>
          <SwitchRow
            label={themes.switches[key].title}
            hint={themes.switches[key].text}
            on={settings[key]}
            onChange={(on) => set({ [key]: on })}
          />
          {key === 'voice' && (
            <SettingRow label={words.device.volume} value={`${settings.volume}%`}>
              <div className={styles.slider}>
                <Slider
                  label={words.device.volume}
                  valueText={`${settings.volume}%`}
                  min={0}
                  max={100}
                  step={5}
                  value={settings.volume}
                  disabled={!settings.voice}
                  onSlide={setVolume}
                />
              </div>
            </SettingRow>
          )}
        </Fragment>
      ))}
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
