import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { WheelSkeleton } from '../wheel/WheelSkeleton.tsx';
import { UpgradeRoom } from './UpgradeRoom.tsx';
import { UPGRADE_RULES } from './upgrade-query.ts';

/** `/upgrade`: items and coin for a chance at something worth more. */
export default function UpgradePage() {
  const { upgrade, shell } = useMessages();
  const { data, error, loading, refetch } = useQuery(UPGRADE_RULES, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = (): void => {
    refetch().catch(() => undefined);
  };
  usePhoneTitle(upgrade.title, '/home', upgrade.back);
  if (data) return <UpgradeRoom rules={data.upgrade} onStale={reload} />;
  return (
    <>
      <title>{shell.pageTitle({ page: upgrade.title })}</title>
      {error === undefined || loading ? (
        <WheelSkeleton choice />
      ) : (
        <div className="wrap">
          <ErrorState page onRetry={reload} />
        </div>
      )}
    </>
  );
}
