import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Grid } from '../../ui/Box.tsx';
import { CoinField, FilterChoices, FilterSheet } from '../targets/FilterSheet.tsx';
import { GradeChoices } from '../targets/SkinChoices.tsx';
import { NO_NARROWING, type ShopFilters } from './shop-filters.ts';
import { SHOP_FAMILIES } from './shop-query.ts';

interface ShopFilterSheetProps {
  readonly filters: ShopFilters;
  readonly onChange: (change: Partial<ShopFilters>) => void;
  readonly found: number;
  readonly onClose: () => void;
}

/** The families of all skins, by name; empty until known. The page asks for them when the player opens the filters. */
const useFamilies = (): readonly { readonly id: string; readonly name: string }[] => {
  const { locale } = useLocale();
  const { data } = useQuery(SHOP_FAMILIES);
  return useMemo(
    () =>
      (data?.skinFamilies ?? [])
        .map(({ id, names }) => ({ id, name: pickName(names, locale) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    [data, locale],
  );
};

/** Rarity, price and family. */
export const ShopFilterSheet = ({ filters, onChange, found, onClose }: ShopFilterSheetProps) => {
  const { shop } = useMessages();
  const families = useFamilies();
  const setMin = useCallback((minPrice: number | null) => onChange({ minPrice }), [onChange]);
  const setMax = useCallback((maxPrice: number | null) => onChange({ maxPrice }), [onChange]);
  return (
    <FilterSheet words={shop} found={found} onClear={() => onChange(NO_NARROWING)} onClose={onClose}>
      <GradeChoices
        title={shop.grade}
        isOn={(grade) => filters.grade === grade}
        onToggle={(grade) => onChange({ grade: filters.grade === grade ? null : grade })}
      />
      <Grid columns={2} gap={12}>
        <CoinField label={shop.minPrice} amount={filters.minPrice} onAmount={setMin} />
        <CoinField label={shop.maxPrice} amount={filters.maxPrice} onAmount={setMax} />
      </Grid>
      <FilterChoices
        title={shop.family}
        values={families.map(({ id }) => id)}
        isOn={(id) => filters.family === id}
        onToggle={(id) => onChange({ family: filters.family === id ? null : id })}
      >
        {(id) => families.find((family) => family.id === id)?.name}
      </FilterChoices>
    </FilterSheet>
  );
};
