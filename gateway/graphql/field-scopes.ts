import type { ApiScope } from '../accounts/api-keys.ts';
import type { Mutation } from './generated/resolvers.ts';

type MutationField = Exclude<keyof Mutation, '__typename'>;

/** What an API key needs for a mutation; null where no key will do: the account, its money and its limits are a person's. */
const MUTATION_SCOPES: Readonly<Record<MutationField, ApiScope | null>> = {
  addBot: 'PLAY',
  chaseDream: 'PLAY',
  createBattle: 'PLAY',
  createGiveaway: 'PLAY',
  dissolveBattle: 'PLAY',
  enterGiveaway: 'PLAY',
  joinBattle: 'PLAY',
  openCase: 'PLAY',
  openFreeCase: 'PLAY',
  rotateSeed: 'PLAY',
  upgradeItems: 'PLAY',

  buyFromShop: 'TRADE',
  claimDailyReward: 'TRADE',
  claimRebate: 'TRADE',
  claimVipReward: 'TRADE',
  disputeRetrieval: 'TRADE',
  exchangeItems: 'TRADE',
  redeemGoldenCode: 'TRADE',
  retrieveItems: 'TRADE',
  sellItems: 'TRADE',
  transferPoints: 'TRADE',

  readMessages: 'READ',

  answerSupportTicket: null,
  bindInviter: null,
  cancelDeposit: null,
  changeEmail: null,
  changeNickname: null,
  changePassword: null,
  changePhone: null,
  changeTradeLink: null,
  chooseAvatar: null,
  choosePromotionCode: null,
  closeSupportTicket: null,
  completeSteamLogin: null,
  createApiKey: null,
  deposit: null,
  eraseAccount: null,
  excludeMyself: null,
  login: null,
  loginWithSms: null,
  logout: null,
  openSupportTicket: null,
  recoverPassword: null,
  register: null,
  requestSlider: null,
  requestSmsCode: null,
  revokeApiKey: null,
  revokeOtherSessions: null,
  revokeSession: null,
  setPlayLimit: null,
  setRealityCheck: null,
  startDeposit: null,
  startSteamLogin: null,
  startVerification: null,
  takeTimeOut: null,
  verifyAction: null,
};

const isMutation = (field: string): field is MutationField => Object.hasOwn(MUTATION_SCOPES, field);

/** What an API key needs for a field of a root type. All that is read takes READ, so that a key says what it sees. */
export const scopeOf = (root: 'Query' | 'Mutation' | 'Subscription', field: string): ApiScope | null => {
  if (root !== 'Mutation') return 'READ';
  return isMutation(field) ? MUTATION_SCOPES[field] : null;
};
