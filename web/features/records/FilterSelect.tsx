import { Select } from '../../ui/Select.tsx';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The words for no filter. */
  readonly all: string;
  readonly choices: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

const ALL = '';

/** One of these, or all. */
export const FilterSelect = <Value extends string>({
  label,
  all,
  choices,
  words,
  value,
  onChange,
}: FilterSelectProps<Value>) => (
  <Select
    label={label}
    icon="filter"
    choices={[{ value: ALL, label: all }, ...choices.map((choice) => ({ value: choice, label: words[choice] }))]}
    value={value ?? ALL}
    onChange={(chosen) => onChange(choices.find((choice) => choice === chosen) ?? null)}
  />
);
