import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Stuck.module.css';

/** Below help that may not have helped: the way to a person. */
export const Stuck = () => {
  const { stuck } = useMessages().docs;
  return (
    <aside className={styles.stuck}>
      <div>
        <p className={styles.title}>{stuck.title}</p>
        <p className="muted">{stuck.text}</p>
      </div>
      <ButtonLink to="/docs/support" variant="primary">
        {stuck.action}
      </ButtonLink>
    </aside>
  );
};
