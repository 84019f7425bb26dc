// Generated from schema/texts/ by `npm run codegen`: edit those.

import type { PartLoaders, StartTexts } from '../contract/index.ts';
import cases from './cases.ts';
import home from './home.ts';
import item from './item.ts';
import live from './live.ts';
import shell from './shell.ts';
import wear from './wear.ts';
import wearShort from './wear-short.ts';

const start: StartTexts = {
  cases,
  home,
  item,
  live,
  shell,
  wear,
  wearShort,
};

const parts: PartLoaders = {
  account: () => import('./account.ts'),
  app: () => import('./app.ts'),
  backpack: () => import('./backpack.ts'),
  battle: () => import('./battle.ts'),
  case: () => import('./case.ts'),
  connection: () => import('./connection.ts'),
  contract: () => import('./contract.ts'),
  deposit: () => import('./deposit.ts'),
  docs: () => import('./docs.ts'),
  dream: () => import('./dream.ts'),
  errors: () => import('./errors.ts'),
  event: () => import('./event.ts'),
  fairness: () => import('./fairness.ts'),
  fairnessLog: () => import('./fairness-log.ts'),
  freeCase: () => import('./free-case.ts'),
  giveaway: () => import('./giveaway.ts'),
  inbox: () => import('./inbox.ts'),
  lab: () => import('./lab.ts'),
  language: () => import('./language.ts'),
  logWatch: () => import('./log-watch.ts'),
  play: () => import('./play.ts'),
  player: () => import('./player.ts'),
  profile: () => import('./profile.ts'),
  promises: () => import('./promises.ts'),
  records: () => import('./records.ts'),
  retrieval: () => import('./retrieval.ts'),
  rewards: () => import('./rewards.ts'),
  saferPlay: () => import('./safer-play.ts'),
  search: () => import('./search.ts'),
  security: () => import('./security.ts'),
  sent: () => import('./sent.ts'),
  settings: () => import('./settings.ts'),
  share: () => import('./share.ts'),
  shop: () => import('./shop.ts'),
  skins: () => import('./skins.ts'),
  support: () => import('./support.ts'),
  targets: () => import('./targets.ts'),
  themes: () => import('./themes.ts'),
  transfer: () => import('./transfer.ts'),
  trust: () => import('./trust.ts'),
  upgrade: () => import('./upgrade.ts'),
  verifier: () => import('./verifier.ts'),
};

export const zhTW = { start, parts };
