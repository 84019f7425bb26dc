import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** The filters of a list, above it; `end` tells its order or its sum. */
export const FilterBar = ({ end, children }: { readonly end?: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.bar}>
    {children}
    {end !== undefined && <div className={styles.end}>{end}</div>}
  </div>
);

interface FilterFieldProps {
  /** Names the field, and stands in it while it is empty. */
  readonly label: string;
  readonly value: string;
  /** After Enter, or once the field is left with another text. */
  readonly onChange: (text: string) => void;
}

/** A text to filter by. */
export const FilterField = ({ label, value, onChange }: FilterFieldProps) => {
  const take = (text: string): void => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <input
      // Another value of the address is another text.
      key={value}
      type="search"
      className={styles.field}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      spellCheck={false}
      autoComplete="off"
      onBlur={(event) => take(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(event.currentTarget.value);
      }}
    />
  );
};
