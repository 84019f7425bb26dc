import { standingOf } from './band.ts';
import type { Band } from './figures.ts';
import styles from './trust.module.css';

/** Deviations to either side that the chart shows. */
const REACH = 3.5;
const at = (deviation: number): number => ((Math.max(-REACH, Math.min(REACH, deviation)) + REACH) / (2 * REACH)) * 100;

/** All bands on one axis of deviations: the shades are one and two, the whiskers three, the tick is what was measured. */
export const BandChart = ({ band }: { readonly band: Pick<Band, 'deviation' | 'telling'> }) => (
  <svg className={styles.band} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.whisker} d={`M${at(-3)} 8H${at(3)}M${at(-3)} 4v8M${at(3)} 4v8`} />
    <rect className={styles.two} x={at(-2)} y="4" width={at(2) - at(-2)} height="8" />
    <rect className={styles.one} x={at(-1)} y="4" width={at(1) - at(-1)} height="8" />
    <path className={styles.published} d="M50 3v10" />
    <path
      className={styles.measured}
      data-standing={standingOf(band)}
      data-few={!band.telling || undefined}
      d={`M${at(band.deviation)} 0v16`}
    />
  </svg>
);
