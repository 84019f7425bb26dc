import { useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { AuditLines } from './AuditLines.tsx';
import { EventList } from './browse/EventList.tsx';
import { LogCheckBox } from './check/LogCheckBox.tsx';
import styles from './page.module.css';
import { CheckpointBox } from './published/CheckpointBox.tsx';
import { useHead } from './published/use-head.ts';

/** `/fairness-log`: the log itself, checked here, and how to check it elsewhere. */
export default function FairnessLogPage() {
  const { fairnessLog, shell } = useMessages();
  const { head, retry } = useHead();
  return (
    <Box className="wrap" padBottom={40}>
      <title>{shell.pageTitle({ page: fairnessLog.title })}</title>
      <Row wrap justify="between" gapY={8} gapX={16} padY={24}>
        <Box maxWidth={760}>
          <h1>{fairnessLog.title}</h1>
          <Text as="p" tone="muted">
            {fairnessLog.lead}
          </Text>
        </Box>
        <ButtonLink to="/provably-fair" iconEnd="right">
          {fairnessLog.toSeeds}
        </ButtonLink>
      </Row>
      <Grid gapY={24} gapX={56} align="start" className={styles.top}>
        <CheckpointBox state={head} onRetry={retry} />
        <LogCheckBox />
      </Grid>
      {head.status === 'signed' && head.checkpoint.size > 0 && <EventList head={head} />}
      <AuditLines verifierKey={head.status === 'signed' ? head.verifierKey : null} />
    </Box>
  );
}
