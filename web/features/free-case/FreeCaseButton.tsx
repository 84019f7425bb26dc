import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { IconButton } from '../../ui/Button.tsx';
import styles from './FreeCaseButton.module.css';
import { useTodaysFreeCase } from './use-todays-free-case.ts';

/** Where the free case of the day is, from every page; lit for as long as it wasn't opened. Nothing where the site has none. */
export default function FreeCaseButton() {
  const { shell } = useMessages();
  const { open } = useDialogs();
  const { free } = useTodaysFreeCase();
  if (!free) return null;
  return (
    <IconButton
      icon="gift"
      label={shell.header.freeCase}
      className={free.available ? styles.lit : undefined}
      aria-haspopup="dialog"
      onClick={() => open({ name: 'freeCase' })}
    />
  );
}
