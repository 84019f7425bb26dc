import { type CSSProperties, useEffect, useState } from 'react';
import { Text, VisuallyHidden } from '../../ui/Box.tsx';
import styles from './Turning.module.css';

interface TurningProps {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly wholeMs: number;
  /** With the seconds that are left: `1.9`. */
  readonly text: (a: { readonly seconds: string }) => string;
  /** Said once, where the text above would be said ten times a second. */
  readonly label: string;
}

/** The content of the pay button while a paid play turns: the button fills up. Give it `startedAt` as its key. */
export const Turning = ({ startedAt, wholeMs, text, label }: TurningProps) => {
  const [left, setLeft] = useState(() => startedAt + wholeMs - Date.now());
  const [delay] = useState(() => startedAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(startedAt + wholeMs - Date.now()), 100);
    return () => clearInterval(timer);
  }, [startedAt, wholeMs]);
  const fill: CSSProperties = { animationDuration: `${wholeMs}ms`, animationDelay: `${delay}ms` };
  return (
    <>
      <span className={styles.fill} style={fill} aria-hidden="true" />
      <Text position="relative" aria-hidden="true">
        {text({ seconds: (Math.max(0, left) / 1000).toFixed(1) })}
      </Text>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
};
