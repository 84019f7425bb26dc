/** Words of the engine that differ from the names of their values in the SDL; `{}` where none does. */
const DIFFERENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AlertChannel: {},
  AlertMoment: {},
  AskerKind: {},
  BackpackSort: {},
  BackupSource: {},
  Balance: {},
  BattleMode: {},
  BattlePace: {},
  BattleScope: {},
  BattleStatus: { RUNNING: 'locked' },
  ContestRanking: {},
  DeviceKeyOrigin: {},
  DrillState: {},
  FlowKind: {},
  Game: {},
  HoldScope: {},
  IdentityField: {},
  ItemState: {},
  JournalKind: {},
  LimitKind: {},
  LimitPeriod: {},
  NoteAbout: {},
  ListedBalance: {},
  OperatorRole: {},
  OrderProblem: {},
  PrizeBalance: {},
  PurchaseChannel: {},
  RankPeriod: {},
  ReportTable: {},
  ReachedStage: {},
  RetrievalStage: {},
  RetrievalState: { SUCCESS: 'succeeded' },
  RoomGuard: { PLAYERS: 'none', BEACON: 'drand', WITNESS: 'witnessed' },
  SeatKind: {},
  ShipmentStep: {},
  ScheduleEvery: {},
  ShopSort: { PRICE_ASC: 'value-asc', PRICE_DESC: 'value-desc' },
  SiteGame: {},
  SiteLocale: { ZH_CN: 'zh-CN', ZH_TW: 'zh-TW' },
  SkinSort: {},
  TargetSort: {},
  TermsBase: {},
  TermsRule: {},
  TicketState: {},
  UpgradeSide: {},
  WebhookRefusal: {},
};

/** The enums of the SDLs that the engine or a table has as well. */
export const ENUMS_WITH_WORDS: readonly string[] = Object.keys(DIFFERENT);

/** The word for a value of an enum in resolvers: the engine's own, or the value's name where the engine has none. */
export const wordOf = (type: string, value: string): string => {
  const different = DIFFERENT[type];
  return different === undefined ? value : (different[value] ?? value.toLowerCase().replaceAll('_', '-'));
};
