import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { shareText } from '../../ui/figures.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { CASES, type PublishedCase } from './catalog-query.ts';
import { nameIn } from './names.ts';
import type { PartProps } from './part-props.ts';

/** `offered`, `announced` until its notice is over, or `over`. */
const stateOf = ({ effectiveAt, until }: Pick<PublishedCase, 'effectiveAt' | 'until'>, now = Date.now()) =>
  until != null ? 'over' : Date.parse(effectiveAt) > now ? 'announced' : 'offered';

const TONES = { offered: 'fine', announced: 'mine', over: 'note' } as const;

export const CaseState = ({ of }: { readonly of: PublishedCase }) => {
  const { state } = useWords().catalog;
  const is = stateOf(of);
  return <Mark tone={TONES[is]}>{state[is]}</Mark>;
};

export const Cases = ({ head, body }: PartProps) => {
  const { catalog: text } = useWords();
  const { locale } = useLocale();
  const query = useQuery(CASES);
  const columns = useMemo((): readonly Column<PublishedCase>[] => {
    const { fields } = text;
    return [
      { id: 'case', head: fields.case, cell: ({ names }) => nameIn(names, locale) },
      { id: 'theme', wide: true, head: fields.theme, width: '128px', phone: 'none', cell: ({ theme }) => theme },
      {
        id: 'state',
        head: fields.version,
        width: '132px',
        cell: (row) => (
          <>
            <CaseState of={row} /> <span className="muted">v{row.version}</span>
          </>
        ),
      },
      {
        id: 'price',
        head: fields.price,
        figure: true,
        width: '104px',
        phone: 'end',
        cell: ({ price }) => <Amount value={price} />,
        sort: ({ price }) => price,
      },
      {
        id: 'returns',
        head: fields.returns,
        figure: true,
        width: '96px',
        cell: ({ share }) => shareText(share),
        sort: ({ share }) => share,
      },
      {
        id: 'volatility',
        head: fields.volatility,
        figure: true,
        width: '120px',
        phone: 'none',
        cell: ({ volatility }) => volatility.toFixed(3),
        sort: ({ volatility }) => volatility,
      },
      {
        id: 'rows',
        wide: true,
        head: fields.rows,
        figure: true,
        width: '72px',
        phone: 'none',
        cell: ({ rows }) => formatCount(rows, locale),
      },
      {
        id: 'since',
        wide: true,
        head: fields.since,
        figure: true,
        width: '128px',
        phone: 'none',
        cell: ({ effectiveAt }) => <Moment at={effectiveAt} />,
        sort: ({ effectiveAt }) => effectiveAt,
      },
    ];
  }, [text, locale]);
  return (
    <>
      {head(<CopyAs document={CASES} />)}
      {body(
        <Loaded from={query} value={query.data?.catalogCases} skeleton={<Skeleton height="400px" />}>
          {(rows) => (
            <DataTable
              label={text.views.cases}
              columns={columns}
              rows={rows}
              rowKey={({ slug }) => slug}
              to={({ slug }) => `/catalog/cases/${slug}`}
              empty={text.none.cases}
            />
          )}
        </Loaded>,
      )}
    </>
  );
};
