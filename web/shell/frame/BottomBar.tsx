import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useLocation } from '../../platform/location.tsx';
import { useSession } from '../../platform/session.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isWithin, SECTIONS } from '../features.ts';
import styles from './BottomBar.module.css';

const TABS = SECTIONS.filter(({ phone }) => phone === 'tab');

/** The phone's main tabs. */
export const BottomBar = ({ onAccount }: { readonly onAccount: () => void }) => {
  const messages = useMessages();
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const { status } = useSession();
  return (
    <nav className={styles.bar} aria-label={messages.shell.nav.bottom}>
      {TABS.map((section) => {
        const { path, icon, label, short = label } = section;
        return (
          <Link
            key={path}
            to={path}
            className={styles.tab}
            aria-current={isWithin(section, pathname) ? 'page' : undefined}
          >
            <Icon name={icon} size={22} />
            <span>{short(messages)}</span>
          </Link>
        );
      })}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        onClick={() => (status === 'guest' ? open({ name: 'loginTip' }) : onAccount())}
      >
        <Icon name="user" size={22} />
        <span>{messages.shell.nav.account}</span>
      </button>
    </nav>
  );
};
