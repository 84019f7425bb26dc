import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { IconButton } from '../../ui/Button.tsx';

/** Whether the pointer clicks. */
export const SoundButton = ({ className }: { readonly className?: string | undefined }) => {
  const { play } = useMessages();
  const { settings, set } = useSettings();
  return (
    <IconButton
      icon={settings.voice ? 'vol' : 'mute'}
      className={className}
      label={settings.voice ? play.soundOn : play.soundOff}
      aria-pressed={settings.voice}
      onClick={() => set({ voice: !settings.voice })}
    />
  );
};
