/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TermsInForce } from '../../../engine/terms/in-force.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddBotInput = {
  battleId: string | number;
  commandId: string;
  /** Only a room of release 0.2.0 takes it; in all others a bot brings none. */
  entropy?: string | null | undefined;
  seat?: number | null | undefined;
};

export type AddDeviceKeyInput = {
  commandId: string;
  key: string;
  /** Of the key over `glasscase/2/key|<playerId>|<change>|<key>`. */
  proof: string;
  signature?: string | null | undefined;
  /** A key that is there, with its signature over `glasscase/2/key-by|<playerId>|<change>|<key>|<signer>`. Without them it is the house's word: the new key opens and closes lanes of its own alone. */
  signer?: string | null | undefined;
};

export type BattleBoxInput = {
  /** The odds the player was shown. */
  oddsHash: string;
  slug: string | number;
};

export type BattleMode =
  /** The highest total takes all. */
  | 'CLASSIC'
  /** Everything is shared: each seat gets the same in coin, and the house keeps the items. */
  | 'SHARED'
  /** The dearest item of the last round takes all. */
  | 'TERMINAL'
  /** The lowest total takes all. */
  | 'UNDERDOG';

export type BattlePace =
  /** Rounds follow faster, as the terms say. */
  | 'FAST'
  | 'NORMAL';

export type BattleStatus =
  /** Given up while waiting, by its creator or the operator, or after 30 minutes; every player was refunded. */
  | 'DISSOLVED'
  | 'FINISHED'
  /** Full: everything is fixed, and rounds are coming. */
  | 'RUNNING'
  | 'WAITING';

export type CloseLaneInput = {
  commandId: string;
  lane: string | number;
  /** Over `glasscase/2/lane-end|<playerId>|<pairId>|<step>|<SHA-256 of unplayed, or of null>|<signer>`. */
  signature: string;
  /** The lane's own key, or one that may sign for others. */
  signer: string;
  /** The last step that was taken, as the device knows it; another is refused with SEED_CHANGED. */
  step: number;
  /** RFC 8785 JSON of what was sent for the next step and not played, `{link, draw}`; null where there is nothing. */
  unplayed?: string | null | undefined;
};

export type ContestStatus =
  /** Announced; plays don't count yet. */
  | 'COMING'
  /** Over; the prizes are on their way. */
  | 'COUNTING'
  | 'RUNNING'
  /** The prizes are paid. */
  | 'SETTLED';

export type ContractInput = {
  commandId: string;
  /** Of a loose play, and of none on a lane. */
  entropy?: string | null | undefined;
  /** As many held items as the rules want. */
  itemIds: Array<string | number>;
  link?: string | null | undefined;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  pairId: string | number;
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  roundNo?: number | null | undefined;
  /** The stake that the player was shown; another stake or table now is refused with PRICE_CHANGED. */
  stake: number;
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  step?: number | null | undefined;
  tableHash: string;
  /** Of the rules that the player was shown; other terms now are refused with TERMS_CHANGED. */
  terms: string;
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  userSeed: string;
};

export type CreateBattleInput = {
  /** In the order of the rounds. */
  boxes: Array<BattleBoxInput>;
  commandId: string;
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  entropy?: string | null | undefined;
  /** `site.beacon.expected` as it was shown; another now is refused with BEACON_CHANGED. `site.beacon.kind` alone agrees to any witness. */
  expectedBeacon: string;
  link?: string | null | undefined;
  mode: BattleMode;
  pace?: BattlePace | null | undefined;
  /** The lane that the seat takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose seat. */
  pairId?: string | number | null | undefined;
  private?: boolean | null | undefined;
  /** A room has 2 to 4 seats, or 6 of two teams. */
  seatCount: number;
  /** `hostSeeds.battle.publicHash` as it was shown; another now is refused with SEED_CHANGED. */
  seedHash: string;
  /** The last step that was taken and one, with the link of that step. */
  step?: number | null | undefined;
  /** Two against two or three against three; not where everything is shared. */
  teams?: boolean | null | undefined;
  /** Hash of the section `battle` of the terms that the player was shown: the room keeps it. Others now are refused with TERMS_CHANGED. */
  terms: string;
};

export type CreateGiveawayInput = {
  commandId: string;
  depositDays?: number | null | undefined;
  /** 5 minutes to 30 days after the start. */
  drawAt: string;
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  entropy?: string | null | undefined;
  /** `site.beacon.expected` as it was shown; another now is refused with BEACON_CHANGED. `site.beacon.kind` alone agrees to any witness. */
  expectedBeacon: string;
  /** Held items; they wait in escrow. */
  itemIds: Array<string | number>;
  link?: string | null | undefined;
  /** The lane that the room takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose room. */
  pairId?: string | number | null | undefined;
  /** 4 to 32 characters; null lets every player in. */
  password?: string | null | undefined;
  /** `hostSeeds.giveaway.publicHash` as it was shown; another now is refused with SEED_CHANGED. */
  seedHash: string;
  /** Null opens at once; at most 7 days ahead. */
  startsAt?: string | null | undefined;
  /** The last step that was taken and one, with the link of that step. */
  step?: number | null | undefined;
  /** Hash of the section `giveaway` of the terms that the player was shown: the room keeps it. Others now are refused with TERMS_CHANGED. */
  terms: string;
  vipGrade?: number | null | undefined;
};

export type DreamInput = {
  commandId: string;
  consolationHash: string;
  /** Of a loose play, and of none on a lane. */
  entropy?: string | null | undefined;
  fee: number;
  link?: string | null | undefined;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  pairId: string | number;
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  roundNo?: number | null | undefined;
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  step?: number | null | undefined;
  /** Of the whole dream table (docs/fairness.md), where the client knows it: another table now is refused with PRICE_CHANGED. */
  tableHash?: string | null | undefined;
  targetSkin: string | number;
  /** The value that the player was shown; another value now is refused with PRICE_CHANGED. */
  targetValue: number;
  targetWear?: Wear | null | undefined;
  /** Of the rules that the player was shown; other terms now are refused with TERMS_CHANGED. */
  terms: string;
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  userSeed: string;
  /** The chance as an integer of 10,000,000, within the limits of the rules. */
  winTickets: number;
};

export type EnterGiveawayInput = {
  commandId: string;
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  entropy?: string | null | undefined;
  giveawayId: string | number;
  link?: string | null | undefined;
  /** The lane that the entry takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose entry. */
  pairId?: string | number | null | undefined;
  password?: string | null | undefined;
  /** The last step that was taken and one, with the link of that step. */
  step?: number | null | undefined;
};

export type FillWithBotsInput = {
  battleId: string | number;
  /** Every free seat, in order. */
  bots: Array<FilledSeatInput>;
  commandId: string;
};

export type FilledSeatInput = {
  /** As of `AddBotInput`. */
  entropy?: string | null | undefined;
  seat: number;
};

export type GiveawayStatus =
  /** No player entered, or the host gave it up: prizes went back. */
  | 'CANCELLED'
  /** Closed: winners are drawn when their time comes. */
  | 'DRAWING'
  | 'FINISHED'
  | 'OPEN'
  /** Announced; entries from `startsAt` on. */
  | 'UPCOMING';

export type ItemState =
  /** A prize of an open giveaway; it comes back if no player wins it. */
  | 'ESCROWED'
  /** Exchanged for points. */
  | 'EXCHANGED'
  | 'HELD'
  /** Arrived there. */
  | 'RETRIEVED'
  /** On its way to the player's Steam account. */
  | 'RETRIEVING'
  | 'SOLD'
  /** Staked in an upgrade. */
  | 'USED';

export type JoinBattleInput = {
  battleId: string | number;
  commandId: string;
  /** On a lane it may be left out: it is the first 32 digits of the link, and nothing else. */
  entropy?: string | null | undefined;
  /** The key of a private battle's link. */
  key?: string | null | undefined;
  link?: string | null | undefined;
  /** The lane that the seat takes its step on; comes with `step` and `link`, or with neither (docs/lanes.md). Left out of a loose seat. */
  pairId?: string | number | null | undefined;
  /** From 1; the first free seat when not given. */
  seat?: number | null | undefined;
  /** The last step that was taken and one, with the link of that step. */
  step?: number | null | undefined;
};

export type LimitKind =
  /** Coin bought. */
  | 'DEPOSIT'
  /** Staked less won, at committed values. */
  | 'LOSS'
  /** Staked: coin, and items at their committed value. */
  | 'WAGER';

/** Calendar periods in UTC; weeks begin on Monday. */
export type LimitPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type LoginInput = {
  password: string;
  phone: string;
  /** A code of the authenticator app, or a recovery code, where the account has an authenticator. */
  secondFactor?: string | null | undefined;
};

export type OpenCaseInput = {
  commandId: string;
  /** Of a loose play, and of none on a lane. */
  entropy?: string | null | undefined;
  link?: string | null | undefined;
  /** The odds the player was shown; another version is refused with `CASE_CHANGED`. */
  oddsHash: string;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  pairId: string | number;
  /** At most the case's `maxQuantity`. */
  quantity: number;
  /** The first round of the play, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  roundNo?: number | null | undefined;
  slug: string | number;
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  step?: number | null | undefined;
  /** Of the terms that the player was shown; others now are refused with TERMS_CHANGED. */
  terms: string;
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  userSeed: string;
};

