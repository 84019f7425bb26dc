import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { ContractRoom } from './ContractRoom.tsx';
import { ContractSkeleton } from './ContractStage.tsx';
import { CONTRACT_RULES } from './contract-query.ts';

/** `/contract`: some items in, one item out. */
export default function ContractPage() {
  const { contract, shell } = useMessages();
  const { data, error, loading, refetch } = useQuery(CONTRACT_RULES, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = (): void => {
    refetch().catch(() => undefined);
  };
  usePhoneTitle(contract.title, '/home', contract.back);
  if (data?.contract) return <ContractRoom rules={data.contract} onStale={reload} />;
  return (
    <>
      <title>{shell.pageTitle({ page: contract.title })}</title>
      {data?.contract === null && (
        <div className="wrap">
          <EmptyState page icon="contract" {...contract.none}>
            <ButtonLink to="/home">{contract.back}</ButtonLink>
          </EmptyState>
        </div>
      )}
      {!data && error !== undefined && !loading && (
        <div className="wrap">
          <ErrorState page onRetry={reload} />
        </div>
      )}
      {!data && (error === undefined || loading) && <ContractSkeleton />}
    </>
  );
}
