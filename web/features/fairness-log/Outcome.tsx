import type { ReactNode } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { LogFault } from './check/log-fault.ts';
import styles from './outcome.module.css';

interface OutcomeProps {
  readonly title: string;
  /** `info` for a sound log, `danger` for a false one; absent where the page can't tell. */
  readonly tone?: 'info' | 'danger';
  readonly children: ReactNode;
}

const icons = { info: 'shield', danger: 'warning' } as const;

/** The result of a check of the log. */
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

/** A fault of the log, its file, and the position in it. */
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
