import { Fragment } from 'react';
import { NavLink } from 'react-router-dom';
import { formatCount, useLocale } from '../../i18n/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMay } from '../api/session.tsx';
import { useStanding } from '../api/standing.ts';
import { GROUPS } from '../page.ts';
import { useWords } from '../texts.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import styles from './Navigation.module.css';
import { navigationFor } from './pages.ts';

const Waiting = ({ count }: { readonly count: number }) => {
  const { locale } = useLocale();
  return count > 0 && <span className={styles.waiting}>{formatCount(count, locale)}</span>;
};

/** The pages that the operator's roles open, by groups; the public log is a page of the site. */
export const Navigation = ({ onGo }: { readonly onGo?: (() => void) | undefined }) => {
  const words = useWords();
  const pages = navigationFor(useMay());
  const standing = useStanding({ polls: false });
  return (
    <nav className={styles.navigation} aria-label={words.frame.navigation}>
      {GROUPS.map((group) => {
        const entries = pages.filter(({ nav }) => nav.group === group);
        if (entries.length === 0 && group !== 'governance') return null;
        return (
          <Fragment key={group}>
            <p className={styles.group}>{words.frame.groups[group]}</p>
            {entries.map(({ path, nav, title }) => (
              <NavLink key={path} to={path} className={classNames(styles.entry)} onClick={onGo}>
                <Glyph name={nav.icon} />
                {title(words)}
                <Waiting count={standing === null ? 0 : (nav.waiting?.(standing) ?? 0)} />
              </NavLink>
            ))}
            {group === 'governance' && (
              <a className={styles.entry} href="/fairness-log" target="_blank" rel="noreferrer">
                <Glyph name="list" />
                {words.frame.fairnessLog}
              </a>
            )}
          </Fragment>
        );
      })}
    </nav>
  );
};
