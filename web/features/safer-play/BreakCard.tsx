import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SaferPlayPage.module.css';

export interface BreakChoice {
  readonly id: string;
  readonly label: string;
}

interface BreakCardProps {
  /** Its place on the page, to link to. */
  readonly anchor: string;
  readonly title: string;
  readonly lead: string;
  readonly choose: string;
  readonly action: string;
  /** What is on right now; null where nothing is. */
  readonly running: string | null;
  readonly choices: readonly BreakChoice[];
  readonly busy: boolean;
  readonly onTake: (id: string) => void;
}

/** A way to stop for a while. Time-out and self-exclusion are built from it alike, so neither outshines the other. */
export const BreakCard = (props: BreakCardProps) => {
  const { anchor, title, lead, choose, action, running, choices, busy, onTake } = props;
  const name = useId();
  const [picked, setPicked] = useState<string>();
  const chosen = choices.find(({ id }) => id === picked) ?? choices[0];
  return (
    <section className={styles.break} id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{title}</h2>
      <p className="muted">{lead}</p>
      {running !== null && (
        <p className={styles.running}>
          <Icon name="clock" size={16} />
          {running}
        </p>
      )}
      {chosen !== undefined && (
        <>
          <fieldset className={styles.picks}>
            <legend className="sr-only">{choose}</legend>
            {choices.map(({ id, label }) => (
              <label key={id} className={styles.pick}>
                <input type="radio" name={name} value={id} checked={chosen.id === id} onChange={() => setPicked(id)} />
                <span className={styles.pickFace}>{label}</span>
              </label>
            ))}
          </fieldset>
          <Button size="large" busy={busy} onClick={() => onTake(chosen.id)}>
            {action}
          </Button>
        </>
      )}
    </section>
  );
};
