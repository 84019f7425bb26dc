import { account } from './account.ts';
import { backpack } from './backpack.ts';
import { caseMessages } from './case.ts';
import { cases } from './cases.ts';
import { deposit } from './deposit.ts';
import { errors } from './errors.ts';
import { fairness } from './fairness.ts';
import { home } from './home.ts';
import { language } from './language.ts';
import { live } from './live.ts';
import { shell } from './shell.ts';
import { item, wear, wearShort } from './wear.ts';

/** The default catalogue, and the contract for the others. */
export const zhCN = {
  account,
  backpack,
  case: caseMessages,
  cases,
  deposit,
  errors,
  fairness,
  home,
  item,
  language,
  live,
  shell,
  wear,
  wearShort,
};
