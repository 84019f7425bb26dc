import { useId, useState } from 'react';
import { Grid, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './SaferPlayPage.module.css';

export interface BreakChoice {
  readonly id: string;
  readonly label: string;
}

interface BreakCardProps {
  /** The card's id on the page, to link to. */
  readonly anchor: string;
  readonly title: string;
  readonly lead: string;
  readonly choose: string;
  readonly action: string;
  /** The text of the break that runs now; null without one. */
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
    <Stack
      as="section"
      gap={12}
      pad={20}
      radius="card"
      ground="surface"
      className={`${styles.anchor} ${styles.break}`}
      id={anchor}
      aria-labelledby={`${anchor}-title`}
    >
      <h2 id={`${anchor}-title`}>{title}</h2>
      <Text as="p" tone="muted">
        {lead}
      </Text>
      {running !== null && (
        <Note icon="clock">
          <p>{running}</p>
        </Note>
      )}
      {chosen !== undefined && (
        <>
          <Grid as="fieldset" gap={8} className={styles.picks}>
            <VisuallyHidden as="legend">{choose}</VisuallyHidden>
            {choices.map(({ id, label }) => (
              <Text as="label" key={id} position="relative" display="block" className={styles.pick}>
                <input type="radio" name={name} value={id} checked={chosen.id === id} onChange={() => setPicked(id)} />
                <Grid
                  as="span"
                  centered
                  minHeight={44}
                  padX={8}
                  radius="control"
                  ring="hairline"
                  tone="muted"
                  text="center"
                  className={styles.pickFace}
                >
                  {label}
                </Grid>
              </Text>
            ))}
          </Grid>
          <Button size="large" busy={busy} onClick={() => onTake(chosen.id)}>
            {action}
          </Button>
        </>
      )}
    </Stack>
  );
};
