import type { Messages } from '../../messages.ts';
import { account } from './account.ts';
import { backpack } from './backpack.ts';
import { battle } from './battle.ts';
import { caseMessages } from './case.ts';
import { cases } from './cases.ts';
import { deposit } from './deposit.ts';
import { dream } from './dream.ts';
import { errors } from './errors.ts';
import { event } from './event.ts';
import { fairness } from './fairness.ts';
import { giveaway } from './giveaway.ts';
import { home } from './home.ts';
import { language } from './language.ts';
import { live } from './live.ts';
import { play } from './play.ts';
import { shell } from './shell.ts';
import { targets } from './targets.ts';
import { upgrade } from './upgrade.ts';
import { item, wear, wearShort } from './wear.ts';

export const en: Messages = {
  account,
  backpack,
  battle,
  case: caseMessages,
  cases,
  deposit,
  dream,
  errors,
  event,
  fairness,
  giveaway,
  home,
  item,
  language,
  live,
  play,
  shell,
  targets,
  upgrade,
  wear,
  wearShort,
};
