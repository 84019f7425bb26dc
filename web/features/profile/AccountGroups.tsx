import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { ACCOUNT_PAGES, type AccountGroup } from '../../platform/account-pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ProfilePage.module.css';

const GROUPS: readonly AccountGroup[] = ['mine', 'rewards', 'account', 'help'];

/** The way to everything of the account, with what one finds there. */
export const AccountGroups = () => {
  const { profile, shell } = useMessages();
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`account-${group}`}>
          <h2 id={`account-${group}`} className={styles.group}>
            {profile.groups[group]}
          </h2>
          <ul>
            {ACCOUNT_PAGES.filter((page) => page.group === group).map(({ name, path, icon, label }) => (
              <li key={name}>
                <Link to={path} className={styles.link}>
                  <Icon name={icon} />
                  <span className={styles.words}>
                    <span className={styles.label}>{label(shell.menu)}</span>
                    <span className={styles.text}>{profile.texts[name]}</span>
                  </span>
                  <Icon name="right" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
