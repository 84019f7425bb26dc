import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Box } from '../../ui/Box.tsx';
import styles from './DocsFrame.module.css';
import { DOCUMENT_TITLES } from './docs-query.ts';
import { LEGAL_PAGES } from './legal-pages.ts';

const NavLink = ({ to, exact = true, children }: { to: string; exact?: boolean; children: ReactNode }) => {
  const { pathname } = useLocation();
  const current = exact ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={styles.link} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
};

/** One row on a phone: where else one can read. */
const PhoneNavigation = () => {
  const { docs } = useMessages();
  return (
    <nav className={styles.row} aria-label={docs.label}>
      <NavLink to="/docs/help" exact={false}>
        {docs.help.nav}
      </NavLink>
      <NavLink to="/docs/support" exact={false}>
        {docs.support}
      </NavLink>
      {LEGAL_PAGES.map((slug) => (
        <NavLink key={slug} to={`/docs/${slug}`}>
          {docs.pages[slug]}
        </NavLink>
      ))}
    </nav>
  );
};

const SideNavigation = () => {
  const { docs } = useMessages();
  const { locale } = useLocale();
  const { data } = useQuery(DOCUMENT_TITLES, { variables: { locale: siteLocaleOf(locale) } });
  return (
    <nav className={styles.side} aria-label={docs.label}>
      <p className={styles.group}>{docs.groups.help}</p>
      <ul>
        <li>
          <NavLink to="/docs/help">{docs.help.title}</NavLink>
        </li>
        {data?.documents
          .filter(({ kind }) => kind === 'HELP')
          .map(({ slug, title }) => (
            <li key={slug} className={styles.topic}>
              <NavLink to={`/docs/help/${slug}`}>{title}</NavLink>
            </li>
          ))}
        <li>
          <NavLink to="/docs/support" exact={false}>
            {docs.support}
          </NavLink>
        </li>
      </ul>
      <p className={styles.group}>{docs.groups.legal}</p>
      <ul>
        {LEGAL_PAGES.map((slug) => (
          <li key={slug}>
            <NavLink to={`/docs/${slug}`}>{docs.pages[slug]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface DocsFrameProps {
  readonly children: ReactNode;
  /** At the end side of a wide page: what is on this one. */
  readonly aside?: ReactNode;
}

/** Everything below `/docs` stands in it. */
export const DocsFrame = ({ children, aside }: DocsFrameProps) => (
  <>
    <PhoneNavigation />
    <div className={`wrap ${styles.frame}`}>
      <SideNavigation />
      <Box shrink>{children}</Box>
      <div className={styles.aside}>{aside}</div>
    </div>
  </>
);