export type OpenFreeCaseInput = {
  commandId: string;
  /** A FREE_CASE coupon; null opens the free case of the day. */
  couponId?: string | number | null | undefined;
  /** Of a loose play, and of none on a lane. */
  entropy?: string | null | undefined;
  link?: string | null | undefined;
  /** The odds the player was shown. */
  oddsHash: string;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  pairId: string | number;
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  roundNo?: number | null | undefined;
  /** The case of `freeCase`, or the coupon's. */
  slug: string | number;
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  step?: number | null | undefined;
  /** Of the terms that the player was shown; others now are refused with TERMS_CHANGED. */
  terms: string;
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  userSeed: string;
};

export type OpenLaneInput = {
  /** Link 0 of the device's chain. */
  anchor: string;
  commandId: string;
  key: string;
  /** `lanes.nextPairId` and `lanes.nextPublicHash` as they were shown; other ones now are refused with SEED_CHANGED. */
  pairId: string | number;
  /** With the player's first key: its signature over `glasscase/2/key|<playerId>|1|<key>`. */
  proof?: string | null | undefined;
  publicHash: string;
  /** Of the key over `glasscase/2/lane|<playerId>|<pairId>|<publicHash>|<userSeed>|<anchor>|<key>`. */
  signature: string;
  /** Of the lane for as long as it is open. */
  userSeed: string;
};

export type RecoverPasswordInput = {
  /** 8–128 characters, not easy to guess (PASSWORD_WEAK). */
  newPassword: string;
  phone: string;
  smsCode: string;
};

export type RegisterInput = {
  /** The player says they are 18 or older. Must be true. */
  adult: boolean;
  /** Channel that the player came from, 1–32 of letters, digits, `-`, `_`; unknown ones are kept unchanged. */
  channelCode?: string | null | undefined;
  inviteCode?: string | null | undefined;
  /** The language of the nickname to begin with. */
  locale?: SiteLocale | null | undefined;
  /** 8–128 characters, not easy to guess: not one of the most common ones, no sequence, not the own number (PASSWORD_WEAK). */
  password: string;
  /** E.164, with or without spaces; a number without `+` is read as +86. */
  phone: string;
  smsCode: string;
  /** From `completeSteamLogin`: the new account is linked to that Steam account. */
  steamTicket?: string | null | undefined;
  /** The player accepts the terms and the privacy policy. Must be true. */
  terms: boolean;
};

export type RetrievalState =
  /** 2 */
  | 'AWAITING_RECEIPT'
  /** 1 */
  | 'AWAITING_SHIPMENT'
  /** 4: the item is in the backpack again. */
  | 'FAILED'
  /** 0 */
  | 'RETRIEVING'
  /** 3 */
  | 'SUCCESS';

/** The parties, besides its players, that could choose the outcome of a room of many. */
export type RoomGuard =
  /** A public beacon as well, whose round the house's clock names: an account of the house that comes last could choose the outcome unless a witness saw the room before the round was due. */
  | 'BEACON'
  /** Seeds and players alone: an account of the house that comes last could choose the outcome. */
  | 'PLAYERS'
  /** A public beacon whose round counts only if the room's witness saw the lock before the round was due: the house could choose the outcome only together with the witness. */
  | 'WITNESS';

export type SeatKind =
  /** A declared house player, paid by the house; its winnings go to the house. */
  | 'BOT'
  | 'PLAYER';

/** The languages the site's own texts come in. */
export type SiteLocale =
  | 'EN'
  | 'ZH_CN'
  | 'ZH_TW';

export type SmsCodeInput = {
  /** E.164, with or without spaces; a number without `+` is read as +86. For VERIFY the player's own, or `Me.phone` as shown. */
  phone: string;
  /** The solved proof of work. Clients without one share a small number of messages an hour, and solve the slider. */
  proof?: string | null | undefined;
  purpose: SmsPurpose;
  /** Of the slider, or of the check without sight. */
  sliderId: string | number;
  /** Left edge of the piece where it was let go, in pixels of the picture. Null after a check without sight. */
  sliderX?: number | null | undefined;
};

/** The purpose of an SMS code, and of the slider before it. A code for one purpose is no good for another. */
export type SmsPurpose =
  /** The new number of a signed-in player (`changePhone`). */
  | 'CHANGE_PHONE'
  | 'LOGIN'
  | 'RECOVER'
  | 'REGISTER'
  /** A sensitive act of a signed-in player (`verifyAction`). */
  | 'VERIFY';

export type TargetFilter = {
  /** 0 is the top. */
  grades?: Array<number> | null | undefined;
  maxValue?: number | null | undefined;
  minValue?: number | null | undefined;
  /** Part of the family's or the finish's name in any language. */
  search?: string | null | undefined;
  wears?: Array<Wear> | null | undefined;
};

export type UpgradeInput = {
  /** Coin added to the items. */
  coin?: number | null | undefined;
  commandId: string;
  /** Of a loose play, and of none on a lane. */
  entropy?: string | null | undefined;
  /** Held items. */
  itemIds: Array<string | number>;
  link?: string | null | undefined;
  /** The lane, or `seeds.current.id` as it was shown: a play falls on this pair or on none. Another in use is refused with SEED_CHANGED. */
  pairId: string | number;
  /** The round that the play is to be, the pair's `roundCount + 1`; another is refused with SEED_CHANGED. A play of a lane names it. */
  roundNo?: number | null | undefined;
  side: UpgradeSide;
  /** The stake that the player was shown; another value now is refused with PRICE_CHANGED. */
  stake: number;
  /** On a lane, the last step that was taken and one, with the link of that step (docs/lanes.md). */
  step?: number | null | undefined;
  /** Of the whole upgrade table (docs/fairness.md), where the client knows it: another table now is refused with PRICE_CHANGED. */
  tableHash?: string | null | undefined;
  targetSkin: string | number;
  targetValue: number;
  targetWear?: Wear | null | undefined;
  /** Of the rules that the player was shown; other terms now are refused with TERMS_CHANGED. */
  terms: string;
  /** Of that pair, as it was shown; another in use is refused with SEED_CHANGED. */
  userSeed: string;
  winTickets: number;
};

/** UNDER wins with a ticket below `winTickets`, OVER with one from 10,000,000 − `winTickets` on. */
export type UpgradeSide =
  | 'OVER'
  | 'UNDER';

export type Wear =
  | 'BS'
  | 'FN'
  | 'FT'
  | 'MW'
  | 'WW';

export type RedeemGoldenCodeMutationVariables = Exact<{
  commandId: string;
  code: string;
}>;


export type RedeemGoldenCodeMutation = { redeemGoldenCode: { points: number } };

export type OpenTicketMutationVariables = Exact<{
  subject: string;
}>;


export type OpenTicketMutation = { openSupportTicket: { id: string } };

export type BroughtSeatsQueryVariables = Exact<{ [key: string]: never; }>;


export type BroughtSeatsQuery = { draws: { lanedSeats: number, looseSeats: number } };

export type HostileStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type HostileStandingQuery = { me: { wallet: { coin: number } } | null, backpack: { edges: Array<{ node: { id: string } }> }, deposits: { edges: Array<{ node: { amount: number } }> }, saferPlay: { limits: Array<{ kind: LimitKind, period: LimitPeriod, amount: number | null }> } };

export type OpenLanesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenLanesQuery = { lanes: { keys: Array<{ key: string, rooted: boolean }>, open: Array<{ step: number, key: string, pair: { id: string, roundCount: number } }> }, rounds: { edges: Array<{ node: { pairId: string, entropy: string, roundNo: number } }> } };

export type OtherBrowserStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherBrowserStandingQuery = { me: { wallet: { coin: number } } | null, backpack: { edges: Array<{ node: { id: string, skin: { finishNames: { zhCN: string } } } }> }, deposits: { edges: Array<{ node: { amount: number } }> }, saferPlay: { limits: Array<{ kind: LimitKind, period: LimitPeriod, amount: number | null }> } };

export type FirstHeldQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstHeldQuery = { backpack: { edges: Array<{ node: { id: string } }> } };

export type NoticeLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeLinksQuery = { messages: { edges: Array<{ node: { link: string | null } }> } };

export type OpenPromisedMutationVariables = Exact<{
  input: OpenCaseInput;
}>;


export type OpenPromisedMutation = { openCase: { promise: { note: string, leafHash: string, index: number, path: Array<string> } | null } };

export type StatedQueryVariables = Exact<{ [key: string]: never; }>;


export type StatedQuery = { liabilityStatements: Array<{ position: string }> };

export type SliderMutationVariables = Exact<{
  phone: string;
}>;


export type SliderMutation = { requestSlider: { id: string, devAnswer: number | null, proof: { challenge: string } } };

export type SmsCodeMutationVariables = Exact<{
  input: SmsCodeInput;
}>;


export type SmsCodeMutation = { requestSmsCode: { lockSeconds: number, devCode: string | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, expiresAt: string, me: { id: string, playerId: string, nickname: string, avatar: string, phone: string, wallet: { coin: number, points: number, version: number } } } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, me: { playerId: string, nickname: string } } };

