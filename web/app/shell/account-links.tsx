import { Link, useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useSession } from '../session.tsx';
import styles from './account-links.module.css';

/** The rows of the account menu and of the phone's drawer. `onChoose` puts the menu away. */
export const AccountLinks = ({ onChoose }: { readonly onChoose: () => void }) => {
  const { shell } = useMessages();
  const { open } = useDialogs();
  const { status, signOut } = useSession();
  const { show } = useToasts();
  const navigate = useNavigate();

  const logOut = async (): Promise<void> => {
    onChoose();
    await signOut();
    show('success', shell.menu.loggedOut);
    await navigate('/');
  };

  return (
    <ul className={styles.links}>
      <li>
        <Link to="/personal/bag" className={styles.row} onClick={onChoose}>
          <Icon name="backpack" />
          {shell.nav.backpack}
        </Link>
      </li>
      <li>
        <Link to="/provably-fair" className={styles.row} onClick={onChoose}>
          <Icon name="shield" />
          {shell.menu.seeds}
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={styles.row}
          onClick={() => {
            onChoose();
            open({ name: 'language' });
          }}
        >
          <Icon name="globe" />
          {shell.menu.language}
        </button>
      </li>
      {status !== 'guest' && (
        <li>
          <button type="button" className={styles.row} onClick={logOut}>
            <Icon name="logout" />
            {shell.menu.logout}
          </button>
        </li>
      )}
    </ul>
  );
};
