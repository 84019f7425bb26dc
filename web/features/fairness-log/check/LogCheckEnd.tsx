import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FaultLine } from '../FaultLine.tsx';
import styles from './check.module.css';
import type { CheckedLog, LogCheckProgress } from './log-check.ts';
import type { CheckEnd } from './worker-messages.ts';

interface NoteProps {
  readonly title: string;
  readonly holds?: boolean;
  readonly children?: ReactNode;
}

const Note = ({ title, holds = false, children }: NoteProps) => (
  <Box gap={12} pad={14} radius="control" className={styles.end} data-holds={holds || undefined}>
    <Icon name={holds ? 'shield' : 'info'} />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </Box>
);

const Whole = ({ log, before, orderComplete }: CheckedLog) => {
  const { check } = useMessages().fairnessLog;
  const { locale } = useLocale();
  return (
    <Note title={check.wholeTitle} holds>
      <p>{check.whole({ size: formatCount(log.size, locale) })}</p>
      {before !== null && <p>{check.continued({ size: formatCount(before.size, locale) })}</p>}
      <Text as="p" tone="muted">
        {check.remembered}
      </Text>
      {!orderComplete && (
        <Text as="p" tone="muted">
          {check.orderPart}
        </Text>
      )}
    </Note>
  );
};

interface LogCheckEndProps {
  readonly end: CheckEnd;
  readonly reached: LogCheckProgress | null;
}

/** How a check ended, in words: a false log is told apart from one that couldn't be read. */
export const LogCheckEnd = ({ end, reached }: LogCheckEndProps) => {
  const { check, head } = useMessages().fairnessLog;
  const { locale } = useLocale();
  switch (end.status) {
    case 'whole':
      return <Whole {...end} />;
    case 'false':
      return <FaultLine title={check.falseTitle} fault={end.fault} />;
    case 'never-sealed':
      return <Note title={head.neverTitle}>{head.neverText}</Note>;
    case 'stopped':
      return (
        <Note title={check.stoppedTitle}>
          <p>{check.stopped({ done: formatCount(reached?.done ?? 0, locale) })}</p>
        </Note>
      );
    case 'unreachable':
      return (
        <Note title={check.unreachableTitle}>
          <p>{check.unreachable({ file: `/log/${end.file}` })}</p>
        </Note>
      );
    case 'unsupported':
      return (
        <Note title={check.unsupportedTitle}>
          <p>{head.unsupported}</p>
        </Note>
      );
    case 'failed':
      return (
        <Note title={check.failedTitle}>
          <p>{check.failed}</p>
        </Note>
      );
  }
};
