import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Grid } from '../../ui/Box.tsx';
import { CoinField, FilterSheet } from './FilterSheet.tsx';
import { SkinChoices } from './SkinChoices.tsx';
import { NO_NARROWING, type TargetFilters } from './target-filters.ts';

interface TargetFilterSheetProps {
  readonly filters: TargetFilters;
  readonly onChange: (change: Partial<TargetFilters>) => void;
  readonly found: number;
  readonly onClose: () => void;
}

/** Rarity, wear and value. */
export const TargetFilterSheet = ({ filters, onChange, found, onClose }: TargetFilterSheetProps) => {
  const { targets } = useMessages();
  const setMin = useCallback((minValue: number | null) => onChange({ minValue }), [onChange]);
  const setMax = useCallback((maxValue: number | null) => onChange({ maxValue }), [onChange]);
  return (
    <FilterSheet words={targets} found={found} onClear={() => onChange(NO_NARROWING)} onClose={onClose}>
      <SkinChoices filters={filters} onChange={onChange} />
      <Grid columns={2} gap={12}>
        <CoinField label={targets.minValue} amount={filters.minValue} onAmount={setMin} />
        <CoinField label={targets.maxValue} amount={filters.maxValue} onAmount={setMax} />
      </Grid>
    </FilterSheet>
  );
};
