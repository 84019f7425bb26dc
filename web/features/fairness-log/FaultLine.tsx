import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
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
    <div className={styles.fault}>
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        <p>{faults[reason]}</p>
        <p className={styles.place}>
          {`${check.file} `}
          <bdi dir="ltr" className="mono">
            {`/log/${file}`}
          </bdi>
          {position !== undefined && `, ${check.position({ position: formatCount(position, locale) })}`}
        </p>
      </div>
    </div>
  );
};
