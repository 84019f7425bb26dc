import { type ReactNode, useState } from 'react';
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
  /** After Enter, once the field is left with another text, and as soon as it is empty. */
  readonly onChange: (text: string) => void;
}

/** A text to filter by. */
export const FilterField = ({ label, value, onChange }: FilterFieldProps) => {
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(value);
  // The address changed by another way than this field.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const take = (typed: string): void => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <input
      type="search"
      className={styles.field}
      aria-label={label}
      placeholder={label}
      value={text}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') take('');
      }}
      onBlur={() => take(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(text);
      }}
    />
  );
};
