import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { CaseCell, CaseCellSkeleton } from './CaseCell.tsx';
import { CaseShelf } from './CaseShelf.tsx';
import styles from './CasesPage.module.css';
import { caseAddress, filterCases, NO_FILTERS, priceStops } from './case-filters.ts';
import { CASES } from './cases-query.ts';
import { FilterBar } from './FilterBar.tsx';

/** `/box`: every case, with filters and order. */
export default function CasesPage() {
  const { cases: words, shell } = useMessages();
  const [filters, change] = useAddressFilters(caseAddress);
  const query = useQuery(CASES);
  const { data } = query;

  const all = data?.cases ?? [];
  const found = filterCases(all, filters);
  return (
    <>
      <title>{shell.pageTitle({ page: words.title })}</title>
      <Row align="baseline" gap={14} padTop={20} padBottom={12} className="wrap">
        <h1>{words.title}</h1>
        {data !== undefined && <Text tone="muted">{words.count({ count: found.length })}</Text>}
      </Row>
      <FilterBar
        themes={data?.themes ?? []}
        stops={priceStops(all.map(({ price }) => price))}
        filters={filters}
        onChange={change}
        found={found.length}
      />
      <Box padTop={24} className={`wrap ${styles.list}`}>
        <Loaded
          from={query}
          value={data}
          skeleton={
            <>
              <LoadingNote text={shell.loading} />
              <CaseShelf>
                <Repeat times={12}>
                  <CaseCellSkeleton />
                </Repeat>
              </CaseShelf>
            </>
          }
        />
        {data !== undefined && all.length === 0 && <EmptyState icon="box" {...words.none} />}
        {all.length > 0 && found.length === 0 && (
          <EmptyState icon="filter" {...words.empty}>
            <Button onClick={() => change(NO_FILTERS)}>{words.clear}</Button>
          </EmptyState>
        )}
        {found.length > 0 && <VisuallyHidden as="h2">{words.sorts[filters.sort]}</VisuallyHidden>}
        <CaseShelf>
          {found.map((one, place) => (
            <CaseCell key={one.slug} shown={one} eager={place < 6} />
          ))}
        </CaseShelf>
      </Box>
    </>
  );
}
