import { useId, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import SoundRows from '../settings/SoundRows.tsx';

/** Effects, music and their volume, from every page that has the room. */
export default function SoundMenu() {
  const { themes } = useMessages();
  const { settings } = useSettings();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton icon={settings.voice || settings.music ? 'vol' : 'mute'} label={themes.sound} popoverTarget={id} />
      <Menu id={id} role="group" aria-label={themes.sound} onToggle={({ newState }) => setShown(newState === 'open')}>
        <Box padX={16}>
          <Text as="p" weight={500} padY={10}>
            {themes.sound}
          </Text>
          {shown && <SoundRows />}
        </Box>
      </Menu>
    </>
  );
}
