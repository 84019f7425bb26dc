import { useMessages } from '../../i18n/index.ts';
import { CopyButton } from '../fairness/CopyButton.tsx';
import styles from './audit.module.css';
import { auditLines } from './audit-lines.ts';

/** Before the key is known, a place for it. */
const KEY = '<key>';

/** How anyone replays the whole log without this site's help. */
export const AuditLines = ({ verifierKey }: { readonly verifierKey: string | null }) => {
  const { audit } = useMessages().fairnessLog;
  const lines = auditLines(window.location.origin, verifierKey ?? KEY);
  return (
    <section aria-labelledby="audit-lines" className={styles.audit}>
      <div className={styles.head}>
        <h2 id="audit-lines">{audit.title}</h2>
        <CopyButton text={lines.join('\n')} label={audit.copyAll} className={styles.all} />
      </div>
      <p className="muted">{audit.text}</p>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line}>
            <p>{audit.steps[index]}</p>
            <div className={styles.command}>
              <code dir="ltr" className="mono">
                {line}
              </code>
              <CopyButton text={line} label={audit.steps[index] ?? line} className={styles.copy} />
            </div>
          </li>
        ))}
      </ol>
      <p className="muted">{audit.pin}</p>
    </section>
  );
};