export type RecoverMutationVariables = Exact<{
  input: RecoverPasswordInput;
}>;


export type RecoverMutation = { recoverPassword: boolean };

export type CommittedRoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type CommittedRoomsQuery = { site: { beacon: { choice: string } }, hostSeeds: { battle: { publicHash: string }, giveaway: { publicHash: string } } };

export type CasesQueryVariables = Exact<{ [key: string]: never; }>;


export type CasesQuery = { cases: Array<{ slug: string, oddsHash: string, terms: string, price: number }> };

export type CaseQueryVariables = Exact<{
  slug: string | number;
}>;


export type CaseQuery = { case: { slug: string, oddsHash: string, terms: string, price: number } | null };

export type OpenCaseMutationVariables = Exact<{
  input: OpenCaseInput;
}>;


export type OpenCaseMutation = { openCase: { position: string, rounds: Array<{ id: string, position: string, roundNo: number, ticket: number, float: number | null, caseSlug: string, entry: { index: number, wear: Wear | null, skin: { id: string, grade: number, image: string, finishNames: { en: string } } }, item: { id: string, state: ItemState, value: number, sellPrice: number, valueLockedUntil: string } }>, wallet: { coin: number, points: number, version: number } } };

export type CreateBattleOnLaneMutationVariables = Exact<{
  input: CreateBattleInput;
}>;


