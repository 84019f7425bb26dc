// Generated from schema/texts/ by `npm run codegen`: edit those.

import type { PartLoaders, StartTexts } from '../contract/index.ts';
import cases from './cases.ts';
import home from './home.ts';
import inbox from './inbox.ts';
import item from './item.ts';
import live from './live.ts';
import profile from './profile.ts';
import shell from './shell.ts';
import skins from './skins.ts';
import transfer from './transfer.ts';
import wear from './wear.ts';
import wearShort from './wear-short.ts';

const start: StartTexts = {
  cases,
  home,
  inbox,
  item,
  live,
  profile,
  shell,
  skins,
  transfer,
  wear,
  wearShort,
};

const parts: PartLoaders = {
  account: async () => (await import('./account.ts')).default,
  app: async () => (await import('./app.ts')).default,
  backpack: async () => (await import('./backpack.ts')).default,
  battle: async () => (await import('./battle.ts')).default,
  case: async () => (await import('./case.ts')).default,
  connection: async () => (await import('./connection.ts')).default,
  contract: async () => (await import('./contract.ts')).default,
  deposit: async () => (await import('./deposit.ts')).default,
  docs: async () => (await import('./docs.ts')).default,
  dream: async () => (await import('./dream.ts')).default,
  errors: async () => (await import('./errors.ts')).default,
  event: async () => (await import('./event.ts')).default,
  fairness: async () => (await import('./fairness.ts')).default,
  fairnessLog: async () => (await import('./fairness-log.ts')).default,
  freeCase: async () => (await import('./free-case.ts')).default,
  giveaway: async () => (await import('./giveaway.ts')).default,
  lab: async () => (await import('./lab.ts')).default,
  language: async () => (await import('./language.ts')).default,
  logWatch: async () => (await import('./log-watch.ts')).default,
  play: async () => (await import('./play.ts')).default,
  player: async () => (await import('./player.ts')).default,
  promises: async () => (await import('./promises.ts')).default,
  records: async () => (await import('./records.ts')).default,
  retrieval: async () => (await import('./retrieval.ts')).default,
  rewards: async () => (await import('./rewards.ts')).default,
  saferPlay: async () => (await import('./safer-play.ts')).default,
  search: async () => (await import('./search.ts')).default,
  security: async () => (await import('./security.ts')).default,
  settings: async () => (await import('./settings.ts')).default,
  share: async () => (await import('./share.ts')).default,
  shop: async () => (await import('./shop.ts')).default,
  support: async () => (await import('./support.ts')).default,
  targets: async () => (await import('./targets.ts')).default,
  themes: async () => (await import('./themes.ts')).default,
  trust: async () => (await import('./trust.ts')).default,
  upgrade: async () => (await import('./upgrade.ts')).default,
  verifier: async () => (await import('./verifier.ts')).default,
};

export const en = { start, parts };
