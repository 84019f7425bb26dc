import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { join } from '../../ui/join.ts';
import styles from './Panel.module.css';

interface PanelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** One thing a player can get, with what it is and what to do for it. */
export const Panel = ({ icon, title, text, aside, children, className }: PanelProps) => {
  const id = useId();
  return (
    <section className={join(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name={icon} />
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
};
