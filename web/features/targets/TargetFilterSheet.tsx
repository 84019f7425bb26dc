import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Grid } from '../../ui/Box.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { CoinField, FilterChip, FilterGroup, FilterSheet } from './FilterSheet.tsx';
import { GRADES, NO_NARROWING, type TargetFilters, toggled, WEARS } from './target-filters.ts';

interface TargetFilterSheetProps {
  readonly filters: TargetFilters;
  readonly onChange: (change: Partial<TargetFilters>) => void;
  readonly found: number;
  readonly onClose: () => void;
}

/** Rarity, wear and value. */
export const TargetFilterSheet = ({ filters, onChange, found, onClose }: TargetFilterSheetProps) => {
  const { targets, wear, item } = useMessages();
  const setMin = useCallback((minValue: number | null) => onChange({ minValue }), [onChange]);
  const setMax = useCallback((maxValue: number | null) => onChange({ maxValue }), [onChange]);
  return (
    <FilterSheet words={targets} found={found} onClear={() => onChange(NO_NARROWING)} onClose={onClose}>
      <FilterGroup title={targets.grades}>
        {GRADES.map((grade) => (
          <FilterChip
            key={grade}
            on={filters.grades.includes(grade)}
            label={item.rarity({ pips: 7 - grade })}
            onToggle={() => onChange({ grades: toggled(GRADES, filters.grades, grade) })}
          >
            <Pips grade={grade} />
          </FilterChip>
        ))}
      </FilterGroup>
      <FilterGroup title={targets.wears}>
        {WEARS.map((each) => (
          <FilterChip
            key={each}
            on={filters.wears.includes(each)}
            onToggle={() => onChange({ wears: toggled(WEARS, filters.wears, each) })}
          >
            {wear[each]}
          </FilterChip>
        ))}
      </FilterGroup>
      <Grid columns={2} gap={12}>
        <CoinField label={targets.minValue} amount={filters.minValue} onAmount={setMin} />
        <CoinField label={targets.maxValue} amount={filters.maxValue} onAmount={setMax} />
      </Grid>
    </FilterSheet>
  );
};
