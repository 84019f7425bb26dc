import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useAccountPages } from '../../platform/account-pages.ts';
import type { AccountGroup } from '../../platform/feature.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ProfilePage.module.css';

const GROUPS: readonly AccountGroup[] = ['mine', 'rewards', 'account', 'help'];

/** The way to everything of the account, with what one finds there. */
export const AccountGroups = () => {
  const messages = useMessages();
  const pages = useAccountPages();
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`account-${group}`}>
          <h2 id={`account-${group}`} className={styles.group}>
            {messages.profile.groups[group]}
          </h2>
          <ul>
            {pages
              .filter((page) => page.group === group)
              .map(({ path, icon, label, text }) => (
                <li key={path}>
                  <Link to={path} className={styles.link}>
                    <Icon name={icon} />
                    <span className={styles.words}>
                      <span className={styles.label}>{label(messages)}</span>
                      <span className={styles.text}>{text(messages)}</span>
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
