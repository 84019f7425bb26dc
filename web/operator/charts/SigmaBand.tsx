import { classNames } from '../../ui/class-names.ts';
import styles from './SigmaBand.module.css';

const WIDTH = 160;
const HEIGHT = 36;
const MIDDLE = HEIGHT / 2;
/** Standard deviations from the middle to an end; a value that is further off stands at the end. */
const REACH = 3.3;

/** The place of a deviation along the band, in its own units from 0 to 160. */
export const placeOf = (deviation: number): number =>
  WIDTH / 2 + (Math.max(-REACH, Math.min(REACH, deviation)) / REACH) * (WIDTH / 2 - 2);

/** How a deviation asks for attention: beyond two standard deviations for eyes, beyond three for hands. */
export const toneOf = (deviation: number): 'look' | 'breach' | undefined => {
  const distance = Math.abs(deviation);
  return distance > 3 ? 'breach' : distance > 2 ? 'look' : undefined;
};

interface SigmaBandProps {
  /** Distance of the measured value from the expected one, in standard deviations; null draws the band alone. */
  readonly deviation: number | null;
  /** Few plays: single wins decide, and however far off the value is, it asks for no attention. */
  readonly telling?: boolean;
}

/**
 * A measured value on the scale of luck: ±1σ and ±2σ as bands, ±3σ as whiskers, the value as a tick. All bands of a page share
 * the scale. The figure beside it says the same in words.
 */
export const SigmaBand = ({ deviation, telling = true }: SigmaBandProps) => {
  const tone = deviation !== null && telling ? toneOf(deviation) : undefined;
  return (
    <svg className={styles.band} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <rect className={styles.far} x={placeOf(-2)} y={MIDDLE - 5} width={placeOf(2) - placeOf(-2)} height={10} />
      <rect className={styles.near} x={placeOf(-1)} y={MIDDLE - 5} width={placeOf(1) - placeOf(-1)} height={10} />
      <path className={styles.axis} d={`M${placeOf(-3)} ${MIDDLE}H${placeOf(3)}`} />
      <path className={styles.expected} d={`M${WIDTH / 2} ${MIDDLE - 8}v16`} />
      <path className={styles.whisker} d={`M${placeOf(-3)} ${MIDDLE - 4}v8M${placeOf(3)} ${MIDDLE - 4}v8`} />
      {deviation !== null && (
        <rect
          className={classNames(styles.measured, !telling && styles.few, tone !== undefined && styles[tone])}
          x={placeOf(deviation) - 1}
          y={MIDDLE - 9}
          width={2}
          height={18}
        />
      )}
    </svg>
  );
};
