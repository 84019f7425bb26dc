import { type ReactNode, useCallback, useId } from 'react';
import { formatCount, useLocale } from '../../i18n/index.ts';
import { Box, Grid, Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './FilterSheet.module.css';
import { useTyped } from './use-typed.ts';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Chips of one kind. */
export const FilterGroup = ({ title, children }: GroupProps) => {
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
  readonly label?: string;
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

/** Whole coins; anything else than digits is left out while one types. */
const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '').slice(0, 9);
const coinsOf = (amount: number | null): string => (amount === null ? '' : String(amount / 100));
const minorOf = (coins: string): number | null => (coins === '' ? null : Number(coins) * 100);

interface CoinFieldProps {
  readonly label: string;
  /** Minor units, whole coins; null for no limit. */
  readonly amount: number | null;
  /** The same function for as long as it changes the same. */
  readonly onAmount: (amount: number | null) => void;
}

/** One end of a range of whole coins. */
export const CoinField = ({ label, amount, onAmount }: CoinFieldProps) => {
  const set = useCallback((text: string) => onAmount(minorOf(text)), [onAmount]);
  const [typed, type] = useTyped(coinsOf(amount), set);
  return (
    <Field label={label} inputMode="numeric" value={typed} onChange={({ target }) => type(digitsOf(target.value))} />
  );
};

interface FilterSheetProps {
  readonly words: {
    readonly filter: string;
    readonly clear: string;
    readonly show: (of: { readonly count: string }) => string;
  };
  /** How many the filters leave. */
  readonly found: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Filters of a list. What is chosen holds at once, and the button says how many are left. */
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
