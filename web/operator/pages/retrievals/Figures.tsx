import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLive } from '../../api/use-live.ts';
import { useWords } from '../../texts.tsx';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { spanText } from '../../ui/moments.ts';
import { RETRIEVAL_COUNTS } from './retrievals-query.ts';
import { PROMISE_HOURS, toneOfWait } from './waiting.ts';

type Counts = ResultOf<typeof RETRIEVAL_COUNTS>;

const HOUR_MS = 3_600_000;

/** How many retrievals there are in each state, and how long the oldest waits. */
export const Figures = () => {
  const words = useWords();
  const { locale } = useLocale();
  const { figures, states } = words.retrievals;
  const query = useQuery(RETRIEVAL_COUNTS, { variables: { promise: PROMISE_HOURS } });
  useLive(query.refetch);
  const cell = (key: 'retrieving' | 'shipping' | 'receiving', name: string, counts: Counts) => {
    const { totalCount, retrievals } = counts[key];
    const age = retrievals[0]?.ageHours;
    return {
      key,
      name,
      value: formatCount(totalCount, locale),
      note: age === undefined ? figures.none : figures.oldest({ span: spanText(age * HOUR_MS, words) }),
      tone: age === undefined ? undefined : toneOfWait(age),
    };
  };
  return (
    <Loaded from={query} value={query.data} skeleton={<Skeleton height="96px" />}>
      {(counts) => (
        <FigureRow
          label={figures.label}
          figures={[
            cell('retrieving', states.RETRIEVING, counts),
            cell('shipping', states.AWAITING_SHIPMENT, counts),
            cell('receiving', states.AWAITING_RECEIPT, counts),
            {
              key: 'late',
              name: figures.late({ hours: String(PROMISE_HOURS) }),
              value: formatCount(counts.late.totalCount, locale),
              note: counts.late.totalCount === 0 ? figures.kept : figures.broken,
              tone: counts.late.totalCount === 0 ? undefined : 'breach',
            },
            {
              key: 'succeeded',
              name: figures.succeeded,
              value: formatCount(counts.succeeded.totalCount, locale),
              note: figures.everSent,
            },
            {
              key: 'failed',
              name: figures.failed,
              value: formatCount(counts.failed.totalCount, locale),
              note: figures.returned,
            },
          ]}
        />
      )}
    </Loaded>
  );
};
