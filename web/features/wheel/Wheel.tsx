import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { Stack } from '../../ui/Box.tsx';
import { drawWheel, HALF_RING, type WheelDrawing, type WheelSize } from './drawing.ts';
import type { TicketSpan } from './roll.ts';
import { usePointer, type WheelTurn } from './use-pointer.ts';
import styles from './Wheel.module.css';

interface WheelProps {
  /** The win arc *is* the chance; null while there is none. */
  readonly span: TicketSpan | null;
  /** Rarity of the target, whose colour the arc has; 0 (top) to 6. */
  readonly grade: number;
  /** Says chance and rule to those who don't see the wheel. */
  readonly label: string;
  readonly turn: WheelTurn | null;
  readonly skipped: boolean;
  readonly reducedMotion: boolean;
  /** How it stands: null before the pointer has stopped. */
  readonly outcome: 'won' | 'lost' | null;
  /** Inside the ring. */
  readonly children: ReactNode;
}

const WIDE = '(width >= 768px) and (height >= 480px)';

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** The wheel of a wide page or that of a phone. */
const useWheelSize = (): WheelSize => useSyncExternalStore(subscribe, () => (matchMedia(WIDE).matches ? 316 : 236));

interface ArcProps {
  readonly drawing: WheelDrawing;
  readonly span: TicketSpan;
  readonly prefix: string;
}

const Arc = ({ drawing, span, prefix }: ArcProps) => {
  const { centre, ring } = drawing;
  return (
    <>
      <defs>
        <radialGradient id={`${prefix}lamp`}>
          <stop offset=".55" className={styles.lampEdge} />
          <stop offset=".79" className={styles.lampCore} />
          <stop offset="1" className={styles.lampEdge} />
        </radialGradient>
        <linearGradient id={`${prefix}arc`} x1="1" y1="0" x2="0" y2="1">
          <stop className={styles.arcBright} />
          <stop offset="1" className={styles.arcFull} />
        </linearGradient>
        <clipPath id={`${prefix}wedge`}>
          <path d={drawing.wedge(centre * 1.3, span)} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${prefix}wedge)`}>
        <circle className={styles.lamp} cx={centre} cy={centre} r={centre * 1.12} fill={`url(#${prefix}lamp)`} />
      </g>
      <path className={styles.arc} d={drawing.arc(ring, span)} stroke={`url(#${prefix}arc)`} />
      <path className={styles.rim} d={drawing.arc(ring + HALF_RING - 1, span)} />
      <path className={styles.caps} d={drawing.caps(span)} />
    </>
  );
};

/** A hundred marks, the ring, the lit arc, and the pointer whose final angle is the ticket. */
export const Wheel = ({ span, grade, label, turn, skipped, reducedMotion, outcome, children }: WheelProps) => {
  const prefix = useId();
  const pointer = usePointer(turn, skipped, reducedMotion);
  const size = useWheelSize();
  const drawing = useMemo(() => drawWheel(size), [size]);
  const { centre, ring } = drawing;
  const view = `0 0 ${size} ${size}`;
  return (
    <div className={styles.wheel} data-grade={grade} data-outcome={outcome ?? undefined}>
      <svg className={styles.face} viewBox={view} role="img" aria-label={label}>
        <circle className={styles.ring} cx={centre} cy={centre} r={ring} />
        <circle className={styles.edge} cx={centre} cy={centre} r={ring + HALF_RING} />
        <circle className={styles.edge} cx={centre} cy={centre} r={ring - HALF_RING} />
        {span !== null && <Arc drawing={drawing} span={span} prefix={prefix} />}
        {drawing.marks(span).map(({ rank, lit, dim }) => (
          <g key={rank} className={styles[rank]}>
            <path className={styles.dim} d={dim} />
            <path className={styles.lit} d={lit} />
          </g>
        ))}
        <circle className={styles.disc} cx={centre} cy={centre} r={ring - 18} />
      </svg>
      <svg ref={pointer} className={styles.pointer} viewBox={view} aria-hidden="true">
        <path className={styles.needle} d={`M${centre} ${centre - ring + 14}V${centre - ring - 12}`} />
        <path className={styles.head} d={`M${centre} ${centre - ring + 22}l-7 13h14z`} />
      </svg>
      <Stack align="center" justify="center" text="center" className={styles.centre}>
        {children}
      </Stack>
    </div>
  );
};
