import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { LogFault } from './check/log-fault.ts';
import styles from './outcome.module.css';

interface OutcomeProps {
  readonly title: string;
  /** Whether the log is what it should be; neither where that isn't known. */
  readonly tone?: 'info' | 'danger';
  readonly children: ReactNode;
}

const icons = { info: 'shield', danger: 'warning' } as const;

/** What came of looking at the log. */
export const Outcome = ({ title, tone, children }: OutcomeProps) => (
  <Row align="start" gap={12} pad={14} radius="control" className={styles.outcome} data-tone={tone}>
    <Text tone={tone}>
      <Icon name={tone === undefined ? 'info' : icons[tone]} />
    </Text>
    <Stack gap={4} shrink anywhere>
      <Text as="b" weight={600} tone={tone}>
        {title}
      </Text>
      {children}
    </Stack>
  </Row>
);

interface FaultLineProps {
  readonly title: string;
  readonly fault: LogFault;
}

/** What is wrong, in which file of the log, and where in it. */
export const FaultLine = ({ title, fault }: FaultLineProps) => {
  const { check, faults } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const { file, reason, position } = fault;
  return (
    <Outcome title={title} tone="danger">
      <p>{faults[reason]}</p>
      <Text as="p" size="note" tone="soft">
        {`${check.file} `}
        <bdi dir="ltr" className="mono">
          {`/log/${file}`}
        </bdi>
        {position !== undefined && `, ${check.position({ position: formatCount(position, locale) })}`}
      </Text>
    </Outcome>
  );
};
