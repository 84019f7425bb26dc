import type { UpgradePlayed } from '../../../engine/games/upgrade/events.ts';
import type { Recorded } from '../models.ts';

export type UpgradePlayModel = Recorded<UpgradePlayed['data']>;
