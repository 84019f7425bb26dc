import { type CSSProperties, useEffect, useState } from 'react';
import { Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { join } from '../../ui/join.ts';
import styles from './TurningButton.module.css';

interface TurningButtonProps {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly wholeMs: number;
  /** Nothing was paid, so nothing is orange. */
  readonly demo?: boolean;
  /** With the seconds that are left: `1.9`. */
  readonly text: (a: { readonly seconds: string }) => string;
  /** Said once, where the text above would be said ten times a second. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The pay button while it works off what was paid: the same place, filling up. Give it `startedAt` as its key. */
export const TurningButton = ({ startedAt, wholeMs, demo = false, text, label, className }: TurningButtonProps) => {
  const [left, setLeft] = useState(() => startedAt + wholeMs - Date.now());
  const [delay] = useState(() => startedAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(startedAt + wholeMs - Date.now()), 100);
    return () => clearInterval(timer);
  }, [startedAt, wholeMs]);
  const fill: CSSProperties = { animationDuration: `${wholeMs}ms`, animationDelay: `${delay}ms` };
  return (
    <Button size="large" className={join(styles.turning, className)} data-demo={demo || undefined} disabled>
      <span className={styles.fill} style={fill} aria-hidden="true" />
      <Text position="relative" aria-hidden="true">
        {text({ seconds: (Math.max(0, left) / 1000).toFixed(1) })}
      </Text>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
};
