import { useLayoutEffect, useRef } from 'react';
import { Text, VisuallyHidden } from '../../ui/Box.tsx';
import styles from './RollCode.module.css';
import { codeDigits, DIGIT_STAGGER_MS, ROLL_MS, ROLL_STAGGER_MS } from './roll-code.ts';

const EASING = 'cubic-bezier(.12,.6,.12,1)';
/** Whole turns before the digit. */
const TURNS = 3;
const COLUMN = Array.from({ length: TURNS * 10 + 10 }, (_, at) => ({ at, digit: at % 10 }));

interface RollCodeProps {
  readonly code: number;
  /** The room's last code: all codes are written as long as it. */
  readonly greatest: number;
  /** Which winner's code it is, from 0, while the draw is shown; null where it simply stands. */
  readonly rolling: number | null;
}

/** A winning code. It is known before anything moves: the digits only roll to it. */
export const RollCode = ({ code, greatest, rolling }: RollCodeProps) => {
  const row = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null || rolling === null) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
      return;
    }
    [...element.children].forEach((column, place) => {
      column.firstElementChild?.animate([{ transform: 'none' }, {}], {
        duration: ROLL_MS + rolling * ROLL_STAGGER_MS + place * DIGIT_STAGGER_MS,
        easing: EASING,
      });
    });
  }, [rolling]);
  return (
    <bdi className={`num ${styles.code}`} dir="ltr">
      <VisuallyHidden>{code}</VisuallyHidden>
      <Text ref={row} display="inline-flex" aria-hidden="true">
        {codeDigits(code, greatest).map(({ place, digit }) => (
          <Text key={place} display="block" overflow="hidden" className={styles.window}>
            <span className={styles.column} style={{ '--stop': TURNS * 10 + digit }}>
              {COLUMN.map((shown) => (
                <span key={shown.at}>{shown.digit}</span>
              ))}
            </span>
          </Text>
        ))}
      </Text>
    </bdi>
  );
};
