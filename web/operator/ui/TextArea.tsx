import { type ComponentProps, useId } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  /** Read by a screen reader; the place says it to the eye. */
  readonly label: string;
  readonly error?: string | undefined;
}

/** A text of several lines. The error is tied to it, and said when it appears. */
export const TextArea = ({ label, error, ...rest }: TextAreaProps) => {
  const id = useId();
  return (
    <div>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        placeholder={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...rest}
      />
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
};
