import { type ReactNode, useCallback, useId, useState } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { coinsIn, coinsText } from './coins-text.ts';
import styles from './FilterSheet.module.css';
import { useTyped } from './use-typed.ts';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Chips of one kind. */
const FilterGroup = ({ title, children }: GroupProps) => {
  const id = useId();
  return (
    <Box as="section" marginBottom={20} className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Row wrap gap={8} align="stretch">
        {children}
      </Row>
    </Box>
  );
};

interface ChipProps {
  readonly on: boolean;
  /** In words, where the chip shows a sign. */
  readonly label?: string | undefined;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export const FilterChip = ({ on, label, onToggle, children }: ChipProps) => (
  <Grid
    as="button"
    type="button"
    centered
    minHeight={44}
    padX={12}
    radius="control"
    ground="well"
    ring="hairline"
    tone="muted"
    className={styles.chip}
    aria-pressed={on}
    aria-label={label}
    onClick={onToggle}
  >
    {children}
  </Grid>
);

interface ChoicesProps<Value extends string | number> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly isOn: (value: Value) => boolean;
  readonly onToggle: (value: Value) => void;
  /** In words, where the chip shows a sign. */
  readonly label?: (value: Value) => string;
  readonly children: (value: Value) => ReactNode;
}

/** A chip for each value. */
export const FilterChoices = <Value extends string | number>({
  title,
  values,
  isOn,
  onToggle,
  label,
  children,
}: ChoicesProps<Value>) => (
  <FilterGroup title={title}>
    {values.map((value) => (
      <FilterChip key={value} on={isOn(value)} label={label?.(value)} onToggle={() => onToggle(value)}>
        {children(value)}
      </FilterChip>
    ))}
  </FilterGroup>
);

interface CoinFieldProps {
  readonly label: string;
  /** Minor units; null for no limit. */
  readonly amount: number | null;
  /** The same function for as long as it changes the same. */
  readonly onAmount: (amount: number | null) => void;
}

/** One end of a range of coins. An unreadable text stays in the field with an error, and sets no limit. */
export const CoinField = ({ label, amount, onAmount }: CoinFieldProps) => {
  const { targets } = useMessages();
  const set = useCallback((text: string) => onAmount(coinsIn(text) ?? null), [onAmount]);
  const [typed, type] = useTyped(coinsText(amount), set);
  const [odd, setOdd] = useState<string | null>(null);
  const shown = amount === null ? (odd ?? typed) : typed;
  const change = (text: string): void => {
    const isOdd = coinsIn(text) === undefined;
    setOdd(isOdd ? text : null);
    type(isOdd ? '' : text);
    if (isOdd) onAmount(null);
  };
  return (
    <Field
      label={label}
      error={coinsIn(shown) === undefined ? targets.amountInvalid : undefined}
      inputMode="decimal"
      dir="ltr"
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  );
};

interface FilterSheetProps {
  readonly words: {
    readonly filter: string;
    readonly clear: string;
    readonly show: (of: { readonly count: string }) => string;
  };
  /** The count of targets that pass the filters. */
  readonly found: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Filters of a list. A choice takes effect at once, and the button shows the count of the rest. */
export const FilterSheet = ({ words, found, onClear, onClose, children }: FilterSheetProps) => {
  const { locale } = useLocale();
  return (
    <Sheet title={words.filter} onClose={onClose}>
      {children}
      <Grid columns="auto-1fr" gap={8} marginTop={12}>
        <Button variant="ghost" onClick={onClear}>
          {words.clear}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {words.show({ count: formatCount(found, locale) })}
        </Button>
      </Grid>
    </Sheet>
  );
};
