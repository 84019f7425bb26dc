import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { Chevron, Fold } from '../Fold.tsx';
import { Hex, RawText } from '../Hex.tsx';
import type { EntryInclusion } from '../log/log-inclusion.ts';
import type { ProofEntry } from '../proof/proof-entries.ts';
import styles from './log.module.css';
import { VerdictMark } from './Step.tsx';

/** The name of an event; the log's own type for an event outside the games' proofs. */
const eventName = (type: string, events: Readonly<Record<string, string>>): string => events[type] ?? type;

const Label = ({ children }: { readonly children: string }) => (
  <Text as="h3" size="small" weight={400} tone="muted">
    {children}
  </Text>
);

interface LogEntryProps {
  readonly entry: ProofEntry;
  readonly inclusion: EntryInclusion | undefined;
}

/** One entry: its bytes, its leaf and the way up to the root. */
export const LogEntry = ({ entry, inclusion }: LogEntryProps) => {
  const { log } = useMessages().fairness.verify;
  const { locale } = useLocale();
  return (
    <Box as="li" line="bottom">
      <Fold
        className={styles.entry}
        line={
          <>
            <Text as="bdi" size="small" num weight={400} tone="muted" className={styles.position}>
              #{formatCount(entry.position, locale)}
            </Text>
            <Text shrink className={styles.event}>
              {eventName(entry.event.type, log.events)}
            </Text>
            <Text size="small" tone="muted" nowrap className={styles.at}>
              {formatDateTime(entry.at, locale)}
            </Text>
            <VerdictMark verdict={inclusion?.verdict ?? 'pending'} signOnly />
            <Chevron />
          </>
        }
      >
        <Stack size="note" gap={8} padBottom={16}>
          <Row justify="between">
            <Label>{log.entry}</Label>
            <CopyButton text={entry.json} label={log.entry} />
          </Row>
          <RawText text={entry.json} />
          {inclusion !== undefined && (
            <>
              <Label>{log.leaf}</Label>
              <Hex text={inclusion.leaf} />
              {inclusion.siblings.length > 0 && (
                <>
                  <Label>{log.pathText({ count: inclusion.siblings.length })}</Label>
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
      </Fold>
    </Box>
  );
};
