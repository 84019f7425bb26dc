import { findsEach } from '../faults.ts';
import { forgedUpgrades } from './upgrades.ts';

findsEach(forgedUpgrades);
