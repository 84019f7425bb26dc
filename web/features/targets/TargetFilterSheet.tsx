import { type ReactNode, useCallback, useId } from 'react';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Pips } from '../../ui/Pips.tsx';
import styles from './TargetFilterSheet.module.css';
import { GRADES, NO_NARROWING, type TargetFilters, toggled, WEARS } from './target-filters.ts';
import { useTyped } from './use-typed.ts';

interface TargetFilterSheetProps {
  readonly filters: TargetFilters;
  readonly onChange: (change: Partial<TargetFilters>) => void;
  readonly found: number;
  readonly onClose: () => void;
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
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
  readonly label?: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const Chip = ({ on, label, onToggle, children }: ChipProps) => (
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
const coinsOf = (value: number | null): string => (value === null ? '' : String(value / 100));
const minorOf = (coins: string): number | null => (coins === '' ? null : Number(coins) * 100);

const ValueRange = ({ filters, onChange }: Pick<TargetFilterSheetProps, 'filters' | 'onChange'>) => {
  const { targets } = useMessages();
  const setMin = useCallback((text: string) => onChange({ minValue: minorOf(text) }), [onChange]);
  const setMax = useCallback((text: string) => onChange({ maxValue: minorOf(text) }), [onChange]);
  const [min, typeMin] = useTyped(coinsOf(filters.minValue), setMin);
  const [max, typeMax] = useTyped(coinsOf(filters.maxValue), setMax);
  return (
    <Grid columns={2} gap={12}>
      <Field
        label={targets.minValue}
        inputMode="numeric"
        value={min}
        onChange={(event) => typeMin(digitsOf(event.target.value))}
      />
      <Field
        label={targets.maxValue}
        inputMode="numeric"
        value={max}
        onChange={(event) => typeMax(digitsOf(event.target.value))}
      />
    </Grid>
  );
};

/** Rarity, wear and value. What is chosen holds at once, and the button says how many are left. */
export const TargetFilterSheet = ({ filters, onChange, found, onClose }: TargetFilterSheetProps) => {
  const { targets, wear, item } = useMessages();
  const { locale } = useLocale();
  return (
    <Sheet title={targets.filter} onClose={onClose}>
      <Group title={targets.grades}>
        {GRADES.map((grade) => (
          <Chip
            key={grade}
            on={filters.grades.includes(grade)}
            label={item.rarity({ pips: 7 - grade })}
            onToggle={() => onChange({ grades: toggled(GRADES, filters.grades, grade) })}
          >
            <Pips grade={grade} />
          </Chip>
        ))}
      </Group>
      <Group title={targets.wears}>
        {WEARS.map((each) => (
          <Chip
            key={each}
            on={filters.wears.includes(each)}
            onToggle={() => onChange({ wears: toggled(WEARS, filters.wears, each) })}
          >
            {wear[each]}
          </Chip>
        ))}
      </Group>
      <ValueRange filters={filters} onChange={onChange} />
      <Grid columns="auto-1fr" gap={8} marginTop={12}>
        <Button variant="ghost" onClick={() => onChange(NO_NARROWING)}>
          {targets.clear}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {targets.show({ count: formatCount(found, locale) })}
        </Button>
      </Grid>
    </Sheet>
  );
};
