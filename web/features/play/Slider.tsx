import type { ComponentProps } from 'react';
import styles from './Slider.module.css';

type SliderProps = {
  readonly label: string;
  /** The meaning of the value: an amount, a chance. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onSlide: (value: number) => void;
} & Pick<ComponentProps<'input'>, 'disabled'>;

/** The platform's own slider, 44 px high: keyboard and screen reader know it. */
export const Slider = ({ label, valueText, min, max, step = 1, value, onSlide, disabled }: SliderProps) => (
  <input
    type="range"
    className={`${styles.diamond} ${styles.slider}`}
    style={{ '--share': max === min ? 0 : (value - min) / (max - min) }}
    aria-label={label}
    aria-valuetext={valueText}
    min={min}
    max={max}
    step={step}
    value={value}
    disabled={disabled}
    onChange={(event) => onSlide(event.target.valueAsNumber)}
  />
);
