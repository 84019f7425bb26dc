import { skipToken, useQuery } from '@apollo/client/react';
import { type ComponentProps, memo, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import type { CasesQuery } from '../../generated/graphql.ts';
import { pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { lazyPage, lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { takeChoices } from '../../platform/painted-choices.ts';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { useIdleCount } from '../../platform/use-idle-count.ts';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { CaseCell, CaseCellSkeleton } from '../cases/CaseCell.tsx';
import { CaseShelf, MOST_IN_A_ROW } from '../cases/CaseShelf.tsx';
import { caseAddress, casesByTheme, filterCases, NO_FILTERS, priceStops } from '../cases/case-filters.ts';
import { CASES } from '../cases/cases-query.ts';
import { FilterBar } from '../cases/FilterBar.tsx';
import { Banners } from './Banners.tsx';
import wins from './BiggestWins.module.css';
import { useFirstQuestion } from './first-question.ts';
import { Hero, HeroSkeleton } from './Hero.tsx';
import rail from './HeroRail.module.css';
import styles from './HomePage.module.css';

/** It is on the first screen: the server paints what a guest sees of it, and its code comes after the page itself. */
const HeroRail = lazyPage({ load: () => import('./HeroRail.tsx') });
/** These come after the page itself, in places that it keeps for them: live parts have code and texts of other features. */
const BiggestWins = lazyWithTexts({ load: () => import('./BiggestWins.tsx') });
const ArenaPreview = lazyWithTexts({ load: () => import('../battle/arena/ArenaPreview.tsx') });

const Loading = () => {
  const { shell } = useMessages();
  return (
    <div className="wrap">
      <LoadingNote text={shell.loading} />
      <Repeat times={2}>
        <Box as="section" padTop={[20, 28]}>
          <Row align="baseline" gap={12} minHeight={28} marginBottom={[8, 14]}>
            <Skeleton width="96px" height="28px" />
          </Row>
          <CaseShelf>
            <Repeat times={6}>
              <CaseCellSkeleton />
            </Repeat>
          </CaseShelf>
        </Box>
      </Repeat>
    </div>
  );
};

const NOTHING: CasesQuery['cases'] = [];
const NO_THEMES: CasesQuery['themes'] = [];
/** Sections above the battles; the first query asks for them. */
const BEFORE_BATTLES = 2;

type ThemeGroups = ReturnType<typeof casesByTheme<CasesQuery['cases'][number], CasesQuery['themes'][number]>>;

interface ThemeSectionProps {
  readonly group: ThemeGroups[number];
  /** It is on the first screen. */
  readonly eager: boolean;
}

/** The cases of a theme. One that is on the page already isn't drawn again as the next one comes. */
const ThemeSection = memo(({ group: { theme, cases }, eager }: ThemeSectionProps) => {
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

/** A section for each theme; where the page is wide, several side by side. */
const ThemeSections = ({ groups, eager = false }: { readonly groups: ThemeGroups; readonly eager?: boolean }) => (
  <div className={styles.shelves}>
    {groups.map((group, place) => (
      <ThemeSection key={group.theme.id} group={group} eager={eager && place === 0} />
    ))}
  </div>
);

/** The sections further down, one after the other. */
const LaterThemeSections = ({ groups }: { readonly groups: ThemeGroups }) => (
  <ThemeSections groups={groups.slice(0, useIdleCount(groups.length))} />
);

/** A part below the first screen, which the page does without where it fails. */
const Later = ({ children }: { readonly children: ReactNode }) =>
  useIdleCount(1) > 0 && (
    <QuietBoundary>
      <Suspense>{children}</Suspense>
    </QuietBoundary>
  );

/** Draws again for another case alone: React can't take over the painted rail after a redraw that comes before the rail's code. */
const RailSlot = memo((props: ComponentProps<typeof HeroRail>) => (
  <div className="wrap">
    <QuietBoundary>
      <Suspense>
        <HeroRail {...props} />
      </Suspense>
    </QuietBoundary>
  </div>
));

/** `/home`: one case on the stage, all of them in sections by theme. */
export default function HomePage() {
  const { home, cases: words, shell } = useMessages();
  const [filters, change] = useAddressFilters(caseAddress);
  useEffect(takeChoices, []);
  const { data, error, refetch } = useFirstQuestion();
  const {
    count,
    featured = null,
    behind = [],
    cases: first = NOTHING,
    lowestPrice,
    highestPrice,
  } = data?.showcase ?? {};
  const failed = data === undefined && error !== undefined;
  const none = count === 0;

  // All cases come once the page is there, or at once where they are chosen from.
  const chosen = caseAddress.write(filters, new URLSearchParams()).size > 0;
  const isTime = useIdleCount(1) > 0 || chosen;
  const rest = useQuery(CASES, isTime ? {} : skipToken);
  const restFailed = rest.data === undefined && rest.error !== undefined;
  const known = rest.data?.cases ?? (chosen ? NOTHING : first);
  const all = failed ? NOTHING : known;
  const themes = data?.themes ?? NO_THEMES;
  // The stage is painted first, and then what lies below it.
  const shown = useDeferredValue(all, NOTHING);
  const found = filterCases(shown, filters);

  const groups = casesByTheme(found, themes);
  const battles = (shown.length > 0 || failed || restFailed || none) && (
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
        {featured !== null && <Hero main={featured} behind={behind} />}
        {featured === null && !failed && <VisuallyHidden as="h1">{home.title}</VisuallyHidden>}
        {featured === null && !failed && data === undefined && <HeroSkeleton />}
        {(featured !== null || data === undefined) && (
          <div className={rail.slot} data-apart="">
            <RailSlot newcomersCase={data?.showcase.freeCase ?? null} />
          </div>
        )}
      </Box>
      <Banners came={data?.banners} />
      <div className={`wrap ${wins.slot}`}>
        <Later>
          <BiggestWins />
        </Later>
      </div>
      {!failed && (
        <FilterBar
          themes={themes}
          stops={priceStops([lowestPrice, highestPrice].filter((price) => price != null))}
          filters={filters}
          onChange={change}
          found={chosen ? found.length : (count ?? 0)}
        />
      )}
      {failed && <ErrorState page onRetry={() => refetch()} />}
      {shown.length === 0 && !failed && !restFailed && !none && <Loading />}
      <div className="wrap">
        {none && <EmptyState icon="box" {...words.none} />}
        {shown.length > 0 && found.length === 0 && (
          <EmptyState icon="filter" {...words.empty}>
            <Button onClick={() => change(NO_FILTERS)}>{words.clear}</Button>
          </EmptyState>
        )}
        {filters.sort === 'display' ? (
          <>
            <ThemeSections groups={groups.slice(0, BEFORE_BATTLES)} eager />
            {battles}
            <LaterThemeSections groups={groups.slice(BEFORE_BATTLES)} />
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
        {restFailed && !failed && <ErrorState onRetry={() => rest.refetch()} />}
      </div>
    </>
  );
}
