import { useId } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { THEMES, type Theme } from '../../ui/themes.ts';
import styles from './SkinDialog.module.css';

/** A corner of the site in the colours of a theme. */
const Preview = ({ theme }: { readonly theme: Theme }) => (
  <span className={styles.preview} data-theme={theme} aria-hidden="true">
    <span className={styles.bar}>
      <i />
      <i data-current="" />
      <i />
    </span>
    <span className={styles.card} data-grade="3" />
    <span className={styles.card} data-grade="0" />
    <span className={styles.buttons}>
      <i data-kind="pay" />
      <i data-kind="action" />
    </span>
  </span>
);

const ThemeChoice = () => {
  const { themes } = useMessages();
  const { settings, set } = useSettings();
  const group = useId();
  return (
    <fieldset className={styles.themes}>
      <legend>{themes.colours}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.theme}>
          <input
            type="radio"
            name={group}
            value={theme}
            checked={settings.theme === theme}
            onChange={() => set({ theme })}
          />
          <Preview theme={theme} />
          <span className={styles.words}>
            <b>{themes.names[theme]}</b>
            <span>{themes.notes[theme]}</span>
          </span>
          <Icon name="check" size={16} className={styles.tick} />
        </label>
      ))}
    </fieldset>
  );
};

const SWITCHES = ['music', 'voice', 'fast', 'agreePing'] as const;

const DeviceSwitches = () => {
  const { themes } = useMessages();
  const { settings, set } = useSettings();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className={styles.device}>
      <h3 id={`${id}-title`}>{themes.device}</h3>
      <p className={styles.note}>{themes.deviceNote}</p>
      {SWITCHES.map((name) => (
        <label key={name} className={styles.row}>
          <span>
            <b>{themes.switches[name].title}</b>
            <span id={`${id}-${name}`}>{themes.switches[name].text}</span>
          </span>
          <input
            type="checkbox"
            className={styles.switch}
            aria-label={themes.switches[name].title}
            aria-describedby={`${id}-${name}`}
            checked={settings[name]}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
        </label>
      ))}
    </section>
  );
};

/** The look of the site, and what this device does by itself. Every choice holds at once. */
export default function SkinDialog({ onClose }: { readonly onClose: () => void }) {
  const { themes } = useMessages();
  return (
    <Dialog title={themes.title} onClose={onClose}>
      <ThemeChoice />
      <DeviceSwitches />
    </Dialog>
  );
}
