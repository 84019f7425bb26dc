import { type ReactNode, useId } from 'react';
import { Text } from '../../ui/Box.tsx';
import styles from './settings.module.css';

interface SettingRowProps {
  readonly label: string;
  /** What it is now. */
  readonly value?: ReactNode;
  readonly hint?: string | undefined;
  /** What one can do about it. */
  readonly children?: ReactNode;
}

export const SettingRow = ({ label, value, hint, children }: SettingRowProps) => (
  <div className={styles.row}>
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
      {value !== undefined && <p className={styles.value}>{value}</p>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
    {children}
  </div>
);

interface SwitchRowProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off, at once: no saving. The whole row is the target. */
export const SwitchRow = ({ label, hint, on, onChange }: SwitchRowProps) => {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.words}>
        <span className={styles.plainLabel}>{label}</span>
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-describedby={`${id}-hint`}
        checked={on}
        aria-checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
};

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export const SettingsSection = ({ id, title, lead, children }: SectionProps) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <div className={styles.heading}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead !== undefined && (
        <Text as="p" tone="muted">
          {lead}
        </Text>
      )}
    </div>
    <div className={styles.rows}>{children}</div>
  </section>
);
