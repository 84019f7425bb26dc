import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Select } from '../../ui/Select.tsx';
import { SearchField } from '../docs/SearchField.tsx';
import { useTyped } from '../targets/use-typed.ts';
import styles from './SkinsPage.module.css';
import { MAX_SEARCH, SKIN_GRADES, SKIN_SORTS, SKIN_WEARS, type SkinFilters } from './skin-filters.ts';
import { SKIN_FAMILIES } from './skins-query.ts';

interface SkinToolbarProps {
  readonly filters: SkinFilters;
  readonly onChange: (change: Partial<SkinFilters>) => void;
  /** The text with the count of skins that pass the filters; undefined until known. */
  readonly found: string | undefined;
}

const ALL = 'all';

/** Search, family, rarity, wear and order. A choice takes effect at once. */
export const SkinToolbar = ({ filters, onChange, found }: SkinToolbarProps) => {
  const { skins, wear: wearNames } = useMessages();
  const { locale } = useLocale();
  const { data } = useQuery(SKIN_FAMILIES);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, type] = useTyped(filters.search, search);
  const families = data?.skinFamilies ?? [];
  return (
    <Row as="search" wrap gapY={4} gapX={20} marginBottom={12}>
      <div className={styles.search}>
        <SearchField
          label={skins.search}
          clearLabel={skins.clearSearch}
          value={typed}
          maxLength={MAX_SEARCH}
          onChange={type}
        />
      </div>
      <Select
        label={skins.family}
        value={filters.family ?? ALL}
        choices={[
          { value: ALL, label: skins.allFamilies },
          ...families.map(({ id, names, count }) => ({ value: id, label: `${pickName(names, locale)} (${count})` })),
        ]}
        onChange={(family) => onChange({ family: family === ALL ? null : family })}
      />
      <Select
        label={skins.grade}
        value={filters.grade === null ? ALL : String(filters.grade)}
        choices={[
          { value: ALL, label: skins.allGrades },
          ...SKIN_GRADES.map((grade) => ({ value: String(grade), label: skins.gradeName({ level: 7 - grade }) })),
        ]}
        onChange={(grade) => onChange({ grade: grade === ALL ? null : Number(grade) })}
      />
      <Select
        label={skins.wear}
        value={filters.wear ?? ALL}
        choices={[
          { value: ALL, label: skins.allWears },
          ...SKIN_WEARS.map((wear) => ({ value: wear, label: wearNames[wear] })),
        ]}
        onChange={(chosen) => onChange({ wear: SKIN_WEARS.find((wear) => wear === chosen) ?? null })}
      />
      <Select
        label={skins.sort}
        icon="filter"
        value={filters.sort}
        choices={SKIN_SORTS.map((value) => ({ value, label: skins.sorts[value] }))}
        onChange={(sort) => onChange({ sort })}
      />
      <Text as="p" size="note" grow tone="muted" text="end" role="status">
        {found}
      </Text>
    </Row>
  );
};
