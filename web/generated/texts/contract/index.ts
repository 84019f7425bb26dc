// Generated from schema/texts/ by `npm run codegen`: edit those.

import type Account from './account.ts';
import type Backpack from './backpack.ts';
import type Battle from './battle.ts';
import type Case from './case.ts';
import type Cases from './cases.ts';
import type Contract from './contract.ts';
import type Deposit from './deposit.ts';
import type Docs from './docs.ts';
import type Dream from './dream.ts';
import type Errors from './errors.ts';
import type Event from './event.ts';
import type Fairness from './fairness.ts';
import type FairnessLog from './fairness-log.ts';
import type Giveaway from './giveaway.ts';
import type Home from './home.ts';
import type Inbox from './inbox.ts';
import type Item from './item.ts';
import type Lab from './lab.ts';
import type Language from './language.ts';
import type Live from './live.ts';
import type LogWatch from './log-watch.ts';
import type Play from './play.ts';
import type Profile from './profile.ts';
import type Promises from './promises.ts';
import type Records from './records.ts';
import type Retrieval from './retrieval.ts';
import type Rewards from './rewards.ts';
import type SaferPlay from './safer-play.ts';
import type Security from './security.ts';
import type Settings from './settings.ts';
import type Share from './share.ts';
import type Shell from './shell.ts';
import type Shop from './shop.ts';
import type Skins from './skins.ts';
import type Support from './support.ts';
import type Targets from './targets.ts';
import type Themes from './themes.ts';
import type Transfer from './transfer.ts';
import type Trust from './trust.ts';
import type Upgrade from './upgrade.ts';
import type Verifier from './verifier.ts';
import type Wear from './wear.ts';
import type WearShort from './wear-short.ts';

export interface StartTexts {
  readonly cases: Cases;
  readonly home: Home;
  readonly inbox: Inbox;
  readonly item: Item;
  readonly live: Live;
  readonly profile: Profile;
  readonly shell: Shell;
  readonly skins: Skins;
  readonly transfer: Transfer;
  readonly wear: Wear;
  readonly wearShort: WearShort;
}

export interface PartTexts {
  readonly account: Account;
  readonly backpack: Backpack;
  readonly battle: Battle;
  readonly case: Case;
  readonly contract: Contract;
  readonly deposit: Deposit;
  readonly docs: Docs;
  readonly dream: Dream;
  readonly errors: Errors;
  readonly event: Event;
  readonly fairness: Fairness;
  readonly fairnessLog: FairnessLog;
  readonly giveaway: Giveaway;
  readonly lab: Lab;
  readonly language: Language;
  readonly logWatch: LogWatch;
  readonly play: Play;
  readonly promises: Promises;
  readonly records: Records;
  readonly retrieval: Retrieval;
  readonly rewards: Rewards;
  readonly saferPlay: SaferPlay;
  readonly security: Security;
  readonly settings: Settings;
  readonly share: Share;
  readonly shop: Shop;
  readonly support: Support;
  readonly targets: Targets;
  readonly themes: Themes;
  readonly trust: Trust;
  readonly upgrade: Upgrade;
  readonly verifier: Verifier;
}

export type PartLoaders = { readonly [Name in keyof PartTexts]: () => Promise<PartTexts[Name]> };
