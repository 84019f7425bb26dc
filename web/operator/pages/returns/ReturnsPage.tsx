import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useCaseName } from '../../api/case-names.ts';
import { useLive } from '../../api/use-live.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { gameText } from '../../ui/game-text.ts';
import { Mark } from '../../ui/Mark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Position } from '../../ui/Position.tsx';
import { outliersOf } from './luck.ts';
import styles from './ReturnsPage.module.css';
import { returnColumns } from './return-columns.tsx';
import { type CaseReturn, type GameReturn, RETURNS } from './returns-query.ts';

/** Decimal logarithms of an e-value: an honest house ever shows the second with a probability of one in a million. */
const EVIDENCE = { look: 3, breach: 6 } as const;

const toneOfEvidence = (evidence: number): 'look' | 'breach' | undefined =>
  evidence >= EVIDENCE.breach ? 'breach' : evidence >= EVIDENCE.look ? 'look' : undefined;

/** How many cases luck alone puts beyond the bands: so many outliers are no news. */
const Luck = ({ cases }: { readonly cases: readonly CaseReturn[] }) => {
  const { returns } = useWords();
  const { telling, beyondTwo, expectedBeyondTwo, beyondThree, expectedBeyondThree } = outliersOf(cases);
  if (telling === 0) return <p className={styles.luck}>{returns.luck.few}</p>;
  return (
    <p className={styles.luck}>
      {returns.luck.two({ telling: String(telling), count: String(beyondTwo), expected: expectedBeyondTwo.toFixed(1) })}{' '}
      {returns.luck.three({ count: String(beyondThree), expected: expectedBeyondThree.toFixed(2) })}
      {beyondThree > Math.max(1, 3 * expectedBeyondThree) && (
        <>
          {' '}
          <Mark tone="look">{returns.luck.look}</Mark>
        </>
      )}
    </p>
  );
};

const useColumns = () => {
  const words = useWords();
  const { locale } = useLocale();
  const caseName = useCaseName();
  return useMemo(() => {
    const { fields } = words.returns;
    const game: Column<GameReturn> = { id: 'game', head: fields.game, cell: (row) => gameText(words, row.game) };
    const box: Column<CaseReturn> = { id: 'case', head: fields.case, cell: (row) => caseName(row.case) };
    // Both tables have the same axes.
    const evidence: Column<CaseReturn> = {
      id: 'evidence',
      wide: true,
      head: fields.evidence,
      figure: true,
      width: '104px',
      phone: 'none',
      cell: (row) => {
        const tone = toneOfEvidence(row.evidence);
        return (
          <span className={classNames(tone !== undefined && styles[tone])}>
            {row.evidence.toFixed(2).replace('-', '−')}
          </span>
        );
      },
      sort: (row) => row.evidence,
    };
    const beside: Column<GameReturn> = {
      id: 'evidence',
      wide: true,
      head: '',
      width: '104px',
      phone: 'none',
      cell: () => null,
    };
    return {
      games: [...returnColumns(words, locale, game), beside],
      cases: [...returnColumns(words, locale, box), evidence],
    };
  }, [words, locale, caseName]);
};

const byPlays = <Row extends { readonly plays: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => other.plays - one.plays);

/** The return to players since the first play, beside the one that the tables promise. */
export default function ReturnsPage() {
  const { returns: text } = useWords();
  const { locale } = useLocale();
  const query = useQuery(RETURNS);
  useLive('FIGURES', query.refetch);
  const found = query.data?.returns;
  const columns = useColumns();
  const games = useMemo(() => byPlays(found?.games ?? []), [found]);
  const cases = useMemo(() => byPlays(found?.cases ?? []), [found]);
  return (
    <>
      <PageHead
        title={text.title}
        note={
          found !== undefined && (
            <span>
              {text.counted} <Position at={found.position} />
            </span>
          )
        }
      >
        <CopyAs document={RETURNS} />
      </PageHead>
      <Loaded from={query} value={found} skeleton={<Skeleton height="480px" />}>
        {() => (
          <div className={styles.page}>
            <Panel title={text.games} note={text.note}>
              <DataTable
                label={text.games}
                columns={columns.games}
                rows={games}
                rowKey={({ game }) => game}
                empty={text.none}
              />
            </Panel>
            <Panel
              title={text.cases}
              note={text.draws}
              aside={<span>{text.caseCount({ count: formatCount(cases.length, locale) })}</span>}
            >
              <Luck cases={cases} />
              <DataTable
                label={text.cases}
                columns={columns.cases}
                rows={cases}
                rowKey={(row) => row.case}
                empty={text.none}
              />
              <p className={styles.luck}>{text.evidence}</p>
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  );
}
