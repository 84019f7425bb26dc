import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { readFragment } from '../../generated/index.ts';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Row, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { CaseCell, CaseCellSkeleton } from '../cases/CaseCell.tsx';
import { CaseShelf } from '../cases/CaseShelf.tsx';
import { caseAddress, filterCases, NO_FILTERS, priceStops, shelvesOf } from '../cases/case-filters.ts';
import { CASES } from '../cases/cases-query.ts';
import { FilterBar } from '../cases/FilterBar.tsx';
import { themesOf } from '../cases/theme-choice.ts';
import { Banners } from './Banners.tsx';
import { Hero, HeroSkeleton } from './Hero.tsx';
import styles from './HomePage.module.css';
import { HERO_CASE } from './hero-case.ts';
import { pickHeroes } from './pick-heroes.ts';

/** Comes after the page itself: it stands below everything, and has code and texts of another feature. */
const ArenaPreview = lazyWithTexts({ load: () => import('../battle/arena/ArenaPreview.tsx') });

const PLACES = [0, 1, 2, 3, 4, 5] as const;

const Loading = () => {
  const { shell } = useMessages();
  return (
    <div className="wrap">
      <LoadingNote text={shell.loading} />
      {[0, 1].map((shelf) => (
        <section key={shelf} className={styles.shelf}>
          <Row align="baseline" gap={12} minHeight={28} marginBottom={[8, 14]} className={styles.head}>
            <Skeleton width="96px" height="28px" />
          </Row>
          <CaseShelf>
            {PLACES.map((place) => (
              <CaseCellSkeleton key={place} />
            ))}
          </CaseShelf>
        </section>
      ))}
    </div>
  );
};

/** `/home`: one case on the stage, all of them on shelves by theme. */
export default function HomePage() {
  const { home, cases: words, shell } = useMessages();
  const { locale } = useLocale();
  const [filters, change] = useAddressFilters(caseAddress);
  const { data, error, refetch } = useQuery(CASES);

  const all = data?.cases ?? [];
  const heroes = pickHeroes(all.map((one) => readFragment(HERO_CASE, one)));
  const found = filterCases(all, filters);
  const failed = data === undefined && error !== undefined;

  return (
    <>
      <title>{shell.pageTitle({ page: home.title })}</title>
      {heroes !== null && <Hero heroes={heroes} />}
      {heroes === null && !failed && <VisuallyHidden as="h1">{home.title}</VisuallyHidden>}
      {heroes === null && !failed && data === undefined && <HeroSkeleton />}
      <Banners />
      {!failed && (
        <FilterBar
          themes={themesOf(all)}
          stops={priceStops(all.map(({ price }) => price))}
          filters={filters}
          onChange={change}
          found={found.length}
        />
      )}
      {failed && <ErrorState page onRetry={() => refetch()} />}
      {data === undefined && !failed && <Loading />}
      <div className={`wrap ${styles.body}`}>
        {data !== undefined && all.length === 0 && <EmptyState icon="box" {...words.none} />}
        {all.length > 0 && found.length === 0 && (
          <EmptyState icon="filter" {...words.empty}>
            <Button onClick={() => change(NO_FILTERS)}>{words.clear}</Button>
          </EmptyState>
        )}
        {filters.sort === 'display' ? (
          shelvesOf(found).map(({ theme, cases }, shelf) => (
            <section key={theme.id} className={styles.shelf} aria-labelledby={`theme-${theme.id}`}>
              <Row align="baseline" gap={12} minHeight={28} marginBottom={[8, 14]} className={styles.head}>
                <h2 id={`theme-${theme.id}`}>{pickName(theme.names, locale)}</h2>
                <p>{pickName(theme.taglines, locale)}</p>
              </Row>
              <CaseShelf>
                {cases.map((one) => (
                  <CaseCell key={one.slug} shown={one} eager={shelf === 0} />
                ))}
              </CaseShelf>
            </section>
          ))
        ) : (
          <section className={styles.shelf} aria-labelledby="sorted">
            <VisuallyHidden as="h2" id="sorted">
              {words.sorts[filters.sort]}
            </VisuallyHidden>
            <CaseShelf>
              {found.map((one, place) => (
                <CaseCell key={one.slug} shown={one} eager={place < 6} />
              ))}
            </CaseShelf>
          </section>
        )}
      </div>
      {(data !== undefined || failed) && (
        <div className={`wrap ${styles.battles}`}>
          <Suspense>
            <ArenaPreview />
          </Suspense>
        </div>
      )}
    </>
  );
}
