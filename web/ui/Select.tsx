import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './Select.module.css';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly icon?: IconName;
}

/** A quiet select in the platform's own list. */
export const Select = <Value extends string>({ label, choices, value, onChange, icon }: SelectProps<Value>) => (
  <label className={styles.frame}>
    <span className="sr-only">{label}</span>
    {icon && <Icon name={icon} size={16} />}
    <select
      className={styles.select}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
    <Icon name="down" size={16} />
  </label>
);
