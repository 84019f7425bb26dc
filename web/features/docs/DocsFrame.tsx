import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { useLocation } from '../../platform/location.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import styles from './DocsFrame.module.css';
import { DOCUMENT_TITLES } from './docs-query.ts';

/** Documents that stand alone, in the order in which the navigation has them; each is a path below `/docs`. */
const LEGAL_PAGES = ['about', 'terms', 'terms-of-play', 'privacy', 'disclaimer'] as const;

const NavLink = ({ to, exact = true, children }: { to: string; exact?: boolean; children: ReactNode }) => {
  const { pathname } = useLocation();
  const current = exact ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={styles.link} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
};

/** Links to the other documents, one row on a phone. */
const PhoneNavigation = () => {
  const { docs } = useMessages();
  return (
    <Box as="nav" display="flex" gap={20} padX="gutter" line="bottom" className={styles.row} aria-label={docs.label}>
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
    </Box>
  );
};

/** The links below the topics appear with them: an earlier link would move. */
const SideNavigation = () => {
  const { docs } = useMessages();
  const { locale } = useLocale();
  const { data, error } = useQuery(DOCUMENT_TITLES, { variables: { locale: siteLocaleOf(locale) } });
  const settled = data !== undefined || error !== undefined;
  return (
    <nav className={styles.side} aria-label={docs.label}>
      <Text as="p" size="small" padBottom={8} tone="muted">
        {docs.groups.help}
      </Text>
      <Box as="ul" marginBottom={20} className={styles.list}>
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
        {settled && (
          <li>
            <NavLink to="/docs/support" exact={false}>
              {docs.support}
            </NavLink>
          </li>
        )}
      </Box>
      {settled && (
        <>
          <Text as="p" size="small" padBottom={8} tone="muted">
            {docs.groups.legal}
          </Text>
          <Box as="ul" marginBottom={20} className={styles.list}>
            {LEGAL_PAGES.map((slug) => (
              <li key={slug}>
                <NavLink to={`/docs/${slug}`}>{docs.pages[slug]}</NavLink>
              </li>
            ))}
          </Box>
        </>
      )}
    </nav>
  );
};

interface DocsFrameProps {
  readonly children: ReactNode;
  /** The contents of this page, at the end side of a wide one. */
  readonly aside?: ReactNode;
}

/** The frame of all pages below `/docs`. */
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
