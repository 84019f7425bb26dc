import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { FaultLine, Outcome } from '../Outcome.tsx';
import type { CheckedLog } from './check-result.ts';
import { PlaysDecided } from './PlaysDecided.tsx';
import type { CheckEnd } from './worker-messages.ts';

const Whole = ({ log, before, since, report }: CheckedLog) => {
  const { check } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const size = formatCount(log.size, locale);
  const found = report.findings.total;
  return (
    <Outcome
      title={found === 0 ? check.wholeTitle : check.failedPlaysTitle({ count: found })}
      tone={found === 0 ? 'info' : 'danger'}
    >
      <p>{found === 0 ? check.whole({ size }) : check.failedPlays({ size })}</p>
      <PlaysDecided log={log} since={since} report={report} />
      {before !== null && <p>{check.continued({ size: formatCount(before.size, locale) })}</p>}
      <Text as="p" tone="muted">
        {check.remembered}
      </Text>
    </Outcome>
  );
};

interface LogCheckEndProps {
  readonly end: CheckEnd;
  /** Entries that were checked. */
  readonly reached: number;
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
    case 'older-page':
      return (
        <Outcome title={check.olderTitle}>
          <p>{check.older({ position: formatCount(end.position, locale) })}</p>
        </Outcome>
      );
    case 'too-large':
      return (
        <Outcome title={check.tooLargeTitle}>
          <p>{check.tooLarge({ position: formatCount(end.position, locale) })}</p>
        </Outcome>
      );
    case 'stopped':
      return (
        <Outcome title={check.stoppedTitle}>
          <p>{check.stopped({ done: formatCount(reached, locale) })}</p>
        </Outcome>
      );
    case 'unreachable':
      return (
        <Outcome title={check.unreachableTitle}>
          <p>{check.unreachable({ file: `/log/${end.file}` })}</p>
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
