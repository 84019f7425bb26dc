import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Slider } from '../play/Slider.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { SettingRow } from './SettingRow.tsx';
import styles from './settings.module.css';

/** All that there is to say about sound: effects, music, and how loud both are. */
export default function SoundRows() {
  const { themes } = useMessages();
  const { settings, set } = useSettings();
  const { play } = useSounds();
  const { voice, music, volume } = settings;
  const setVolume = (next: number): void => {
    set({ volume: next });
    play('tick', 0.5);
  };
  return (
    <>
      <DeviceSwitch name="voice" />
      <DeviceSwitch name="music" />
      <SettingRow label={themes.volume} value={`${volume}%`}>
        <div className={styles.slider}>
          <Slider
            label={themes.volume}
            valueText={`${volume}%`}
            min={0}
            max={100}
            step={5}
            value={volume}
            disabled={!voice && !music}
            onSlide={setVolume}
          />
        </div>
      </SettingRow>
    </>
  );
}
