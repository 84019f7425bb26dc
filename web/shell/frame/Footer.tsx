import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { FOOTER_LINKS } from '../features.ts';
import styles from './Footer.module.css';

const COLUMNS = ['help', 'proof', 'house'] as const;

export const Footer = () => {
  const messages = useMessages();
  const { footer } = messages.shell;
  return (
    <Box as="footer" size="note" marginTop={48} line="top" tone="muted" className={styles.footer}>
      <Row className="wrap" wrap align="stretch" justify="between" gapX={48} gapY={16}>
        <div className={styles.words}>
          <Row as="p" gap={8} marginBottom={8}>
            <Text as="b" num padX={6} padY={2} radius="small" ring="control" tone="text" aria-hidden="true">
              18+
            </Text>
            {footer.adults}
          </Row>
          <p>{footer.safer}</p>
        </div>
        <Grid as="nav" gapX={[24, 48]} className={styles.links} aria-label={footer.linksLabel}>
          {COLUMNS.map((name) => (
            <ul key={name} className={styles.column}>
              {FOOTER_LINKS.filter(({ column }) => column === name).map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label(messages)}</Link>
                </li>
              ))}
            </ul>
          ))}
        </Grid>
      </Row>
    </Box>
  );
};