export type CreateBattleOnLaneMutation = { createBattle: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type JoinBattleOnLaneMutationVariables = Exact<{
  input: JoinBattleInput;
}>;


export type JoinBattleOnLaneMutation = { joinBattle: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type CreateGiveawayOnLaneMutationVariables = Exact<{
  input: CreateGiveawayInput;
}>;


export type CreateGiveawayOnLaneMutation = { createGiveaway: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type EnterGiveawayOnLaneMutationVariables = Exact<{
  input: EnterGiveawayInput;
}>;


export type EnterGiveawayOnLaneMutation = { enterGiveaway: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type OwnLanesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLanesQuery = { lanes: { playerId: string, nextPairId: string, nextPublicHash: string, keyChanges: number, keys: Array<{ key: string }>, open: Array<{ step: number, pair: { id: string } }> } };

export type RevealedPairQueryVariables = Exact<{
  id: string | number;
}>;


export type RevealedPairQuery = { revealedPair: { serverSeed: string | null, salt: string | null } | null };

export type OpenLaneMutationVariables = Exact<{
  input: OpenLaneInput;
}>;


export type OpenLaneMutation = { openLane: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type CloseLaneMutationVariables = Exact<{
  input: CloseLaneInput;
}>;


export type CloseLaneMutation = { closeLane: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type AddDeviceKeyMutationVariables = Exact<{
  input: AddDeviceKeyInput;
}>;


export type AddDeviceKeyMutation = { addDeviceKey: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type OpenOnLaneMutationVariables = Exact<{
  input: OpenCaseInput;
}>;


export type OpenOnLaneMutation = { openCase: { position: string, promise: { note: string, leafHash: string, index: number, path: Array<string>, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null, rounds: Array<{ id: string, ticket: number, item: { id: string, value: number } }> } };

export type OpenFreeOnLaneMutationVariables = Exact<{
  input: OpenFreeCaseInput;
}>;


export type OpenFreeOnLaneMutation = { openFreeCase: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type UpgradeOnLaneMutationVariables = Exact<{
  input: UpgradeInput;
}>;


export type UpgradeOnLaneMutation = { upgradeItems: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type ChaseOnLaneMutationVariables = Exact<{
  input: DreamInput;
}>;


export type ChaseOnLaneMutation = { chaseDream: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type ContractOnLaneMutationVariables = Exact<{
  input: ContractInput;
}>;


export type ContractOnLaneMutation = { playContract: { promise: { note: string, entries: Array<{ entry: string | null, leafHash: string, index: number, path: Array<string> }> } | null } };

export type BattleFieldsFragment = { id: string, position: string, version: number, mode: BattleMode, teams: boolean, private: boolean, official: boolean, status: BattleStatus, dissolvedBy: string | null, seatCount: number, cost: number, createdAt: string, expiresAt: string, lockedAt: string | null, lockHash: string | null, nextRoundAt: string | null, finishedAt: string | null, publicHash: string, beacon: { kind: string, round: number | null, dueAt: string | null, randomness: string | null, signature: string | null }, boxes: Array<{ round: number, price: number, case: { slug: string, version: number, oddsHash: string } }>, seats: Array<{ seat: number, side: number, kind: SeatKind, playerId: string | null, nickname: string | null, avatar: string, entropy: string, total: number }>, rounds: Array<{ round: number, startedAt: string, draws: Array<{ seat: number, ticket: number, float: number | null, number: number, entry: { index: number, value: number, skin: { id: string } } }> }>, result: { winners: Array<number>, totals: Array<number>, value: number, position: string, tie: { between: Array<number>, ticket: number } | null, order: Array<{ between: Array<number>, ticket: number }>, awards: Array<{ seat: number, items: Array<number>, value: number }> } | null, reveal: { serverSeed: string, salt: string, position: string } | null };

export type RoomGuardQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomGuardQuery = { site: { beacon: { guard: RoomGuard } } };

export type GiveawayGuardQueryVariables = Exact<{
  id: string | number;
}>;


export type GiveawayGuardQuery = { giveaway: { guard: RoomGuard } | null };

export type CreateBattleMutationVariables = Exact<{
  input: CreateBattleInput;
}>;


export type CreateBattleMutation = { createBattle: { key: string | null, position: string, battle: { id: string, position: string, version: number, mode: BattleMode, teams: boolean, private: boolean, official: boolean, status: BattleStatus, dissolvedBy: string | null, seatCount: number, cost: number, createdAt: string, expiresAt: string, lockedAt: string | null, lockHash: string | null, nextRoundAt: string | null, finishedAt: string | null, publicHash: string, beacon: { kind: string, round: number | null, dueAt: string | null, randomness: string | null, signature: string | null }, boxes: Array<{ round: number, price: number, case: { slug: string, version: number, oddsHash: string } }>, seats: Array<{ seat: number, side: number, kind: SeatKind, playerId: string | null, nickname: string | null, avatar: string, entropy: string, total: number }>, rounds: Array<{ round: number, startedAt: string, draws: Array<{ seat: number, ticket: number, float: number | null, number: number, entry: { index: number, value: number, skin: { id: string } } }> }>, result: { winners: Array<number>, totals: Array<number>, value: number, position: string, tie: { between: Array<number>, ticket: number } | null, order: Array<{ between: Array<number>, ticket: number }>, awards: Array<{ seat: number, items: Array<number>, value: number }> } | null, reveal: { serverSeed: string, salt: string, position: string } | null }, wallet: { coin: number, version: number } } };

export type JoinBattleMutationVariables = Exact<{
  input: JoinBattleInput;
}>;


export type JoinBattleMutation = { joinBattle: { key: string | null, position: string, battle: { id: string, position: string, version: number, mode: BattleMode, teams: boolean, private: boolean, official: boolean, status: BattleStatus, dissolvedBy: string | null, seatCount: number, cost: number, createdAt: string, expiresAt: string, lockedAt: string | null, lockHash: string | null, nextRoundAt: string | null, finishedAt: string | null, publicHash: string, beacon: { kind: string, round: number | null, dueAt: string | null, randomness: string | null, signature: string | null }, boxes: Array<{ round: number, price: number, case: { slug: string, version: number, oddsHash: string } }>, seats: Array<{ seat: number, side: number, kind: SeatKind, playerId: string | null, nickname: string | null, avatar: string, entropy: string, total: number }>, rounds: Array<{ round: number, startedAt: string, draws: Array<{ seat: number, ticket: number, float: number | null, number: number, entry: { index: number, value: number, skin: { id: string } } }> }>, result: { winners: Array<number>, totals: Array<number>, value: number, position: string, tie: { between: Array<number>, ticket: number } | null, order: Array<{ between: Array<number>, ticket: number }>, awards: Array<{ seat: number, items: Array<number>, value: number }> } | null, reveal: { serverSeed: string, salt: string, position: string } | null }, wallet: { coin: number, version: number } } };

export type AddBotMutationVariables = Exact<{
  input: AddBotInput;
}>;


export type AddBotMutation = { addBot: { key: string | null, position: string, battle: { id: string, position: string, version: number, mode: BattleMode, teams: boolean, private: boolean, official: boolean, status: BattleStatus, dissolvedBy: string | null, seatCount: number, cost: number, createdAt: string, expiresAt: string, lockedAt: string | null, lockHash: string | null, nextRoundAt: string | null, finishedAt: string | null, publicHash: string, beacon: { kind: string, round: number | null, dueAt: string | null, randomness: string | null, signature: string | null }, boxes: Array<{ round: number, price: number, case: { slug: string, version: number, oddsHash: string } }>, seats: Array<{ seat: number, side: number, kind: SeatKind, playerId: string | null, nickname: string | null, avatar: string, entropy: string, total: number }>, rounds: Array<{ round: number, startedAt: string, draws: Array<{ seat: number, ticket: number, float: number | null, number: number, entry: { index: number, value: number, skin: { id: string } } }> }>, result: { winners: Array<number>, totals: Array<number>, value: number, position: string, tie: { between: Array<number>, ticket: number } | null, order: Array<{ between: Array<number>, ticket: number }>, awards: Array<{ seat: number, items: Array<number>, value: number }> } | null, reveal: { serverSeed: string, salt: string, position: string } | null }, wallet: { coin: number, version: number } } };

export type FillWithBotsMutationVariables = Exact<{
  input: FillWithBotsInput;
}>;


export type FillWithBotsMutation = { fillWithBots: { key: string | null, position: string, battle: { id: string, position: string, version: number, mode: BattleMode, teams: boolean, private: boolean, official: boolean, status: BattleStatus, dissolvedBy: string | null, seatCount: number, cost: number, createdAt: string, expiresAt: string, lockedAt: string | null, lockHash: string | null, nextRoundAt: string | null, finishedAt: string | null, publicHash: string, beacon: { kind: string, round: number | null, dueAt: string | null, randomness: string | null, signature: string | null }, boxes: Array<{ round: number, price: number, case: { slug: string, version: number, oddsHash: string } }>, seats: Array<{ seat: number, side: number, kind: SeatKind, playerId: string | null, nickname: string | null, avatar: string, entropy: string, total: number }>, rounds: Array<{ round: number, startedAt: string, draws: Array<{ seat: number, ticket: number, float: number | null, number: number, entry: { index: number, value: number, skin: { id: string } } }> }>, result: { winners: Array<number>, totals: Array<number>, value: number, position: string, tie: { between: Array<number>, ticket: number } | null, order: Array<{ between: Array<number>, ticket: number }>, awards: Array<{ seat: number, items: Array<number>, value: number }> } | null, reveal: { serverSeed: string, salt: string, position: string } | null }, wallet: { coin: number, version: number } } };

export type DissolveBattleMutationVariables = Exact<{
  commandId: string;
  battleId: string | number;
}>;


export type DissolveBattleMutation = { dissolveBattle: { key: string | null, position: string, battle: { id: string, position: string, version: number, mode: BattleMode, teams: boolean, private: boolean, official: boolean, status: BattleStatus, dissolvedBy: string | null, seatCount: number, cost: number, createdAt: string, expiresAt: string, lockedAt: string | null, lockHash: string | null, nextRoundAt: string | null, finishedAt: string | null, publicHash: string, beacon: { kind: string, round: number | null, dueAt: string | null, randomness: string | null, signature: string | null }, boxes: Array<{ round: number, price: number, case: { slug: string, version: number, oddsHash: string } }>, seats: Array<{ seat: number, side: number, kind: SeatKind, playerId: string | null, nickname: string | null, avatar: string, entropy: string, total: number }>, rounds: Array<{ round: number, startedAt: string, draws: Array<{ seat: number, ticket: number, float: number | null, number: number, entry: { index: number, value: number, skin: { id: string } } }> }>, result: { winners: Array<number>, totals: Array<number>, value: number, position: string, tie: { between: Array<number>, ticket: number } | null, order: Array<{ between: Array<number>, ticket: number }>, awards: Array<{ seat: number, items: Array<number>, value: number }> } | null, reveal: { serverSeed: string, salt: string, position: string } | null }, wallet: { coin: number, version: number } } };

export type BattleQueryVariables = Exact<{
  id: string | number;
}>;


export type BattleQuery = { battle: { id: string, position: string, version: number, mode: BattleMode, teams: boolean, private: boolean, official: boolean, status: BattleStatus, dissolvedBy: string | null, seatCount: number, cost: number, createdAt: string, expiresAt: string, lockedAt: string | null, lockHash: string | null, nextRoundAt: string | null, finishedAt: string | null, publicHash: string, beacon: { kind: string, round: number | null, dueAt: string | null, randomness: string | null, signature: string | null }, boxes: Array<{ round: number, price: number, case: { slug: string, version: number, oddsHash: string } }>, seats: Array<{ seat: number, side: number, kind: SeatKind, playerId: string | null, nickname: string | null, avatar: string, entropy: string, total: number }>, rounds: Array<{ round: number, startedAt: string, draws: Array<{ seat: number, ticket: number, float: number | null, number: number, entry: { index: number, value: number, skin: { id: string } } }> }>, result: { winners: Array<number>, totals: Array<number>, value: number, position: string, tie: { between: Array<number>, ticket: number } | null, order: Array<{ between: Array<number>, ticket: number }>, awards: Array<{ seat: number, items: Array<number>, value: number }> } | null, reveal: { serverSeed: string, salt: string, position: string } | null } | null };

export type GiveawayFieldsFragment = { id: string, position: string, version: number, official: boolean, hostId: string | null, hostNickname: string | null, hostAvatar: string | null, mine: boolean, status: GiveawayStatus, locked: boolean, startsAt: string, drawAt: string, prizeValue: number, entrantCount: number, myCode: number | null, entriesHash: string | null, publicHash: string, lockHash: string | null, finishedAt: string | null, conditions: { depositDays: number | null, vipGrade: number }, prizes: Array<{ place: number, itemId: string | null, value: number, wear: Wear | null, float: number | null, skin: { id: string } }>, winners: Array<{ place: number, code: number, ticket: number, nickname: string | null, mine: boolean, prize: { itemId: string | null } }>, beacon: { kind: string, round: number | null }, reveal: { serverSeed: string, salt: string, position: string } | null };

export type GiveawayQueryVariables = Exact<{
  id: string | number;
}>;


export type GiveawayQuery = { giveaway: { id: string, position: string, version: number, official: boolean, hostId: string | null, hostNickname: string | null, hostAvatar: string | null, mine: boolean, status: GiveawayStatus, locked: boolean, startsAt: string, drawAt: string, prizeValue: number, entrantCount: number, myCode: number | null, entriesHash: string | null, publicHash: string, lockHash: string | null, finishedAt: string | null, conditions: { depositDays: number | null, vipGrade: number }, prizes: Array<{ place: number, itemId: string | null, value: number, wear: Wear | null, float: number | null, skin: { id: string } }>, winners: Array<{ place: number, code: number, ticket: number, nickname: string | null, mine: boolean, prize: { itemId: string | null } }>, beacon: { kind: string, round: number | null }, reveal: { serverSeed: string, salt: string, position: string } | null } | null };

export type CreateGiveawayMutationVariables = Exact<{
  input: CreateGiveawayInput;
}>;


export type CreateGiveawayMutation = { createGiveaway: { position: string, giveaway: { id: string, position: string, version: number, official: boolean, hostId: string | null, hostNickname: string | null, hostAvatar: string | null, mine: boolean, status: GiveawayStatus, locked: boolean, startsAt: string, drawAt: string, prizeValue: number, entrantCount: number, myCode: number | null, entriesHash: string | null, publicHash: string, lockHash: string | null, finishedAt: string | null, conditions: { depositDays: number | null, vipGrade: number }, prizes: Array<{ place: number, itemId: string | null, value: number, wear: Wear | null, float: number | null, skin: { id: string } }>, winners: Array<{ place: number, code: number, ticket: number, nickname: string | null, mine: boolean, prize: { itemId: string | null } }>, beacon: { kind: string, round: number | null }, reveal: { serverSeed: string, salt: string, position: string } | null } } };

export type EnterGiveawayMutationVariables = Exact<{
  input: EnterGiveawayInput;
}>;


export type EnterGiveawayMutation = { enterGiveaway: { position: string, giveaway: { id: string, position: string, version: number, official: boolean, hostId: string | null, hostNickname: string | null, hostAvatar: string | null, mine: boolean, status: GiveawayStatus, locked: boolean, startsAt: string, drawAt: string, prizeValue: number, entrantCount: number, myCode: number | null, entriesHash: string | null, publicHash: string, lockHash: string | null, finishedAt: string | null, conditions: { depositDays: number | null, vipGrade: number }, prizes: Array<{ place: number, itemId: string | null, value: number, wear: Wear | null, float: number | null, skin: { id: string } }>, winners: Array<{ place: number, code: number, ticket: number, nickname: string | null, mine: boolean, prize: { itemId: string | null } }>, beacon: { kind: string, round: number | null }, reveal: { serverSeed: string, salt: string, position: string } | null } } };

export type HostSeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type HostSeedsQuery = { site: { beacon: { expected: string } }, hostSeeds: { battle: { publicHash: string }, giveaway: { publicHash: string } } };

export type ShownSeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShownSeedsQuery = { seeds: { current: { id: string, userSeed: string } } };

export type RotateSeedMutationVariables = Exact<{
  commandId: string;
  entropy: string;
}>;


export type RotateSeedMutation = { rotateSeed: { position: string } };

export type DepositMutationVariables = Exact<{
  commandId: string;
  amount: number;
}>;


export type DepositMutation = { deposit: { depositId: string, amount: number, position: string, wallet: { coin: number, version: number } } };

export type SellItemsMutationVariables = Exact<{
  commandId: string;
  terms: string;
  itemIds: Array<string | number> | string | number;
}>;


export type SellItemsMutation = { sellItems: { position: string } };

export type TermsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsQuery = { terms: TermsInForce | null };

export type RoundPositionQueryVariables = Exact<{
  id: string | number;
}>;


export type RoundPositionQuery = { round: { position: string } | null };

export type HeldItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldItemsQuery = { backpack: { edges: Array<{ node: { id: string } }> } };

export type StatedOwedQueryVariables = Exact<{ [key: string]: never; }>;


export type StatedOwedQuery = { liabilityStatements: Array<{ position: string }> };

export type BackpackQueryVariables = Exact<{ [key: string]: never; }>;


export type BackpackQuery = { backpack: { edges: Array<{ node: { id: string, worth: number } }> } };

export type TargetsQueryVariables = Exact<{
  filter?: TargetFilter | null | undefined;
}>;


export type TargetsQuery = { targets: { edges: Array<{ node: { wear: Wear | null, value: number, skin: { id: string, wears: Array<{ wear: Wear | null, floatMin: number, floatMax: number }> } } }> } };

export type WaitingBattlesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingBattlesQuery = { battles: { edges: Array<{ node: { id: string, mine: boolean, official: boolean, cost: number, seatCount: number, seats: Array<{ mine: boolean }> } }> } };

export type ShownContractQueryVariables = Exact<{
  stake: number;
}>;


export type ShownContractQuery = { contract: { terms: string, minItems: number, maxItems: number } | null, contractTable: { hash: string, text: string } | null };

export type ShownDreamQueryVariables = Exact<{ [key: string]: never; }>;


export type ShownDreamQuery = { dream: { terms: string, returnPercent: number, consolationHash: string, consolationTable: string } | null };

export type GiveawaysQueryVariables = Exact<{ [key: string]: never; }>;


export type GiveawaysQuery = { giveaways: { edges: Array<{ node: { id: string, status: GiveawayStatus, locked: boolean, mine: boolean, myCode: number | null } }> } };

export type CoinQueryVariables = Exact<{ [key: string]: never; }>;


export type CoinQuery = { me: { wallet: { coin: number } } | null };

export type UpgradeRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeRulesQuery = { upgrade: { terms: string, returnPercent: number } };

export type DemoProvenQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoProvenQuery = { seeds: { history: Array<{ roundCount: number }> } };

export type OpenUnderLoadMutationVariables = Exact<{
  input: OpenCaseInput;
}>;


export type OpenUnderLoadMutation = { openCase: { position: string, promise: { note: string } | null } };

export type NewestEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestEventsQuery = { liveSince: Array<{ seq: number }> };

export type ReleaseFreeCaseQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseFreeCaseQuery = { freeCase: { available: boolean, case: { slug: string } } | null };

export type ReleaseOpenFreeCaseMutationVariables = Exact<{
  input: OpenFreeCaseInput;
}>;


export type ReleaseOpenFreeCaseMutation = { openFreeCase: { position: string } };

export type ReleaseExchangeMutationVariables = Exact<{
  commandId: string;
  terms: string;
  itemIds: Array<string | number> | string | number;
}>;


export type ReleaseExchangeMutation = { exchangeItems: { total: number } };

export type ReleaseTransferMutationVariables = Exact<{
  commandId: string;
  terms: string;
  points: number;
}>;


export type ReleaseTransferMutation = { transferPoints: { coin: number | null } };

export type ReleaseShopQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseShopQuery = { shop: { edges: Array<{ node: { id: string, price: number } }> } };

export type ReleaseBuyMutationVariables = Exact<{
  commandId: string;
  terms: string;
  listingId: string | number;
  quantity: number;
  expectedTotal: number;
}>;


export type ReleaseBuyMutation = { buyFromShop: { purchase: { items: Array<{ id: string }> } } };

export type ReleaseProveMutationVariables = Exact<{
  smsCode: string;
}>;


export type ReleaseProveMutation = { verifyAction: { ticket: string } };

export type ReleaseTradeLinkMutationVariables = Exact<{
  link: string;
  ticket: string;
}>;


export type ReleaseTradeLinkMutation = { changeTradeLink: { tradeLink: string | null } };

export type ReleaseRetrieveMutationVariables = Exact<{
  commandId: string;
  itemIds: Array<string | number> | string | number;
}>;


export type ReleaseRetrieveMutation = { retrieveItems: { retrievals: Array<{ id: string }> } };

export type ReleaseRetrievalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseRetrievalsQuery = { retrievals: { edges: Array<{ node: { state: RetrievalState } }> } };

export type ReleaseRotateMutationVariables = Exact<{
  commandId: string;
  entropy: string;
  userSeed?: string | null | undefined;
}>;


export type ReleaseRotateMutation = { rotateSeed: { position: string } };

export type ReleaseRedeemMutationVariables = Exact<{
  commandId: string;
  code: string;
}>;


export type ReleaseRedeemMutation = { redeemGoldenCode: { points: number } };

export type ReleaseStatedQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseStatedQuery = { liabilityStatements: Array<{ position: string }> };

export type ReleaseContestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseContestsQuery = { contests: Array<{ id: string, status: ContestStatus }> };

export type ReleaseHouseGiveawayQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseHouseGiveawayQuery = { giveaways: { edges: Array<{ node: { id: string, official: boolean } }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BattleFieldsFragmentDoc = new TypedDocumentString(`
    fragment BattleFields on Battle {
  id
  position
  version
  mode
  teams
  private
  official
  status
  dissolvedBy
  seatCount
  cost
  createdAt
  expiresAt
  lockedAt
  lockHash
  nextRoundAt
  finishedAt
  publicHash
  beacon {
    kind
    round
    dueAt
    randomness
    signature
  }
  boxes {
    round
    price
    case {
      slug
      version
      oddsHash
    }
  }
  seats {
    seat
    side
    kind
    playerId
    nickname
    avatar
    entropy
    total
  }
  rounds {
    round
    startedAt
    draws {
      seat
      ticket
      float
      number
      entry {
        index
        value
        skin {
          id
        }
      }
    }
  }
  result {
    winners
    totals
    value
    position
    tie {
      between
      ticket
    }
    order {
      between
      ticket
    }
    awards {
      seat
      items
      value
    }
  }
  reveal {
    serverSeed
    salt
    position
  }
}
    `, {"fragmentName":"BattleFields"}) as unknown as TypedDocumentString<BattleFieldsFragment, unknown>;
export const GiveawayFieldsFragmentDoc = new TypedDocumentString(`
    fragment GiveawayFields on Giveaway {
  id
  position
  version
  official
  hostId
  hostNickname
  hostAvatar
  mine
  status
  locked
  conditions {
    depositDays
    vipGrade
  }
  startsAt
  drawAt
  prizes {
    place
    itemId
    value
    wear
    float
    skin {
      id
    }
  }
  prizeValue
  entrantCount
  myCode
  winners {
    place
    code
    ticket
    nickname
    mine
    prize {
      itemId
    }
  }
  entriesHash
  publicHash
  lockHash
  beacon {
    kind
    round
  }
  finishedAt
  reveal {
    serverSeed
    salt
    position
  }
}
    `, {"fragmentName":"GiveawayFields"}) as unknown as TypedDocumentString<GiveawayFieldsFragment, unknown>;
export const RedeemGoldenCodeDocument = new TypedDocumentString(`
    mutation RedeemGoldenCode($commandId: CommandId!, $code: String!) {
  redeemGoldenCode(commandId: $commandId, code: $code) {
    points
  }
}
    `) as unknown as TypedDocumentString<RedeemGoldenCodeMutation, RedeemGoldenCodeMutationVariables>;
export const OpenTicketDocument = new TypedDocumentString(`
    mutation OpenTicket($subject: String!) {
  openSupportTicket(subject: $subject, text: "Please look.") {
    id
  }
}
    `) as unknown as TypedDocumentString<OpenTicketMutation, OpenTicketMutationVariables>;
export const BroughtSeatsDocument = new TypedDocumentString(`
    query BroughtSeats {
  draws {
    lanedSeats
    looseSeats
  }
}
    `) as unknown as TypedDocumentString<BroughtSeatsQuery, BroughtSeatsQueryVariables>;
export const HostileStandingDocument = new TypedDocumentString(`
    query HostileStanding {
  me {
    wallet {
      coin
    }
  }
  backpack(first: 100) {
    edges {
      node {
        id
      }
    }
  }
  deposits(first: 1) {
    edges {
      node {
        amount
      }
    }
  }
  saferPlay {
    limits {
      kind
      period
      amount
    }
  }
}
    `) as unknown as TypedDocumentString<HostileStandingQuery, HostileStandingQueryVariables>;
export const OpenLanesDocument = new TypedDocumentString(`
    query OpenLanes {
  lanes {
    keys {
      key
      rooted
    }
    open {
      step
      key
      pair {
        id
        roundCount
      }
    }
  }
  rounds(first: 1) {
    edges {
      node {
        pairId
        entropy
        roundNo
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OpenLanesQuery, OpenLanesQueryVariables>;
export const OtherBrowserStandingDocument = new TypedDocumentString(`
    query OtherBrowserStanding {
  me {
    wallet {
      coin
    }
  }
  backpack(first: 100) {
    edges {
      node {
        id
        skin {
          finishNames {
            zhCN
          }
        }
      }
    }
  }
  deposits(first: 1) {
    edges {
      node {
        amount
      }
    }
  }
  saferPlay {
    limits {
      kind
      period
      amount
    }
  }
}
    `) as unknown as TypedDocumentString<OtherBrowserStandingQuery, OtherBrowserStandingQueryVariables>;
export const FirstHeldDocument = new TypedDocumentString(`
    query FirstHeld {
  backpack(first: 1) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FirstHeldQuery, FirstHeldQueryVariables>;
export const NoticeLinksDocument = new TypedDocumentString(`
    query NoticeLinks {
  messages(first: 20) {
    edges {
      node {
        link
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NoticeLinksQuery, NoticeLinksQueryVariables>;
export const OpenPromisedDocument = new TypedDocumentString(`
    mutation OpenPromised($input: OpenCaseInput!) {
  openCase(input: $input) {
    promise {
      note
      leafHash
      index
      path
    }
  }
}
    `) as unknown as TypedDocumentString<OpenPromisedMutation, OpenPromisedMutationVariables>;
export const StatedDocument = new TypedDocumentString(`
    query Stated {
  liabilityStatements {
    position
  }
}
    `) as unknown as TypedDocumentString<StatedQuery, StatedQueryVariables>;
export const SliderDocument = new TypedDocumentString(`
    mutation Slider($phone: String!) {
  requestSlider(phone: $phone) {
    id
    devAnswer
    proof {
      challenge
    }
  }
}
    `) as unknown as TypedDocumentString<SliderMutation, SliderMutationVariables>;
export const SmsCodeDocument = new TypedDocumentString(`
    mutation SmsCode($input: SmsCodeInput!) {
  requestSmsCode(input: $input) {
    lockSeconds
    devCode
  }
}
    `) as unknown as TypedDocumentString<SmsCodeMutation, SmsCodeMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    token
    expiresAt
    me {
      id
      playerId
      nickname
      avatar
      phone
      wallet {
        coin
        points
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    token
    me {
      playerId
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const RecoverDocument = new TypedDocumentString(`
    mutation Recover($input: RecoverPasswordInput!) {
  recoverPassword(input: $input)
}
    `) as unknown as TypedDocumentString<RecoverMutation, RecoverMutationVariables>;
export const CommittedRoomsDocument = new TypedDocumentString(`
    query CommittedRooms {
  site {
    beacon {
      choice
    }
  }
  hostSeeds {
    battle {
      publicHash
    }
    giveaway {
      publicHash
    }
  }
}
    `) as unknown as TypedDocumentString<CommittedRoomsQuery, CommittedRoomsQueryVariables>;
export const CasesDocument = new TypedDocumentString(`
    query Cases {
  cases {
    slug
    oddsHash
    terms
    price
  }
}
    `) as unknown as TypedDocumentString<CasesQuery, CasesQueryVariables>;
export const CaseDocument = new TypedDocumentString(`
    query Case($slug: ID!) {
  case(slug: $slug) {
    slug
    oddsHash
    terms
    price
  }
}
    `) as unknown as TypedDocumentString<CaseQuery, CaseQueryVariables>;
export const OpenCaseDocument = new TypedDocumentString(`
    mutation OpenCase($input: OpenCaseInput!) {
  openCase(input: $input) {
    rounds {
      id
      position
      roundNo
      ticket
      float
      caseSlug
      entry {
        index
        skin {
          id
          grade
          image
          finishNames {
            en
          }
        }
        wear
      }
      item {
        id
        state
        value
        sellPrice
        valueLockedUntil
      }
    }
    wallet {
      coin
      points
      version
    }
    position
  }
}
    `) as unknown as TypedDocumentString<OpenCaseMutation, OpenCaseMutationVariables>;
export const CreateBattleOnLaneDocument = new TypedDocumentString(`
    mutation CreateBattleOnLane($input: CreateBattleInput!) {
  createBattle(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBattleOnLaneMutation, CreateBattleOnLaneMutationVariables>;
export const JoinBattleOnLaneDocument = new TypedDocumentString(`
    mutation JoinBattleOnLane($input: JoinBattleInput!) {
  joinBattle(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JoinBattleOnLaneMutation, JoinBattleOnLaneMutationVariables>;
export const CreateGiveawayOnLaneDocument = new TypedDocumentString(`
    mutation CreateGiveawayOnLane($input: CreateGiveawayInput!) {
  createGiveaway(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateGiveawayOnLaneMutation, CreateGiveawayOnLaneMutationVariables>;
export const EnterGiveawayOnLaneDocument = new TypedDocumentString(`
    mutation EnterGiveawayOnLane($input: EnterGiveawayInput!) {
  enterGiveaway(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EnterGiveawayOnLaneMutation, EnterGiveawayOnLaneMutationVariables>;
export const OwnLanesDocument = new TypedDocumentString(`
    query OwnLanes {
  lanes {
    playerId
    nextPairId
    nextPublicHash
    keyChanges
    keys {
      key
    }
    open {
      step
      pair {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnLanesQuery, OwnLanesQueryVariables>;
export const RevealedPairDocument = new TypedDocumentString(`
    query RevealedPair($id: ID!) {
  revealedPair(id: $id) {
    serverSeed
    salt
  }
}
    `) as unknown as TypedDocumentString<RevealedPairQuery, RevealedPairQueryVariables>;
export const OpenLaneDocument = new TypedDocumentString(`
    mutation OpenLane($input: OpenLaneInput!) {
  openLane(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OpenLaneMutation, OpenLaneMutationVariables>;
export const CloseLaneDocument = new TypedDocumentString(`
    mutation CloseLane($input: CloseLaneInput!) {
  closeLane(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CloseLaneMutation, CloseLaneMutationVariables>;
export const AddDeviceKeyDocument = new TypedDocumentString(`
    mutation AddDeviceKey($input: AddDeviceKeyInput!) {
  addDeviceKey(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddDeviceKeyMutation, AddDeviceKeyMutationVariables>;
export const OpenOnLaneDocument = new TypedDocumentString(`
    mutation OpenOnLane($input: OpenCaseInput!) {
  openCase(input: $input) {
    promise {
      note
      leafHash
      index
      path
      entries {
        entry
        leafHash
        index
        path
      }
    }
    rounds {
      id
      ticket
      item {
        id
        value
      }
    }
    position
  }
}
    `) as unknown as TypedDocumentString<OpenOnLaneMutation, OpenOnLaneMutationVariables>;
export const OpenFreeOnLaneDocument = new TypedDocumentString(`
    mutation OpenFreeOnLane($input: OpenFreeCaseInput!) {
  openFreeCase(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OpenFreeOnLaneMutation, OpenFreeOnLaneMutationVariables>;
export const UpgradeOnLaneDocument = new TypedDocumentString(`
    mutation UpgradeOnLane($input: UpgradeInput!) {
  upgradeItems(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpgradeOnLaneMutation, UpgradeOnLaneMutationVariables>;
export const ChaseOnLaneDocument = new TypedDocumentString(`
    mutation ChaseOnLane($input: DreamInput!) {
  chaseDream(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChaseOnLaneMutation, ChaseOnLaneMutationVariables>;
export const ContractOnLaneDocument = new TypedDocumentString(`
    mutation ContractOnLane($input: ContractInput!) {
  playContract(input: $input) {
    promise {
      note
      entries {
        entry
        leafHash
        index
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ContractOnLaneMutation, ContractOnLaneMutationVariables>;
export const RoomGuardDocument = new TypedDocumentString(`
    query RoomGuard {
  site {
    beacon {
      guard
    }
  }
}
    `) as unknown as TypedDocumentString<RoomGuardQuery, RoomGuardQueryVariables>;
export const GiveawayGuardDocument = new TypedDocumentString(`
    query GiveawayGuard($id: ID!) {
  giveaway(id: $id) {
    guard
  }
}
    `) as unknown as TypedDocumentString<GiveawayGuardQuery, GiveawayGuardQueryVariables>;
export const CreateBattleDocument = new TypedDocumentString(`
    mutation CreateBattle($input: CreateBattleInput!) {
  createBattle(input: $input) {
    battle {
      ...BattleFields
    }
    key
    wallet {
      coin
      version
    }
    position
  }
}
    fragment BattleFields on Battle {
  id
  position
  version
  mode
  teams
  private
  official
  status
  dissolvedBy
  seatCount
  cost
  createdAt
  expiresAt
  lockedAt
  lockHash
  nextRoundAt
  finishedAt
  publicHash
  beacon {
    kind
    round
    dueAt
    randomness
    signature
  }
  boxes {
    round
    price
    case {
      slug
      version
      oddsHash
    }
  }
  seats {
    seat
    side
    kind
    playerId
    nickname
    avatar
    entropy
    total
  }
  rounds {
    round
    startedAt
    draws {
      seat
      ticket
      float
      number
      entry {
        index
        value
        skin {
          id
        }
      }
    }
  }
  result {
    winners
    totals
    value
    position
    tie {
      between
      ticket
    }
    order {
      between
      ticket
    }
    awards {
      seat
      items
      value
    }
  }
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<CreateBattleMutation, CreateBattleMutationVariables>;
export const JoinBattleDocument = new TypedDocumentString(`
    mutation JoinBattle($input: JoinBattleInput!) {
  joinBattle(input: $input) {
    battle {
      ...BattleFields
    }
    key
    wallet {
      coin
      version
    }
    position
  }
}
    fragment BattleFields on Battle {
  id
  position
  version
  mode
  teams
  private
  official
  status
  dissolvedBy
  seatCount
  cost
  createdAt
  expiresAt
  lockedAt
  lockHash
  nextRoundAt
  finishedAt
  publicHash
  beacon {
    kind
    round
    dueAt
    randomness
    signature
  }
  boxes {
    round
    price
    case {
      slug
      version
      oddsHash
    }
  }
  seats {
    seat
    side
    kind
    playerId
    nickname
    avatar
    entropy
    total
  }
  rounds {
    round
    startedAt
    draws {
      seat
      ticket
      float
      number
      entry {
        index
        value
        skin {
          id
        }
      }
    }
  }
  result {
    winners
    totals
    value
    position
    tie {
      between
      ticket
    }
    order {
      between
      ticket
    }
    awards {
      seat
      items
      value
    }
  }
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<JoinBattleMutation, JoinBattleMutationVariables>;
export const AddBotDocument = new TypedDocumentString(`
    mutation AddBot($input: AddBotInput!) {
  addBot(input: $input) {
    battle {
      ...BattleFields
    }
    key
    wallet {
      coin
      version
    }
    position
  }
}
    fragment BattleFields on Battle {
  id
  position
  version
  mode
  teams
  private
  official
  status
  dissolvedBy
  seatCount
  cost
  createdAt
  expiresAt
  lockedAt
  lockHash
  nextRoundAt
  finishedAt
  publicHash
  beacon {
    kind
    round
    dueAt
    randomness
    signature
  }
  boxes {
    round
    price
    case {
      slug
      version
      oddsHash
    }
  }
  seats {
    seat
    side
    kind
    playerId
    nickname
    avatar
    entropy
    total
  }
  rounds {
    round
    startedAt
    draws {
      seat
      ticket
      float
      number
      entry {
        index
        value
        skin {
          id
        }
      }
    }
  }
  result {
    winners
    totals
    value
    position
    tie {
      between
      ticket
    }
    order {
      between
      ticket
    }
    awards {
      seat
      items
      value
    }
  }
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<AddBotMutation, AddBotMutationVariables>;
export const FillWithBotsDocument = new TypedDocumentString(`
    mutation FillWithBots($input: FillWithBotsInput!) {
  fillWithBots(input: $input) {
    battle {
      ...BattleFields
    }
    key
    wallet {
      coin
      version
    }
    position
  }
}
    fragment BattleFields on Battle {
  id
  position
  version
  mode
  teams
  private
  official
  status
  dissolvedBy
  seatCount
  cost
  createdAt
  expiresAt
  lockedAt
  lockHash
  nextRoundAt
  finishedAt
  publicHash
  beacon {
    kind
    round
    dueAt
    randomness
    signature
  }
  boxes {
    round
    price
    case {
      slug
      version
      oddsHash
    }
  }
  seats {
    seat
    side
    kind
    playerId
    nickname
    avatar
    entropy
    total
  }
  rounds {
    round
    startedAt
    draws {
      seat
      ticket
      float
      number
      entry {
        index
        value
        skin {
          id
        }
      }
    }
  }
  result {
    winners
    totals
    value
    position
    tie {
      between
      ticket
    }
    order {
      between
      ticket
    }
    awards {
      seat
      items
      value
    }
  }
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<FillWithBotsMutation, FillWithBotsMutationVariables>;
export const DissolveBattleDocument = new TypedDocumentString(`
    mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {
  dissolveBattle(commandId: $commandId, battleId: $battleId) {
    battle {
      ...BattleFields
    }
    key
    wallet {
      coin
      version
    }
    position
  }
}
    fragment BattleFields on Battle {
  id
  position
  version
  mode
  teams
  private
  official
  status
  dissolvedBy
  seatCount
  cost
  createdAt
  expiresAt
  lockedAt
  lockHash
  nextRoundAt
  finishedAt
  publicHash
  beacon {
    kind
    round
    dueAt
    randomness
    signature
  }
  boxes {
    round
    price
    case {
      slug
      version
      oddsHash
    }
  }
  seats {
    seat
    side
    kind
    playerId
    nickname
    avatar
    entropy
    total
  }
  rounds {
    round
    startedAt
    draws {
      seat
      ticket
      float
      number
      entry {
        index
        value
        skin {
          id
        }
      }
    }
  }
  result {
    winners
    totals
    value
    position
    tie {
      between
      ticket
    }
    order {
      between
      ticket
    }
    awards {
      seat
      items
      value
    }
  }
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<DissolveBattleMutation, DissolveBattleMutationVariables>;
export const BattleDocument = new TypedDocumentString(`
    query Battle($id: ID!) {
  battle(id: $id) {
    ...BattleFields
  }
}
    fragment BattleFields on Battle {
  id
  position
  version
  mode
  teams
  private
  official
  status
  dissolvedBy
  seatCount
  cost
  createdAt
  expiresAt
  lockedAt
  lockHash
  nextRoundAt
  finishedAt
  publicHash
  beacon {
    kind
    round
    dueAt
    randomness
    signature
  }
  boxes {
    round
    price
    case {
      slug
      version
      oddsHash
    }
  }
  seats {
    seat
    side
    kind
    playerId
    nickname
    avatar
    entropy
    total
  }
  rounds {
    round
    startedAt
    draws {
      seat
      ticket
      float
      number
      entry {
        index
        value
        skin {
          id
        }
      }
    }
  }
  result {
    winners
    totals
    value
    position
    tie {
      between
      ticket
    }
    order {
      between
      ticket
    }
    awards {
      seat
      items
      value
    }
  }
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<BattleQuery, BattleQueryVariables>;
export const GiveawayDocument = new TypedDocumentString(`
    query Giveaway($id: ID!) {
  giveaway(id: $id) {
    ...GiveawayFields
  }
}
    fragment GiveawayFields on Giveaway {
  id
  position
  version
  official
  hostId
  hostNickname
  hostAvatar
  mine
  status
  locked
  conditions {
    depositDays
    vipGrade
  }
  startsAt
  drawAt
  prizes {
    place
    itemId
    value
    wear
    float
    skin {
      id
    }
  }
  prizeValue
  entrantCount
  myCode
  winners {
    place
    code
    ticket
    nickname
    mine
    prize {
      itemId
    }
  }
  entriesHash
  publicHash
  lockHash
  beacon {
    kind
    round
  }
  finishedAt
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<GiveawayQuery, GiveawayQueryVariables>;
export const CreateGiveawayDocument = new TypedDocumentString(`
    mutation CreateGiveaway($input: CreateGiveawayInput!) {
  createGiveaway(input: $input) {
    giveaway {
      ...GiveawayFields
    }
    position
  }
}
    fragment GiveawayFields on Giveaway {
  id
  position
  version
  official
  hostId
  hostNickname
  hostAvatar
  mine
  status
  locked
  conditions {
    depositDays
    vipGrade
  }
  startsAt
  drawAt
  prizes {
    place
    itemId
    value
    wear
    float
    skin {
      id
    }
  }
  prizeValue
  entrantCount
  myCode
  winners {
    place
    code
    ticket
    nickname
    mine
    prize {
      itemId
    }
  }
  entriesHash
  publicHash
  lockHash
  beacon {
    kind
    round
  }
  finishedAt
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<CreateGiveawayMutation, CreateGiveawayMutationVariables>;
export const EnterGiveawayDocument = new TypedDocumentString(`
    mutation EnterGiveaway($input: EnterGiveawayInput!) {
  enterGiveaway(input: $input) {
    giveaway {
      ...GiveawayFields
    }
    position
  }
}
    fragment GiveawayFields on Giveaway {
  id
  position
  version
  official
  hostId
  hostNickname
  hostAvatar
  mine
  status
  locked
  conditions {
    depositDays
    vipGrade
  }
  startsAt
  drawAt
  prizes {
    place
    itemId
    value
    wear
    float
    skin {
      id
    }
  }
  prizeValue
  entrantCount
  myCode
  winners {
    place
    code
    ticket
    nickname
    mine
    prize {
      itemId
    }
  }
  entriesHash
  publicHash
  lockHash
  beacon {
    kind
    round
  }
  finishedAt
  reveal {
    serverSeed
    salt
    position
  }
}`) as unknown as TypedDocumentString<EnterGiveawayMutation, EnterGiveawayMutationVariables>;
export const HostSeedsDocument = new TypedDocumentString(`
    query HostSeeds {
  site {
    beacon {
      expected
    }
  }
  hostSeeds {
    battle {
      publicHash
    }
    giveaway {
      publicHash
    }
  }
}
    `) as unknown as TypedDocumentString<HostSeedsQuery, HostSeedsQueryVariables>;
export const ShownSeedsDocument = new TypedDocumentString(`
    query ShownSeeds {
  seeds {
    current {
      id
      userSeed
    }
  }
}
    `) as unknown as TypedDocumentString<ShownSeedsQuery, ShownSeedsQueryVariables>;
export const RotateSeedDocument = new TypedDocumentString(`
    mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {
  rotateSeed(commandId: $commandId, entropy: $entropy) {
    position
  }
}
    `) as unknown as TypedDocumentString<RotateSeedMutation, RotateSeedMutationVariables>;
export const DepositDocument = new TypedDocumentString(`
    mutation Deposit($commandId: CommandId!, $amount: Money!) {
  deposit(commandId: $commandId, amount: $amount) {
    depositId
    amount
    position
    wallet {
      coin
      version
    }
  }
}
    `) as unknown as TypedDocumentString<DepositMutation, DepositMutationVariables>;
export const SellItemsDocument = new TypedDocumentString(`
    mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {
  sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) {
    position
  }
}
    `) as unknown as TypedDocumentString<SellItemsMutation, SellItemsMutationVariables>;
export const TermsDocument = new TypedDocumentString(`
    query Terms {
  terms
}
    `) as unknown as TypedDocumentString<TermsQuery, TermsQueryVariables>;
export const RoundPositionDocument = new TypedDocumentString(`
    query RoundPosition($id: ID!) {
  round(id: $id) {
    position
  }
}
    `) as unknown as TypedDocumentString<RoundPositionQuery, RoundPositionQueryVariables>;
export const HeldItemsDocument = new TypedDocumentString(`
    query HeldItems {
  backpack(first: 3) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HeldItemsQuery, HeldItemsQueryVariables>;
export const StatedOwedDocument = new TypedDocumentString(`
    query StatedOwed {
  liabilityStatements {
    position
  }
}
    `) as unknown as TypedDocumentString<StatedOwedQuery, StatedOwedQueryVariables>;
export const BackpackDocument = new TypedDocumentString(`
    query Backpack {
  backpack(first: 60, sort: VALUE_DESC) {
    edges {
      node {
        id
        worth
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BackpackQuery, BackpackQueryVariables>;
export const TargetsDocument = new TypedDocumentString(`
    query Targets($filter: TargetFilter) {
  targets(filter: $filter, first: 20) {
    edges {
      node {
        skin {
          id
          wears {
            wear
            floatMin
            floatMax
          }
        }
        wear
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TargetsQuery, TargetsQueryVariables>;
export const WaitingBattlesDocument = new TypedDocumentString(`
    query WaitingBattles {
  battles(filter: {scope: CURRENT, status: WAITING}, first: 20) {
    edges {
      node {
        id
        mine
        official
        cost
        seatCount
        seats {
          mine
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WaitingBattlesQuery, WaitingBattlesQueryVariables>;
export const ShownContractDocument = new TypedDocumentString(`
    query ShownContract($stake: Money!) {
  contract {
    terms
    minItems
    maxItems
  }
  contractTable(stake: $stake) {
    hash
    text
  }
}
    `) as unknown as TypedDocumentString<ShownContractQuery, ShownContractQueryVariables>;
export const ShownDreamDocument = new TypedDocumentString(`
    query ShownDream {
  dream {
    terms
    returnPercent
    consolationHash
    consolationTable
  }
}
    `) as unknown as TypedDocumentString<ShownDreamQuery, ShownDreamQueryVariables>;
export const GiveawaysDocument = new TypedDocumentString(`
    query Giveaways {
  giveaways(first: 20) {
    edges {
      node {
        id
        status
        locked
        mine
        myCode
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GiveawaysQuery, GiveawaysQueryVariables>;
export const CoinDocument = new TypedDocumentString(`
    query Coin {
  me {
    wallet {
      coin
    }
  }
}
    `) as unknown as TypedDocumentString<CoinQuery, CoinQueryVariables>;
export const UpgradeRulesDocument = new TypedDocumentString(`
    query UpgradeRules {
  upgrade {
    terms
    returnPercent
  }
}
    `) as unknown as TypedDocumentString<UpgradeRulesQuery, UpgradeRulesQueryVariables>;
export const DemoProvenDocument = new TypedDocumentString(`
    query DemoProven {
  seeds {
    history {
      roundCount
    }
  }
}
    `) as unknown as TypedDocumentString<DemoProvenQuery, DemoProvenQueryVariables>;
export const OpenUnderLoadDocument = new TypedDocumentString(`
    mutation OpenUnderLoad($input: OpenCaseInput!) {
  openCase(input: $input) {
    position
    promise {
      note
    }
  }
}
    `) as unknown as TypedDocumentString<OpenUnderLoadMutation, OpenUnderLoadMutationVariables>;
export const NewestEventsDocument = new TypedDocumentString(`
    query NewestEvents {
  liveSince(after: 0) {
    seq
  }
}
    `) as unknown as TypedDocumentString<NewestEventsQuery, NewestEventsQueryVariables>;
export const ReleaseFreeCaseDocument = new TypedDocumentString(`
    query ReleaseFreeCase {
  freeCase {
    available
    case {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseFreeCaseQuery, ReleaseFreeCaseQueryVariables>;
export const ReleaseOpenFreeCaseDocument = new TypedDocumentString(`
    mutation ReleaseOpenFreeCase($input: OpenFreeCaseInput!) {
  openFreeCase(input: $input) {
    position
  }
}
    `) as unknown as TypedDocumentString<ReleaseOpenFreeCaseMutation, ReleaseOpenFreeCaseMutationVariables>;
export const ReleaseExchangeDocument = new TypedDocumentString(`
    mutation ReleaseExchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {
  exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) {
    total
  }
}
    `) as unknown as TypedDocumentString<ReleaseExchangeMutation, ReleaseExchangeMutationVariables>;
export const ReleaseTransferDocument = new TypedDocumentString(`
    mutation ReleaseTransfer($commandId: CommandId!, $terms: Hash!, $points: Money!) {
  transferPoints(commandId: $commandId, terms: $terms, points: $points) {
    coin
  }
}
    `) as unknown as TypedDocumentString<ReleaseTransferMutation, ReleaseTransferMutationVariables>;
export const ReleaseShopDocument = new TypedDocumentString(`
    query ReleaseShop {
  shop(sort: PRICE_ASC, first: 1) {
    edges {
      node {
        id
        price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseShopQuery, ReleaseShopQueryVariables>;
export const ReleaseBuyDocument = new TypedDocumentString(`
    mutation ReleaseBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {
  buyFromShop(
    commandId: $commandId
    terms: $terms
    listingId: $listingId
    quantity: $quantity
    expectedTotal: $expectedTotal
  ) {
    purchase {
      items {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseBuyMutation, ReleaseBuyMutationVariables>;
export const ReleaseProveDocument = new TypedDocumentString(`
    mutation ReleaseProve($smsCode: String!) {
  verifyAction(smsCode: $smsCode) {
    ticket
  }
}
    `) as unknown as TypedDocumentString<ReleaseProveMutation, ReleaseProveMutationVariables>;
export const ReleaseTradeLinkDocument = new TypedDocumentString(`
    mutation ReleaseTradeLink($link: String!, $ticket: String!) {
  changeTradeLink(tradeLink: $link, ticket: $ticket) {
    tradeLink
  }
}
    `) as unknown as TypedDocumentString<ReleaseTradeLinkMutation, ReleaseTradeLinkMutationVariables>;
export const ReleaseRetrieveDocument = new TypedDocumentString(`
    mutation ReleaseRetrieve($commandId: CommandId!, $itemIds: [ID!]!) {
  retrieveItems(commandId: $commandId, itemIds: $itemIds) {
    retrievals {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseRetrieveMutation, ReleaseRetrieveMutationVariables>;
export const ReleaseRetrievalsDocument = new TypedDocumentString(`
    query ReleaseRetrievals {
  retrievals {
    edges {
      node {
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseRetrievalsQuery, ReleaseRetrievalsQueryVariables>;
export const ReleaseRotateDocument = new TypedDocumentString(`
    mutation ReleaseRotate($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {
  rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) {
    position
  }
}
    `) as unknown as TypedDocumentString<ReleaseRotateMutation, ReleaseRotateMutationVariables>;
export const ReleaseRedeemDocument = new TypedDocumentString(`
    mutation ReleaseRedeem($commandId: CommandId!, $code: String!) {
  redeemGoldenCode(commandId: $commandId, code: $code) {
    points
  }
}
    `) as unknown as TypedDocumentString<ReleaseRedeemMutation, ReleaseRedeemMutationVariables>;
export const ReleaseStatedDocument = new TypedDocumentString(`
    query ReleaseStated {
  liabilityStatements {
    position
  }
}
    `) as unknown as TypedDocumentString<ReleaseStatedQuery, ReleaseStatedQueryVariables>;
export const ReleaseContestsDocument = new TypedDocumentString(`
    query ReleaseContests {
  contests {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ReleaseContestsQuery, ReleaseContestsQueryVariables>;
export const ReleaseHouseGiveawayDocument = new TypedDocumentString(`
    query ReleaseHouseGiveaway {
  giveaways(first: 1) {
    edges {
      node {
        id
        official
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseHouseGiveawayQuery, ReleaseHouseGiveawayQueryVariables>;