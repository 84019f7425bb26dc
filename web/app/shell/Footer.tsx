import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import styles from './Footer.module.css';

export const Footer = () => {
  const { shell } = useMessages();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.adults}>
          <b className="num" aria-hidden="true">
            18+
          </b>
          {shell.footer.adults}
        </p>
        <p className={styles.safer}>{shell.footer.safer}</p>
        <ul className={styles.links}>
          <li>
            <Link to="/provably-fair">{shell.footer.fairness}</Link>
          </li>
          <li>
            <Link to="/provably-fair/verify">{shell.footer.verify}</Link>
          </li>
          <li>
            <a href="/log/checkpoint" target="_blank" rel="noreferrer">
              {shell.footer.log}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
};
