import { Box, Row, VisuallyHidden } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** One line to search by, with a way to empty it. */
export const SearchField = ({ label, clearLabel, value, maxLength, onChange }: SearchFieldProps) => (
  <Row
    as="label"
    gap={10}
    shrink
    minHeight={48}
    padStart={14}
    radius="control"
    ground="well"
    ring="control"
    tone="muted"
    className={styles.field}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
    <Icon name="search" size={16} />
    <Box
      as="input"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={maxLength}
      placeholder={label}
      value={value}
      size="large"
      grow
      shrink
      minHeight={44}
      tone="text"
      className={styles.input}
      onChange={({ target }) => onChange(target.value)}
    />
    {value !== '' && <IconButton icon="x" label={clearLabel} onClick={() => onChange('')} />}
  </Row>
);
