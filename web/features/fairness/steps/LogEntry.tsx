import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { Hex } from '../Hex.tsx';
import type { EntryInclusion } from '../log/log-inclusion.ts';
import type { ProofEntry } from '../proof/proof-entries.ts';
import styles from './log.module.css';
import { VerdictSign } from './Step.tsx';

/** What happened, in words; the log's own word for what no game's proof holds. */
const eventName = (type: string, events: Readonly<Record<string, string>>): string => events[type] ?? type;

interface LogEntryProps {
  readonly entry: ProofEntry;
  readonly inclusion: EntryInclusion | undefined;
}

/** One entry: its bytes, its leaf and the way up to the root. */
export const LogEntry = ({ entry, inclusion }: LogEntryProps) => {
  const { log } = useMessages().fairness.verify;
  const { locale } = useLocale();
  return (
    <li>
      <details className={styles.entry}>
        <summary>
          <Text as="bdi" num>
            #{formatCount(entry.position, locale)}
          </Text>
          <Text shrink className={styles.event}>
            {eventName(entry.event.type, log.events)}
          </Text>
          <Text size="small" tone="muted" nowrap className={styles.at}>
            {formatDateTime(entry.at, locale)}
          </Text>
          <VerdictSign verdict={inclusion?.verdict ?? 'pending'} />
          <Icon name="down" size={16} className={styles.chevron} />
        </summary>
        <Stack size="note" gap={8} padBottom={16} className={styles.detail}>
          <Row justify="between">
            <h3>{log.entry}</h3>
            <CopyButton text={entry.json} label={log.entry} />
          </Row>
          <pre dir="ltr" className="mono">
            {entry.json}
          </pre>
          {inclusion !== undefined && (
            <>
              <h3>{log.leaf}</h3>
              <Hex text={inclusion.leaf} />
              {inclusion.siblings.length > 0 && (
                <>
                  <h3>{log.pathText({ count: inclusion.siblings.length })}</h3>
                  <Box as="ol" tone="muted">
                    {inclusion.siblings.map((sibling) => (
                      <li key={sibling}>
                        <Hex text={sibling} />
                      </li>
                    ))}
                  </Box>
                </>
              )}
            </>
          )}
        </Stack>
      </details>
    </li>
  );
};
