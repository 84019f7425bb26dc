import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type FieldProps = {
  readonly label: string;
  /** Shown below as long as there is no error. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Inside the frame, before and after the input: a country code, a button. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
} & Omit<ComponentProps<'input'>, 'id'>;

/** A labelled input. The error is tied to it, and said when it appears. */
export const Field = ({ label, hint, error, before, after, className, ...input }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {/* An element before the input is a part of the typed value, and reads in its direction. */}
      <div
        className={styles.frame}
        dir={before === undefined ? undefined : input.dir}
        data-invalid={error !== undefined || undefined}
      >
        {before}
        <input
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          {...input}
        />
        {after}
      </div>
      <p id={noteId} className={error === undefined ? styles.hint : styles.error} aria-live="polite">
        {error !== undefined && <Icon name="warning" size={16} />}
        {note}
      </p>
    </div>
  );
};

type CheckboxProps = { readonly children: ReactNode; readonly error?: string | undefined } & Omit<
  ComponentProps<'input'>,
  'id' | 'type'
>;

/** A box to tick, 44 px high, its words part of the target. */
export const Checkbox = ({ children, error, className, ...input }: CheckboxProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.check}>
      <label className={styles.checkLabel} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : noteId}
          {...input}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={noteId} className={styles.error} aria-live="polite">
          {error}
        </p>
      )}
    </div>
  );
};
