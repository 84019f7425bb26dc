import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { WheelSkeleton } from '../wheel/WheelSkeleton.tsx';
import { DreamRoom } from './DreamRoom.tsx';
import { DREAM_RULES } from './dream-query.ts';
import { readConsolationSum } from './fee.ts';

/** `/dream`: a target and a chance of one's own choice for a fee. */
export default function DreamPage() {
  const { dream, shell } = useMessages();
  const { data, error, loading, refetch } = useQuery(DREAM_RULES, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = (): void => {
    refetch().catch(() => undefined);
  };
  usePhoneTitle(dream.title, '/home', dream.back);
  const rules = data?.dream;
  const sum = rules ? readConsolationSum(rules.consolationSum) : null;
  const closed = !loading && (rules === null || (rules !== undefined && sum === null));
  if (rules && sum !== null) return <DreamRoom rules={rules} consolationSum={sum} onStale={reload} />;
  return (
    <>
      <title>{shell.pageTitle({ page: dream.title })}</title>
      {closed && (
        <div className="wrap">
          <EmptyState page icon="dream" {...dream.none} />
        </div>
      )}
      {data === undefined && error !== undefined && !loading && (
        <div className="wrap">
          <ErrorState page onRetry={reload} />
        </div>
      )}
      {!rules && !closed && (error === undefined || loading) && <WheelSkeleton />}
    </>
  );
}
