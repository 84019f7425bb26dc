import { useState } from 'react';
import styles from './CellInput.module.css';

interface CellInputProps<Value> {
  readonly label: string;
  /** The value as a reader sees it. */
  readonly text: string;
  /** Null for a text that is no value. */
  readonly read: (typed: string) => Value | null;
  /** With each text that is a value. */
  readonly onChange: (value: Value) => void;
}

/** A figure of a row that can be typed. A text that is no value goes when the field is left. */
export const CellInput = <Value,>({ label, text, read, onChange }: CellInputProps<Value>) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={(typed !== null && read(typed) === null) || undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={typed ?? text}
      onChange={({ target }) => {
        setTyped(target.value);
        const value = read(target.value);
        if (value !== null) onChange(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
