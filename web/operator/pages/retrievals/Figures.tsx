import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLive } from '../../api/use-live.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { type Figure, FigureRow } from '../../ui/FigureRow.tsx';
import { spanText } from '../../ui/moments.ts';
import { PROMISE_HOURS } from './promise.ts';
import { WAITING } from './retrievals-query.ts';
import { toneOfWait } from './waiting.ts';

const HOUR_MS = 3_600_000;
const OPEN_STAGES = ['RETRIEVING', 'AWAITING_SHIPMENT', 'AWAITING_RECEIPT'] as const;

type Now = ResultOf<typeof WAITING>['now'];

/** How many retrievals wait in each state, and how many of them for longer than half of the promise. */
export const Figures = () => {
  const words = useWords();
  const { locale } = useLocale();
  const { figures, states } = words.retrievals;
  const query = useQuery(WAITING);
  useLive('RETRIEVALS', query.refetch);

  const inStage = ({ at, retrievals }: Now, stage: (typeof OPEN_STAGES)[number]): Figure => {
    // Now names states in the words of the log.
    const found = retrievals.find(({ state }) => state.toUpperCase().replaceAll('-', '_') === stage);
    const ms = found === undefined ? 0 : Date.parse(at) - Date.parse(found.oldestSince);
    return {
      key: stage,
      name: states[stage],
      value: formatCount(found?.count ?? 0, locale),
      note: found === undefined ? figures.none : figures.oldest({ span: spanText(ms, words) }),
      tone: toneOfWait(ms / HOUR_MS),
    };
  };
  const ofAge = ({ retrievalsByAge }: Now, from: number, to: number | null, name: string): Figure => {
    const among = retrievalsByAge.filter(
      ({ fromHours, toHours }) => fromHours >= from && (to === null || (toHours ?? Number.POSITIVE_INFINITY) <= to),
    );
    const count = among.reduce((sum, age) => sum + age.count, 0);
    const value = among.reduce((sum, age) => sum + age.value, 0);
    return {
      key: name,
      name,
      value: formatCount(count, locale),
      note: count === 0 ? figures.none : <Amount value={value} />,
      tone: count === 0 || from === 0 ? undefined : toneOfWait(from + 1),
    };
  };
  const half = PROMISE_HOURS / 2;
  return (
    <Loaded from={query} value={query.data?.now} skeleton={<Skeleton height="96px" />}>
      {(now) => (
        <FigureRow
          label={figures.label}
          figures={[
            ...OPEN_STAGES.map((stage) => inStage(now, stage)),
            ofAge(now, 0, half, figures.under({ hours: String(half) })),
            ofAge(now, half, PROMISE_HOURS, figures.between({ from: String(half), to: String(PROMISE_HOURS) })),
            ofAge(now, PROMISE_HOURS, null, figures.over({ hours: String(PROMISE_HOURS) })),
          ]}
        />
      )}
    </Loaded>
  );
};
