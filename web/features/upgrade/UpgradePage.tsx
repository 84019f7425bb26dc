import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { again, Loaded } from '../../platform/Loaded.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { WheelSkeleton } from '../wheel/WheelSkeleton.tsx';
import { UpgradeRoom } from './UpgradeRoom.tsx';
import { UPGRADE_RULES } from './upgrade-query.ts';

/** `/upgrade`: items and coin for a chance at something worth more. */
export default function UpgradePage() {
  const { upgrade } = useMessages();
  const query = useQuery(UPGRADE_RULES, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  usePhoneTitle(upgrade.title, '/home', upgrade.back);
  return (
    <Loaded page={upgrade.title} from={query} value={query.data?.upgrade} skeleton={<WheelSkeleton choice />}>
      {(rules) => <UpgradeRoom rules={rules} onStale={again(query)} />}
    </Loaded>
  );
}
