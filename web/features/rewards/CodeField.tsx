import type { ComponentProps } from 'react';
import { Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './CodeField.module.css';

interface CodeFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** The button's words. */
  readonly submit: string;
  readonly variant?: 'primary' | 'secondary';
  readonly busy: boolean;
}

/** A code to type, and beside it the button that sends it. */
export const CodeField = ({ submit, variant = 'secondary', busy, ...field }: CodeFieldProps) => (
  <Grid columns="1fr-auto" align="start" gap={8}>
    <Field autoComplete="off" spellCheck={false} dir="ltr" disabled={busy} {...field} />
    <Button type="submit" variant={variant} className={styles.submit} busy={busy}>
      {submit}
    </Button>
  </Grid>
);
