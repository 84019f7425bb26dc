import type { Command } from '../commands.ts';
import {
  type BattleId,
  battleStream,
  type CaseSlug,
  caseStream,
  consolationStream,
  type GiveawayId,
  type GoldenCodeId,
  gameStream,
  giveawayStream,
  goldenCodeStream,
  type ListingId,
  listingStream,
  type PlayerId,
  playerStream,
  programmeStream,
  type StreamId,
  skinStream,
} from '../kernel/ids.ts';

export type CommandType = Command['type'];
type CommandOf<Type extends CommandType> = {
  [Each in Type]: Extract<Command, { type: Each }> & { readonly type: Each };
}[Type];
type Routes = { readonly [Type in CommandType]: (command: CommandOf<Type>) => StreamId };

const ofPlayer = ({ playerId }: { readonly playerId: PlayerId }): StreamId => playerStream(playerId);
const ofBattle = ({ battleId }: { readonly battleId: BattleId }): StreamId => battleStream(battleId);
const ofGiveaway = ({ giveawayId }: { readonly giveawayId: GiveawayId }): StreamId => giveawayStream(giveawayId);
const ofListing = ({ listing }: { readonly listing: ListingId }): StreamId => listingStream(listing);
const ofCode = ({ codeId }: { readonly codeId: GoldenCodeId }): StreamId => goldenCodeStream(codeId);
const ofCase = ({ case: slug }: { readonly case: CaseSlug }): StreamId => caseStream(slug);

const routes: Routes = {
  RegisterPlayer: ofPlayer,
  SettleDeposit: ofPlayer,
  SellItems: ofPlayer,
  RotateSeed: ofPlayer,
  RetireSeed: ofPlayer,
  CommitHostSeeds: ofPlayer,
  OpenCase: ofPlayer,
  UpgradeItems: ofPlayer,
  ChaseDream: ofPlayer,
  CreateBattle: ({ playerId }) => (playerId === null ? gameStream('battle') : playerStream(playerId)),
  JoinBattle: ofBattle,
  AddBot: ofBattle,
  DissolveBattle: ofBattle,
  ExpireBattle: ofBattle,
  PlayBattleRound: ofBattle,
  DeliverBattleBeacon: ofBattle,
  CreateGiveaway: ({ host }) => (host.kind === 'player' ? playerStream(host.playerId) : gameStream('giveaway')),
  EnterGiveaway: ofGiveaway,
  DrawGiveaway: ofGiveaway,
  DeliverGiveawayBeacon: ofGiveaway,
  CancelGiveaway: ofGiveaway,
  AwardPrizes: ofGiveaway,
  PublishSkin: ({ skin }) => skinStream(skin),
  PublishCase: ofCase,
  RetireCase: ofCase,
  PublishConsolation: () => consolationStream,
  PublishCatalog: () => consolationStream,
  StopGame: ({ game }) => gameStream(game),
  RequestDeposit: ofPlayer,
  CancelDeposit: ofPlayer,
  SettlePayment: ofPlayer,
  ExchangeItems: ofPlayer,
  TransferPoints: ofPlayer,
  BindInviter: ofPlayer,
  ClaimRebate: ofPlayer,
  ClaimVipReward: ofPlayer,
  ClaimDailyReward: ofPlayer,
  GrantCoupon: ofPlayer,
  RevokeCoupon: ofPlayer,
  IssueGoldenCode: ofCode,
  RedeemGoldenCode: ofCode,
  PublishProgramme: () => programmeStream,
  OpenFreeCase: ofPlayer,
  StockListing: ofListing,
  CloseListing: ofListing,
  BuyFromShop: ofListing,
  RetrieveItems: ofPlayer,
  AdvanceRetrieval: ofPlayer,
  AdjustBalance: ofPlayer,
  ErasePlayer: ofPlayer,
};

export const isCommandType = (text: string): text is CommandType => Object.hasOwn(routes, text);

/**
 * The stream at which a command meets others: a room's, a listing's or a code's where it names one, else its player's.
 * Engines are chosen by it, so that what belongs together is decided from one memory. Nothing depends on it but speed.
 */
export const streamOfCommand = <Type extends CommandType>(command: CommandOf<Type>): StreamId =>
  routes[command.type](command);
