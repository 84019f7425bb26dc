import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { again, Loaded } from '../../platform/Loaded.tsx';
import { NotFound } from '../../platform/NotFound.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { ContractRoom } from './ContractRoom.tsx';
import { ContractSkeleton } from './ContractStage.tsx';
import { CONTRACT_RULES } from './contract-query.ts';

/** `/contract`: some items in, one item out. */
export default function ContractPage() {
  const { contract } = useMessages();
  const query = useQuery(CONTRACT_RULES, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  usePhoneTitle(contract.title, '/home', contract.back);
  return (
    <Loaded
      page={contract.title}
      from={query}
      value={query.data?.contract}
      skeleton={<ContractSkeleton />}
      missing={<NotFound icon="contract" words={{ ...contract.none, action: contract.back }} to="/home" />}
    >
      {(rules) => <ContractRoom rules={rules} onStale={again(query)} />}
    </Loaded>
  );
}
