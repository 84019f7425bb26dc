import { Link, useNavigate } from 'react-router-dom';
import { badgeText } from '../../features/messages/badge.ts';
import { useUnread } from '../../features/messages/use-unread.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useLocation } from '../../platform/location.tsx';
import { useSession } from '../../platform/session.tsx';
import { Grid, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ACCOUNT_PAGES } from '../features.ts';
import styles from './account-links.module.css';

interface AccountLinksProps {
  /** Puts the menu away. */
  readonly onChoose: () => void;
}

const MessagesRow = ({ onChoose }: AccountLinksProps) => {
  const { shell } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const unread = useUnread();
  const badge = badgeText(unread);
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => {
        onChoose();
        open({ name: 'info' });
      }}
    >
      <Icon name="bell" />
      {shell.menu.messages}
      {badge !== null && (
        <>
          <span className={`num ${styles.badge}`} aria-hidden="true">
            {badge}
          </span>
          <VisuallyHidden>{shell.menu.unread({ count: formatCount(unread, locale) })}</VisuallyHidden>
        </>
      )}
    </button>
  );
};

/** The rows of the account menu and of the phone's drawer. */
export const AccountLinks = ({ onChoose }: AccountLinksProps) => {
  const messages = useMessages();
  const { shell } = messages;
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const { status, signOut } = useSession();
  const { show } = useToasts();
  const navigate = useNavigate();
  const guest = status === 'guest';

  const logOut = async (): Promise<void> => {
    onChoose();
    await signOut();
    show('success', shell.menu.loggedOut);
    navigate('/');
  };
  const openInstead = (name: 'language' | 'skin') => () => {
    onChoose();
    open({ name });
  };

  return (
    <Grid as="ul" columns={2} gapX={4}>
      {!guest && (
        <>
          <li>
            <Link
              to="/personal"
              className={styles.row}
              aria-current={pathname === '/personal' ? 'page' : undefined}
              onClick={onChoose}
            >
              <Icon name="user" />
              {shell.menu.profile}
            </Link>
          </li>
          <li>
            <MessagesRow onChoose={onChoose} />
          </li>
        </>
      )}
      {ACCOUNT_PAGES.filter(({ pageOnly, audience }) => pageOnly !== true && !(guest && audience === 'players')).map(
        ({ path, icon, label }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.row}
              aria-current={pathname === path ? 'page' : undefined}
              onClick={onChoose}
            >
              <Icon name={icon} />
              {label(messages)}
            </Link>
          </li>
        ),
      )}
      <li>
        <button type="button" className={styles.row} onClick={openInstead('language')}>
          <Icon name="globe" />
          {shell.menu.language}
        </button>
      </li>
      <li>
        <button type="button" className={styles.row} onClick={openInstead('skin')}>
          <Icon name="theme" />
          {shell.menu.theme}
        </button>
      </li>
      {!guest && (
        <li>
          <button type="button" className={styles.row} onClick={logOut}>
            <Icon name="logout" />
            {shell.menu.logout}
          </button>
        </li>
      )}
    </Grid>
  );
};
