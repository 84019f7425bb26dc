import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { Grid, Row } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CoinField, FilterChoices, FilterSheet } from '../targets/FilterSheet.tsx';
import { SkinChoices } from '../targets/SkinChoices.tsx';
import { type BackpackFilters, MARKS, NO_NARROWING, ORIGINS } from './backpack-filters.ts';

interface BackpackFilterSheetProps {
  readonly filters: BackpackFilters;
  readonly onChange: (change: Partial<BackpackFilters>) => void;
  readonly found: number;
  readonly onClose: () => void;
}

const MARK_ICONS = { FAVOURITE: 'star', LOCKED: 'lock' } as const;

/** Rarity, wear, where it was won, marks and value. */
export const BackpackFilterSheet = ({ filters, onChange, found, onClose }: BackpackFilterSheetProps) => {
  const { backpack, targets, shell } = useMessages();
  const setMin = useCallback((minValue: number | null) => onChange({ minValue }), [onChange]);
  const setMax = useCallback((maxValue: number | null) => onChange({ maxValue }), [onChange]);
  return (
    <FilterSheet words={targets} found={found} onClear={() => onChange(NO_NARROWING)} onClose={onClose}>
      <SkinChoices filters={filters} onChange={onChange} />
      <FilterChoices
        title={backpack.origin}
        values={ORIGINS}
        isOn={(each) => filters.origin === each}
        onToggle={(each) => onChange({ origin: filters.origin === each ? null : each })}
      >
        {(each) => (
          <Row as="span" gap={6}>
            <Icon name={each === 'SHOP' ? 'shop' : GAMES[each].icon} size={14} />
            {each === 'SHOP' ? shell.nav.shop : shell.games[each]}
          </Row>
        )}
      </FilterChoices>
      {filters.state === 'HELD' && (
        <FilterChoices
          title={backpack.marks.title}
          values={MARKS}
          isOn={(each) => filters.mark === each}
          onToggle={(each) => onChange({ mark: filters.mark === each ? null : each })}
        >
          {(each) => (
            <Row as="span" gap={6}>
              <Icon name={MARK_ICONS[each]} size={14} />
              {backpack.marks[each]}
            </Row>
          )}
        </FilterChoices>
      )}
      <Grid columns={2} gap={12}>
        <CoinField label={targets.minValue} amount={filters.minValue} onAmount={setMin} />
        <CoinField label={targets.maxValue} amount={filters.maxValue} onAmount={setMax} />
      </Grid>
    </FilterSheet>
  );
};
