import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { Grid, Row } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { CoinField, FilterChip, FilterGroup, FilterSheet } from '../targets/FilterSheet.tsx';
import { GRADES, toggled, WEARS } from '../targets/target-filters.ts';
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
  const { backpack, targets, wear, item, shell } = useMessages();
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
      <FilterGroup title={backpack.origin}>
        {ORIGINS.map((each) => (
          <FilterChip
            key={each}
            on={filters.origin === each}
            onToggle={() => onChange({ origin: filters.origin === each ? null : each })}
          >
            <Row as="span" gap={6}>
              <Icon name={each === 'SHOP' ? 'shop' : GAMES[each].icon} size={14} />
              {each === 'SHOP' ? shell.nav.shop : shell.games[each]}
            </Row>
          </FilterChip>
        ))}
      </FilterGroup>
      {filters.state === 'HELD' && (
        <FilterGroup title={backpack.marks.title}>
          {MARKS.map((each) => (
            <FilterChip
              key={each}
              on={filters.mark === each}
              onToggle={() => onChange({ mark: filters.mark === each ? null : each })}
            >
              <Row as="span" gap={6}>
                <Icon name={MARK_ICONS[each]} size={14} />
                {backpack.marks[each]}
              </Row>
            </FilterChip>
          ))}
        </FilterGroup>
      )}
      <Grid columns={2} gap={12}>
        <CoinField label={targets.minValue} amount={filters.minValue} onAmount={setMin} />
        <CoinField label={targets.maxValue} amount={filters.maxValue} onAmount={setMax} />
      </Grid>
    </FilterSheet>
  );
};
