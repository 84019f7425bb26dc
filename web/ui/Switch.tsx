import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked' | 'onChange'> & {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** On or off, at once: no saving. A label beside it names it. */
export const Switch = ({ on, onChange, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    className={styles.switch}
    checked={on}
    aria-checked={on}
    onChange={({ target }) => onChange(target.checked)}
  />
);
