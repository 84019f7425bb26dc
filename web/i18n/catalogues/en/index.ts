import type { Catalogue } from '../../catalogue.ts';
import { cases } from './cases.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { inbox } from './inbox.ts';
import { live } from './live.ts';
import { profile } from './profile.ts';
import { shell } from './shell.ts';
import { skins } from './skins.ts';
import { transfer } from './transfer.ts';
import { item, wear, wearShort } from './wear.ts';

export const en: Catalogue = {
  start: {
    cases,
    errors,
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
  },
  parts: {
    account: async () => (await import('./account.ts')).account,
    backpack: async () => (await import('./backpack.ts')).backpack,
    battle: async () => (await import('./battle.ts')).battle,
    case: async () => (await import('./case.ts')).caseMessages,
    contract: async () => (await import('./contract.ts')).contract,
    deposit: async () => (await import('./deposit.ts')).deposit,
    docs: async () => (await import('./docs.ts')).docs,
    dream: async () => (await import('./dream.ts')).dream,
    event: async () => (await import('./event.ts')).event,
    fairness: async () => (await import('./fairness.ts')).fairness,
    fairnessLog: async () => (await import('./fairness-log.ts')).fairnessLog,
    giveaway: async () => (await import('./giveaway.ts')).giveaway,
    growth: async () => (await import('./growth.ts')).growth,
    language: async () => (await import('./language.ts')).language,
    play: async () => (await import('./play.ts')).play,
    records: async () => (await import('./records.ts')).records,
    retrieval: async () => (await import('./retrieval.ts')).retrieval,
    saferPlay: async () => (await import('./safer-play.ts')).saferPlay,
    security: async () => (await import('./security.ts')).security,
    settings: async () => (await import('./settings.ts')).settings,
    shop: async () => (await import('./shop.ts')).shop,
    support: async () => (await import('./support.ts')).support,
    targets: async () => (await import('./targets.ts')).targets,
    themes: async () => (await import('./themes.ts')).themes,
    upgrade: async () => (await import('./upgrade.ts')).upgrade,
  },
};
