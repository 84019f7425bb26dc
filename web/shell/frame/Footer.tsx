import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { FOOTER_LINKS } from '../features.ts';
import styles from './Footer.module.css';

const COLUMNS = ['help', 'proof', 'house'] as const;

export const Footer = () => {
  const messages = useMessages();
  const { footer } = messages.shell;
  return (
    <Box as="footer" size="note" marginTop={48} line="top" tone="muted" className={styles.footer}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <Row as="p" gap={8} marginBottom={8} className={styles.adults}>
            <Text as="b" num aria-hidden="true">
              18+
            </Text>
            {footer.adults}
          </Row>
          <p className={styles.safer}>{footer.safer}</p>
        </div>
        <nav className={styles.links} aria-label={footer.linksLabel}>
          {COLUMNS.map((name) => (
            <ul key={name} className={styles.column}>
              {FOOTER_LINKS.filter(({ column }) => column === name).map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label(messages)}</Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
    </Box>
  );
};
