import type { SensitiveChange } from '../accounts/sensitive/rules.ts';
import type { Mutation } from './generated/resolvers.ts';

export type MutationField = Exclude<keyof Mutation, '__typename'>;

interface MutationRule {
  /** Which rules of `accounts/sensitive/rules.ts` it is under; none where it changes nothing of an account's security. */
  readonly changes: readonly SensitiveChange[];
  /** Works for a frozen account, too: it signs in or out, proves the player, or thaws. */
  readonly inIce?: true;
}

const harmless: MutationRule = { changes: [] };
const always: MutationRule = { changes: [], inIce: true };
const under = (...changes: readonly SensitiveChange[]): MutationRule => ({ changes });

/** Every mutation, and what it changes of an account's security. The compiler asks for those that are missing. */
export const SECURITY_RULES: Readonly<Record<MutationField, MutationRule>> = {
  changeEmail: under('change-email'),
  changePassword: under('change-password'),
  changePhone: under('change-phone'),
  changeTradeLink: under('bind-trade-link', 'change-trade-link'),
  completeSteamLogin: { ...under('link-steam'), inIce: true },
  createApiKey: under('make-api-key'),
  eraseAccount: under('erase'),
  freezeAccount: { ...under('freeze'), inIce: true },
  recoverPassword: { ...under('recover-password'), inIce: true },
  startSteamLogin: { ...under('link-steam'), inIce: true },
  stopPendingChange: under('stop-change'),
  thawAccount: { ...under('thaw'), inIce: true },
  unlinkSteam: under('unlink-steam'),
  useSecurityLink: { ...under('stop-change', 'stop-recovery', 'freeze', 'confirm-email'), inIce: true },
  confirmTotp: under('add-totp'),
  finishPasskeyRegistration: under('add-passkey'),
  newRecoveryCodes: under('make-recovery-codes'),
  removePasskey: under('remove-passkey'),
  removeTotp: under('remove-totp'),
  startPasskeyRegistration: under('add-passkey'),
  startTotp: under('add-totp'),
  confirmEmail: { ...under('confirm-email'), inIce: true },

  login: always,
  loginWithPasskey: always,
  startPasskeyLogin: always,
  startPasskeyStepUp: always,
  loginWithSms: always,
  logout: always,
  register: always,
  requestCheckWithoutSight: always,
  requestSlider: always,
  requestSmsCode: always,
  verifyAction: always,
  // They end access and give none.
  revokeApiKey: always,
  revokeOtherSessions: always,
  revokeSession: always,

  addBot: harmless,
  answerSupportTicket: always,
  bindInviter: harmless,
  buyFromShop: harmless,
  cancelDeposit: harmless,
  changeNickname: harmless,
  chaseDream: harmless,
  chooseAvatar: harmless,
  choosePromotionCode: harmless,
  claimDailyReward: harmless,
  claimRebate: harmless,
  claimVipReward: harmless,
  closeSupportTicket: harmless,
  createBattle: harmless,
  createGiveaway: harmless,
  deposit: harmless,
  disputeRetrieval: harmless,
  dissolveBattle: harmless,
  enterGiveaway: harmless,
  exchangeItems: harmless,
  excludeMyself: always,
  joinBattle: harmless,
  openCase: harmless,
  openFreeCase: harmless,
  openSupportTicket: always,
  readMessages: always,
  redeemGoldenCode: harmless,
  renamePasskey: harmless,
  resendEmailConfirmation: harmless,
  retrieveItems: harmless,
  rotateSeed: harmless,
  sellItems: harmless,
  setPlayLimit: harmless,
  setRealityCheck: harmless,
  startDeposit: harmless,
  startVerification: harmless,
  takeTimeOut: always,
  transferPoints: harmless,
  upgradeItems: harmless,
};

export const isMutation = (field: string): field is MutationField => Object.hasOwn(SECURITY_RULES, field);

/** Whether a frozen account may do it. */
export const worksInIce = (field: MutationField): boolean => SECURITY_RULES[field].inIce === true;
