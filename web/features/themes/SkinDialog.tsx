import { useId } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { THEME_CHOICES, type Theme, themeOf } from '../../ui/themes.ts';
import { DeviceSwitch } from '../settings/DeviceSwitch.tsx';
import SoundRows from '../settings/SoundRows.tsx';
import styles from './SkinDialog.module.css';

/** A corner of the site in the colours of a theme. */
const Preview = ({ theme }: { readonly theme: Theme }) => (
  <Grid
    as="span"
    position="relative"
    columns={2}
    gap={6}
    pad={8}
    className={styles.preview}
    data-theme={theme}
    aria-hidden="true"
  >
    <Row as="span" span="all" gap={8} className={styles.bar}>
      <i />
      <i data-current="" />
      <i />
    </Row>
    <span className={styles.card} data-grade="3" />
    <span className={styles.card} data-grade="0" />
    <Row as="span" span="all" gap={6} align="stretch" className={styles.buttons}>
      <i data-kind="pay" />
      <i data-kind="action" />
    </Row>
  </Grid>
);

const ThemeChoice = () => {
  const { themes } = useMessages();
  const { settings, set } = useSettings();
  const group = useId();
  return (
    <Grid as="fieldset" columns={2} gap={12}>
      <Text as="legend" size="large" weight={600} marginBottom={8}>
        {themes.colours}
      </Text>
      {THEME_CHOICES.map((theme) => (
        <Text
          as="label"
          key={theme}
          position="relative"
          overflow="hidden"
          radius="card"
          ground="well"
          ring="hairline"
          className={styles.theme}
        >
          <input
            type="radio"
            name={group}
            value={theme}
            checked={settings.theme === theme}
            onChange={() => set({ theme })}
          />
          <Preview theme={themeOf(theme, false)} />
          {theme === 'device' && <Preview theme={themeOf(theme, true)} />}
          <Box as="span" display="block" padTop={8} padX={12} padBottom={10}>
            <Text as="b" display="block" weight={500}>
              {themes.names[theme]}
            </Text>
            <Text display="block" size="small" tone="muted">
              {themes.notes[theme]}
            </Text>
          </Box>
          <Icon name="check" size={16} className={styles.tick} />
        </Text>
      ))}
    </Grid>
  );
};

const DeviceSwitches = () => {
  const { themes } = useMessages();
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} marginTop={24}>
      <h3 id={id}>{themes.device}</h3>
      <Text as="p" size="small" marginBottom={4} tone="muted">
        {themes.deviceNote}
      </Text>
      <SoundRows />
      <DeviceSwitch name="fast" />
      <DeviceSwitch name="agreePing" />
    </Box>
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
