import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './SpeedButton.module.css';

interface SpeedButtonProps {
  readonly className?: string | undefined;
  readonly disabled?: boolean;
}

/** Whether the short turn is played. */
export const SpeedButton = ({ className, disabled }: SpeedButtonProps) => {
  const { play } = useMessages();
  const { settings, set } = useSettings();
  return (
    <IconButton
      icon="bolt"
      className={classNames(styles.speed, className)}
      label={settings.fast ? play.fastOn : play.fastOff}
      aria-pressed={settings.fast}
      disabled={disabled}
      onClick={() => set({ fast: !settings.fast })}
    />
  );
};
