import { useMessages } from '../../i18n/index.ts';
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
    <div className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle({ page: fairnessLog.title })}</title>
      <div className={styles.title}>
        <div>
          <h1>{fairnessLog.title}</h1>
          <p className="muted">{fairnessLog.lead}</p>
        </div>
        <ButtonLink to="/provably-fair" iconEnd="right">
          {fairnessLog.toSeeds}
        </ButtonLink>
      </div>
      <div className={styles.top}>
        <CheckpointBox state={head} onRetry={retry} />
        <LogCheckBox />
      </div>
      {head.status === 'signed' && head.checkpoint.size > 0 && <EventList head={head} />}
      <AuditLines verifierKey={head.status === 'signed' ? head.verifierKey : null} />
    </div>
  );
}
