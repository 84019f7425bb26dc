import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CasesQuery } from '../../generated/graphql.ts';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { useSearchParams } from '../../platform/location.tsx';
import { Grid, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { CASE_SORTS, type CaseFilters, caseAddress, NO_FILTERS } from './case-filters.ts';
import styles from './FilterBar.module.css';
import { PriceRange, usePriceRangeText } from './PriceRange.tsx';

interface FilterBarProps {
  readonly themes: CasesQuery['themes'];
  readonly stops: readonly number[];
  readonly filters: CaseFilters;
  readonly onChange: (change: Partial<CaseFilters>) => void;
  /** How many cases the filters leave. */
  readonly found: number;
}

const ThemeLinks = ({ themes, filters }: Pick<FilterBarProps, 'themes' | 'filters'>) => {
  const { cases } = useMessages();
  const { locale } = useLocale();
  const [address] = useSearchParams();
  const choices = [
    { id: null, label: cases.all },
    ...themes.map(({ id, names }) => ({ id, label: pickName(names, locale) })),
  ];
  return (
    <nav className={styles.themes} aria-label={cases.themes}>
      {choices.map(({ id, label }) => (
        <Link
          key={id ?? ''}
          to={`?${caseAddress.write({ ...filters, theme: id }, address)}`}
          replace
          className={styles.theme}
          aria-current={filters.theme === id ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
};

const FilterSheet = ({
  stops,
  filters,
  onChange,
  found,
  onClose,
}: FilterBarProps & { readonly onClose: () => void }) => {
  const { cases } = useMessages();
  const text = usePriceRangeText(stops, filters);
  return (
    <Sheet title={cases.filter} onClose={onClose}>
      <Row justify="between" minHeight={44}>
        <Text tone="muted">{cases.price}</Text>
        <Text as="bdi" num>
          {text}
        </Text>
      </Row>
      <PriceRange stops={stops} filters={filters} onChange={onChange} />
      <Row justify="between" minHeight={44}>
        <Text tone="muted">{cases.sort}</Text>
        <Select
          label={cases.sort}
          choices={CASE_SORTS.map((value) => ({ value, label: cases.sorts[value] }))}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </Row>
      <Grid columns="auto-1fr" gap={8} marginTop={16}>
        <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
          {cases.clear}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {cases.show({ count: found })}
        </Button>
      </Grid>
    </Sheet>
  );
};

/** Sticks below the header: themes, price range and order; on a phone the last two are behind a button. */
export const FilterBar = (props: FilterBarProps) => {
  const { stops, filters, onChange } = props;
  const { cases } = useMessages();
  const [sheet, setSheet] = useState(false);
  const text = usePriceRangeText(stops, filters);
  // Before the cases load the page doesn't know the prices; the hidden text keeps its place.
  const unknown = stops.length < 2;
  return (
    <div className={styles.bar}>
      <Row height={48} className={`wrap ${styles.row}`}>
        <ThemeLinks {...props} />
        <Row className={styles.wide}>
          <Text size="small" tone="muted" nowrap>
            {cases.price}
          </Text>
          <Text as="bdi" num weight={500} text="end" nowrap className={styles.text} hidden={unknown}>
            {text}
          </Text>
          <div className={styles.slider}>
            <PriceRange stops={stops} filters={filters} onChange={onChange} />
          </div>
          <Select
            label={cases.sort}
            icon="filter"
            choices={CASE_SORTS.map((value) => ({ value, label: cases.sorts[value] }))}
            value={filters.sort}
            onChange={(sort) => onChange({ sort })}
          />
        </Row>
        <Row
          as="button"
          type="button"
          rigid
          gap={10}
          minHeight={44}
          padX={12}
          className={styles.narrow}
          aria-haspopup="dialog"
          aria-label={`${cases.filter} · ${cases.price} ${text}`}
          onClick={() => setSheet(true)}
        >
          <Icon name="filter" size={16} />
          <Text as="bdi" num text="end" hidden={unknown}>
            {text}
          </Text>
        </Row>
      </Row>
      {sheet && <FilterSheet {...props} onClose={() => setSheet(false)} />}
    </div>
  );
};
