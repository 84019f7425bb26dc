import { account } from './account.ts';
import { backpack } from './backpack.ts';
import { battle } from './battle.ts';
import { caseMessages } from './case.ts';
import { cases } from './cases.ts';
import { deposit } from './deposit.ts';
import { docs } from './docs.ts';
import { dream } from './dream.ts';
import { errors } from './errors.ts';
import { event } from './event.ts';
import { fairness } from './fairness.ts';
import { giveaway } from './giveaway.ts';
import { growth } from './growth.ts';
import { home } from './home.ts';
import { inbox } from './inbox.ts';
import { language } from './language.ts';
import { live } from './live.ts';
import { play } from './play.ts';
import { profile } from './profile.ts';
import { records } from './records.ts';
import { retrieval } from './retrieval.ts';
import { saferPlay } from './safer-play.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { shop } from './shop.ts';
import { skins } from './skins.ts';
import { support } from './support.ts';
import { targets } from './targets.ts';
import { themes } from './themes.ts';
import { transfer } from './transfer.ts';
import { upgrade } from './upgrade.ts';
import { item, wear, wearShort } from './wear.ts';

/** The default catalogue, and the contract for the others. */
export const zhCN = {
  account,
  backpack,
  battle,
  case: caseMessages,
  cases,
  deposit,
  docs,
  dream,
  errors,
  event,
  fairness,
  giveaway,
  growth,
  home,
  inbox,
  item,
  language,
  live,
  play,
  profile,
  records,
  retrieval,
  saferPlay,
  settings,
  shell,
  shop,
  skins,
  support,
  targets,
  themes,
  transfer,
  upgrade,
  wear,
  wearShort,
};
