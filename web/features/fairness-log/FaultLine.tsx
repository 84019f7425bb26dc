import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { LogFault } from './check/log-fault.ts';
import styles from './fault.module.css';

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
    <Row gap={12} pad={14} radius="control" align="stretch" className={styles.fault}>
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        <p>{faults[reason]}</p>
        <Text as="p" size="note" marginTop={6} tone="soft">
          {`${check.file} `}
          <bdi dir="ltr" className="mono">
            {`/log/${file}`}
          </bdi>
          {position !== undefined && `, ${check.position({ position: formatCount(position, locale) })}`}
        </Text>
      </div>
    </Row>
  );
};
