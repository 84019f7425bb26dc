import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import styles from './Footer.module.css';

const Column = ({ children }: { readonly children: ReactNode }) => <ul className={styles.column}>{children}</ul>;

const To = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <li>
    <Link to={to}>{children}</Link>
  </li>
);

export const Footer = () => {
  const { shell } = useMessages();
  const { footer } = shell;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <p className={styles.adults}>
            <b className="num" aria-hidden="true">
              18+
            </b>
            {footer.adults}
          </p>
          <p className={styles.safer}>{footer.safer}</p>
        </div>
        <nav className={styles.links} aria-label={footer.linksLabel}>
          <Column>
            <To to="/safer-play">{footer.saferPlay}</To>
            <To to="/docs/help">{footer.help}</To>
            <To to="/docs/support">{footer.support}</To>
          </Column>
          <Column>
            <To to="/provably-fair">{footer.fairness}</To>
            <To to="/provably-fair/verify">{footer.verify}</To>
            <To to="/fairness-log">{footer.log}</To>
          </Column>
          <Column>
            <To to="/docs/about">{footer.about}</To>
            <To to="/docs/terms">{footer.terms}</To>
            <To to="/docs/terms-of-play">{footer.termsOfPlay}</To>
            <To to="/docs/privacy">{footer.privacy}</To>
            <To to="/docs/disclaimer">{footer.disclaimer}</To>
          </Column>
        </nav>
      </div>
    </footer>
  );
};
