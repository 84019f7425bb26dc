import { useApolloClient, useQuery } from '@apollo/client/react';
import { memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import type { CasesQuery } from '../../generated/graphql.ts';
import { graphql, readFragment } from '../../generated/index.ts';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { useIdleCount } from '../../platform/use-idle-count.ts';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { CaseCell, CaseCellSkeleton } from '../cases/CaseCell.tsx';
import { CaseShelf, MOST_IN_A_ROW } from '../cases/CaseShelf.tsx';
import { caseAddress, filterCases, NO_FILTERS, priceStops, shelvesOf } from '../cases/case-filters.ts';
import { CASES } from '../cases/cases-query.ts';
import { FilterBar } from '../cases/FilterBar.tsx';
import { themesOf } from '../cases/theme-choice.ts';
import { Banners } from './Banners.tsx';
import wins from './BiggestWins.module.css';
import { takeFirstAnswer } from './first-answer.ts';
import { Hero, HeroSkeleton } from './Hero.tsx';
import rail from './HeroRail.module.css';
import styles from './HomePage.module.css';
import { pickHeroes } from './pick-heroes.ts';

/** What the hero and its side list say about a case. */
const HERO_CASE = graphql(`
  fragment HeroCase on Case {
    ...CaseCard @unmask
    price
    rtpPercent
    fresh
    hero {
      index
      firstTicket
      lastTicket
      value
      skin {
        id
        image
        familyNames {
          ...Names @unmask
        }
        finishNames {
          ...Names @unmask
        }
      }
    }
  }
`);

/** These come after the page itself, in places that are kept for them: what lives has code and texts of other features. */
const HeroRail = lazyWithTexts({ load: () => import('./HeroRail.tsx') });
const BiggestWins = lazyWithTexts({ load: () => import('./BiggestWins.tsx') });
const ArenaPreview = lazyWithTexts({ load: () => import('../battle/arena/ArenaPreview.tsx') });

const PLACES = [0, 1, 2, 3, 4, 5] as const;

const Loading = () => {
  const { shell } = useMessages();
  return (
    <div className="wrap">
      <LoadingNote text={shell.loading} />
      {[0, 1].map((shelf) => (
        <Box as="section" key={shelf} padTop={[20, 28]}>
          <Row align="baseline" gap={12} minHeight={28} marginBottom={[8, 14]}>
            <Skeleton width="96px" height="28px" />
          </Row>
          <CaseShelf>
            {PLACES.map((place) => (
              <CaseCellSkeleton key={place} />
            ))}
          </CaseShelf>
        </Box>
      ))}
    </div>
  );
};

const NOTHING: CasesQuery['cases'] = [];
/** Shelves above the battles. */
const BEFORE_BATTLES = 2;

type Shelves = ReturnType<typeof shelvesOf<CasesQuery['cases'][number]>>;

interface ShelfProps {
  readonly shelf: Shelves[number];
  /** It is on the first screen. */
  readonly eager: boolean;
}

/** The cases of a theme. One that is on the page already isn't drawn again as the next one comes. */
const Shelf = memo(({ shelf: { theme, cases }, eager }: ShelfProps) => {
  const { locale } = useLocale();
  return (
    <Box
      as="section"
      padTop={[20, 28]}
      className={styles.shelf}
      style={{ '--cells': Math.min(cases.length, MOST_IN_A_ROW) }}
      aria-labelledby={`theme-${theme.id}`}
    >
      <Row align="baseline" gap={12} minHeight={28} marginBottom={[8, 14]}>
        <Text as="h2" id={`theme-${theme.id}`} rigid>
          {pickName(theme.names, locale)}
        </Text>
        <Text as="p" size={['small', 'body']} truncate tone="muted">
          {pickName(theme.taglines, locale)}
        </Text>
      </Row>
      <CaseShelf oneRow={cases.length <= MOST_IN_A_ROW}>
        {cases.map((one) => (
          <CaseCell key={one.slug} shown={one} eager={eager} />
        ))}
      </CaseShelf>
    </Box>
  );
});

/** A shelf each for the themes; where the page is wide, several side by side. */
const Shelves = ({ shelves, eager = false }: { readonly shelves: Shelves; readonly eager?: boolean }) => (
  <div className={styles.shelves}>
    {shelves.map((shelf, place) => (
      <Shelf key={shelf.theme.id} shelf={shelf} eager={eager && place === 0} />
    ))}
  </div>
);

/** The shelves further down, one after the other. */
const LaterShelves = ({ shelves }: { readonly shelves: Shelves }) => (
  <Shelves shelves={shelves.slice(0, useIdleCount(shelves.length))} />
);

/** A part below the first screen, which the page does without where it fails. */
const Later = ({ children }: { readonly children: ReactNode }) =>
  useIdleCount(1) > 0 && (
    <QuietBoundary>
      <Suspense>{children}</Suspense>
    </QuietBoundary>
  );

/** `/home`: one case on the stage, all of them on shelves by theme. */
export default function HomePage() {
  const { home, cases: words, shell } = useMessages();
  const [filters, change] = useAddressFilters(caseAddress);
  const client = useApolloClient();
  // Before it is asked for below, and not after the first paint.
  useState(() => takeFirstAnswer(client));
  const { data, error, refetch } = useQuery(CASES);

  const all = data?.cases ?? NOTHING;
  const heroes = pickHeroes(all.map((one) => readFragment(HERO_CASE, one)));
  // The stage is painted first, and then what lies below it.
  const shown = useDeferredValue(all, NOTHING);
  const found = filterCases(shown, filters);
  const failed = data === undefined && error !== undefined;

  const shelves = shelvesOf(found);
  const battles = (shown.length > 0 || failed || (data !== undefined && all.length === 0)) && (
    <Box padTop={[20, 28]} padBottom={24} className={styles.battles}>
      <Later>
        <ArenaPreview />
      </Later>
    </Box>
  );
  return (
    <>
      <title>{shell.pageTitle({ page: home.title })}</title>
      <Box position="relative">
        {heroes !== null && <Hero heroes={heroes} />}
        {heroes === null && !failed && <VisuallyHidden as="h1">{home.title}</VisuallyHidden>}
        {heroes === null && !failed && data === undefined && <HeroSkeleton />}
        {(heroes !== null || data === undefined) && (
          <div className={rail.slot}>
            <div className="wrap">
              <QuietBoundary>
                <Suspense>
                  <HeroRail />
                </Suspense>
              </QuietBoundary>
            </div>
          </div>
        )}
      </Box>
      <Banners />
      <div className={`wrap ${wins.slot}`}>
        <Later>
          <BiggestWins />
        </Later>
      </div>
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
      {shown.length === 0 && (data === undefined ? !failed : all.length > 0) && <Loading />}
      <div className="wrap">
        {data !== undefined && all.length === 0 && <EmptyState icon="box" {...words.none} />}
        {shown.length > 0 && found.length === 0 && (
          <EmptyState icon="filter" {...words.empty}>
            <Button onClick={() => change(NO_FILTERS)}>{words.clear}</Button>
          </EmptyState>
        )}
        {filters.sort === 'display' ? (
          <>
            <Shelves shelves={shelves.slice(0, BEFORE_BATTLES)} eager />
            {battles}
            <LaterShelves shelves={shelves.slice(BEFORE_BATTLES)} />
          </>
        ) : (
          <>
            <Box as="section" padTop={[20, 28]} aria-labelledby="sorted">
              <VisuallyHidden as="h2" id="sorted">
                {words.sorts[filters.sort]}
              </VisuallyHidden>
              <CaseShelf>
                {found.map((one, place) => (
                  <CaseCell key={one.slug} shown={one} eager={place < 6} />
                ))}
              </CaseShelf>
            </Box>
            {battles}
          </>
        )}
      </div>
    </>
  );
}
