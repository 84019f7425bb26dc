import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './account.module.css';

/** Told before a change that waits for a day: when it takes effect, and that it can be stopped. */
export const LaterNote = () => {
  const { account } = useMessages();
  return (
    <p className={styles.info}>
      <Icon name="clock" size={16} />
      {account.later.note}
    </p>
  );
};
