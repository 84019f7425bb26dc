import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { FaultLine, Outcome } from '../Outcome.tsx';
import type { CheckedLog, LogCheckProgress } from './log-check.ts';
import type { CheckEnd } from './worker-messages.ts';

const Whole = ({ log, before, orderComplete }: CheckedLog) => {
  const { check } = useMessages().fairnessLog;
  const { locale } = useLocale();
  return (
    <Outcome title={check.wholeTitle} tone="info">
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
    </Outcome>
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
      return <Outcome title={head.neverTitle}>{head.neverText}</Outcome>;
    case 'stopped':
      return (
        <Outcome title={check.stoppedTitle}>
          <p>{check.stopped({ done: formatCount(reached?.done ?? 0, locale) })}</p>
        </Outcome>
      );
    case 'unreachable':
      return (
        <Outcome title={check.unreachableTitle}>
          <p>{check.unreachable({ file: `/log/${end.file}` })}</p>
        </Outcome>
      );
    case 'unsupported':
      return (
        <Outcome title={check.unsupportedTitle}>
          <p>{head.unsupported}</p>
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome title={check.failedTitle}>
          <p>{check.failed}</p>
        </Outcome>
      );
  }
};
