import { useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { CopyButton } from '../fairness/CopyButton.tsx';
import styles from './audit.module.css';
import { auditLines } from './audit-lines.ts';

/** Before the key is known, a place for it. */
const KEY = '<key>';

/** How anyone replays the whole log without this site's help. */
export const AuditLines = ({ verifierKey }: { readonly verifierKey: string | null }) => {
  const { audit } = useMessages().fairnessLog;
  const lines = auditLines(window.location.origin, verifierKey ?? KEY);
  return (
    <Box as="section" aria-labelledby="audit-lines" marginTop={40} padTop={24} line="top" className={styles.audit}>
      <Row gap={4} minHeight={44}>
        <h2 id="audit-lines">{audit.title}</h2>
        <CopyButton text={lines.join('\n')} label={audit.copyAll} className={styles.all} />
      </Row>
      <Text as="p" tone="muted">
        {audit.text}
      </Text>
      <Grid as="ol" gap={12} marginY={16} className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line}>
            <p>{audit.steps[index]}</p>
            <Row gap={8} padStart={14} radius="control" ground="well" className={styles.command}>
              <code dir="ltr" className="mono">
                {line}
              </code>
              <CopyButton text={line} label={audit.steps[index] ?? line} className={styles.copy} />
            </Row>
          </li>
        ))}
      </Grid>
      <Text as="p" tone="muted">
        {audit.pin}
      </Text>
    </Box>
  );
};
