import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string | number> {
  /** Names the group for those who don't see it. */
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly className?: string | undefined;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Takes the whole width there is, in equal parts. */
  readonly fill?: 'always' | 'phones';
  readonly className?: string | undefined;
}

/** One of a few, all visible: radio buttons in one row. */
export const Segmented = <Value extends string | number>({
  label,
  choices,
  value,
  onChange,
  disabled = false,
  fill,
  className,
}: SegmentedProps<Value>) => {
  const group = useId();
  return (
    <fieldset className={classNames(styles.group, fill !== undefined && styles[fill], className)} disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classNames(styles.choice, choice.className)}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.face}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
