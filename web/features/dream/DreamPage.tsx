import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { again, Loaded } from '../../platform/Loaded.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { WheelSkeleton } from '../wheel/WheelSkeleton.tsx';
import { DreamRoom } from './DreamRoom.tsx';
import { DREAM_RULES } from './dream-query.ts';
import { readConsolationSum } from './fee.ts';

/** `/dream`: a target and a chance of one's own choice for a fee. */
export default function DreamPage() {
  const { dream } = useMessages();
  const query = useQuery(DREAM_RULES, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  usePhoneTitle(dream.title, '/home', dream.back);
  const rules = query.data?.dream;
  const sum = rules ? readConsolationSum(rules.consolationSum) : null;
  const open = rules && sum !== null ? { rules, sum } : null;
  return (
    <Loaded
      page={dream.title}
      from={query}
      value={open ?? (rules === undefined || query.loading ? undefined : null)}
      skeleton={<WheelSkeleton />}
      missing={
        <div className="wrap">
          <EmptyState page icon="dream" {...dream.none} />
        </div>
      }
    >
      {({ rules, sum }) => <DreamRoom rules={rules} consolationSum={sum} onStale={again(query)} />}
    </Loaded>
  );
}
