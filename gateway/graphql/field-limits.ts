import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';
import { lruOf } from '../lru.ts';
import type { MutationField } from './security-rules.ts';

/** Mutations, and whatever else costs much or guessing would profit from: how often a minute, by account or by address. */
const PER_MINUTE = {
  requestSlider: 40,
  requestCheckWithoutSight: 20,
  requestSmsCode: 20,
  register: 20,
  login: 30,
  loginWithSms: 30,
  logout: 60,
  recoverPassword: 20,
  changePassword: 10,
  verifyAction: 10,
  startPasskeyLogin: 30,
  loginWithPasskey: 30,
  startPasskeyStepUp: 10,
  startPasskeyRegistration: 10,
  finishPasskeyRegistration: 10,
  renamePasskey: 20,
  startTotp: 10,
  confirmTotp: 10,
  newRecoveryCodes: 5,
  startSteamLogin: 20,
  completeSteamLogin: 20,
  changeNickname: 10,
  chooseAvatar: 20,
  changeEmail: 10,
  changePhone: 10,
  changeTradeLink: 10,
  resendEmailConfirmation: 5,
  confirmEmail: 20,
  unlinkSteam: 10,
  removePasskey: 10,
  removeTotp: 10,
  stopPendingChange: 30,
  useSecurityLink: 20,
  securityLink: 60,
  freezeAccount: 10,
  thawAccount: 10,
  startVerification: 5,
  revokeSession: 60,
  revokeOtherSessions: 10,
  createApiKey: 10,
  revokeApiKey: 20,
  eraseAccount: 10,
  myData: 3,
  deposit: 30,
  startDeposit: 20,
  cancelDeposit: 30,
  buyFromShop: 120,
  exchangeItems: 120,
  transferPoints: 60,
  retrieveItems: 60,
  openCase: 300,
  upgradeItems: 120,
  chaseDream: 120,
  hostSeeds: 60,
  createBattle: 30,
  joinBattle: 60,
  addBot: 60,
  dissolveBattle: 30,
  createGiveaway: 10,
  enterGiveaway: 30,
  giveawayPassword: 5,
  proof: 120,
  receipt: 300,
  readMessages: 120,
  openSupportTicket: 5,
  answerSupportTicket: 20,
  closeSupportTicket: 20,
  disputeRetrieval: 5,
  setPlayLimit: 60,
  takeTimeOut: 30,
  excludeMyself: 30,
  setRealityCheck: 30,
  introspection: 30,
  bindInviter: 10,
  choosePromotionCode: 10,
  claimRebate: 30,
  claimVipReward: 60,
  claimDailyReward: 30,
  redeemGoldenCode: 10,
  openFreeCase: 30,
  sellItems: 120,
  rotateSeed: 30,
} as const satisfies Readonly<Record<MutationField, number>> & Readonly<Record<string, number>>;

export type LimitedField = keyof typeof PER_MINUTE;

/** Counts one use. @throws GatewayError RATE_LIMITED */
export type FieldLimits = (field: LimitedField, subject: string) => void;

const WINDOW_MS = 60_000;
/** Subjects counted at once; the least active are forgotten first. */
const COUNTED = 50_000;

interface Count {
  readonly resetsAt: Instant;
  used: number;
}

/** Each alias of a field counts, which a limit per request would not see. */
export const fieldLimitsWith = (now: () => Instant, factor: number): FieldLimits => {
  const counts = lruOf<string, Count>(COUNTED);
  return (field, subject) => {
    const at = now();
    const key = `${field} ${subject}`;
    const known = counts.get(key);
    const count = known !== undefined && at < known.resetsAt ? known : { resetsAt: at + WINDOW_MS, used: 0 };
    if (count !== known) counts.set(key, count);
    count.used += 1;
    if (count.used > PER_MINUTE[field] * factor) {
      throw new GatewayError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((count.resetsAt - at) / 1000) });
    }
  };
};
