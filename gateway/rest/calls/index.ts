import type { RestCall } from '../call.ts';
import { authCalls } from './auth.ts';
import { backpackCalls } from './backpack.ts';
import { battleCalls } from './battle.ts';
import { battleListCalls } from './battle-lists.ts';
import { boxCalls } from './box.ts';
import { commonCalls } from './common.ts';
import { contractCalls } from './contract.ts';
import { dreamCalls } from './dream.ts';
import { freeBoxCalls } from './free-box.ts';
import { laneCalls } from './lanes.ts';
import { messageCalls } from './messages.ts';
import { payCalls } from './pay.ts';
import { profileCalls } from './profile.ts';
import { promotionCalls } from './promotion.ts';
import { recordCalls } from './records.ts';
import { rewardCalls } from './rewards.ts';
import { rollCalls } from './roll.ts';
import { seedCalls } from './seeds.ts';
import { shopCalls } from './shop.ts';
import { smsCalls } from './sms.ts';
import { statCalls } from './stats.ts';
import { upgradeCalls } from './upgrade.ts';

/** Every call under `/api`. */
export const calls: readonly RestCall[] = [
  ...statCalls,
  ...authCalls,
  ...messageCalls,
  ...commonCalls,
  ...smsCalls,
  ...battleListCalls,
  ...battleCalls,
  ...profileCalls,
  ...backpackCalls,
  ...recordCalls,
  ...freeBoxCalls,
  ...promotionCalls,
  ...rewardCalls,
  ...payCalls,
  ...seedCalls,
  ...laneCalls,
  ...boxCalls,
  ...upgradeCalls,
  ...dreamCalls,
  ...contractCalls,
  ...rollCalls,
  ...shopCalls,
];
