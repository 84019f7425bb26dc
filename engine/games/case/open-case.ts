import { type SeesCases, type ShownCase, shownCase } from '../../catalog/case/state.ts';
import { drawCase } from '../../fairness/odds.ts';
import {
  type CaseSlug,
  type CommandId,
  caseStream,
  gameStream,
  type HexHash,
  isSkinId,
  mustBe,
  type PlayerId,
  playerStream,
  termsStream,
} from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import {
  forShownRound,
  named,
  nextPlay,
  nextRound,
  overLimit,
  type PlayHandler,
  playRounds,
  type ShownRound,
  shownTerms,
} from '../../player/play-round.ts';
import { nextItem, pairsOf, type RegisteredPlayer } from '../../player/state.ts';
import type { SeesStops } from '../../site/state.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { type CaseOpened, caseOpened } from './events.ts';

/** Opens a case `quantity` times: one round each, all of them or none. */
export type OpenCase = {
  readonly type: 'OpenCase';
  readonly playerId: PlayerId;
  readonly round: ShownRound;
  /** Hash of the section that the player was shown. */
  readonly terms: HexHash;
  readonly case: CaseSlug;
  /** From 1 to what the terms allow. */
  readonly quantity: number;
  /** The odds the player was shown. */
  readonly oddsHash: HexHash;
  /** 128 fresh bits from the player's side, 32 hex digits. */
  readonly entropy: string;
};

/** The case that is to be opened, or why not. */
const admit = (
  player: RegisteredPlayer,
  command: OpenCase,
  world: World & SeesStops & SeesCases & SeesTerms,
): ShownCase | Rejection => {
  const round = nextRound(player);
  const period = shownTerms(player, 'case', command.terms, null, world);
  if ('kind' in period) return period;
  const { maxQuantity } = period.values;
  if (!(Number.isInteger(command.quantity) && command.quantity >= 1 && command.quantity <= maxQuantity)) {
    return reject('INPUT_INVALID', { ...round, quantity: String(command.quantity) });
  }
  // Where plays must keep a distance, several at once keep none.
  if (command.quantity > 1 && world.guard(player.playerId).minCycleMs > 0) {
    return reject('INPUT_INVALID', { ...round, quantity: String(command.quantity) });
  }
  const asked = shownCase(world, command.case, command.oddsHash);
  if ('kind' in asked) return named(player, asked);
  const cost = asked.price * BigInt(command.quantity);
  if (player.coin < cost) return reject('INSUFFICIENT_FUNDS', { ...round, cost: formatMoney(cost) });
  return overLimit(player, cost, world) ?? asked;
};

const playOnce = (
  player: RegisteredPlayer,
  opened: ShownCase,
  command: OpenCase,
  play: number,
  world: World,
  commandId: CommandId,
): CaseOpened['data'] => {
  const { pairId, roundNo, userSeed, entropy } = nextPlay(player, command.entropy);
  const { oddsHash, table } = opened;
  const inputs = { pairId, roundNo, userSeed, entropy, oddsHash };
  const outcome = drawCase(table, inputs, (request) => world.draw(pairId, request));
  return {
    case: command.case,
    caseVersion: table.version,
    commandId,
    entropy,
    entry: outcome.index,
    float: outcome.float,
    itemId: nextItem(player),
    oddsHash,
    pairId,
    play,
    playerId: player.playerId,
    price: table.price,
    quantity: command.quantity,
    roundNo,
    skin: mustBe(isSkinId, outcome.entry.skin),
    terms: command.terms,
    ticket: outcome.ticket,
    userSeed,
    value: outcome.entry.value,
    wear: outcome.entry.wear,
  };
};

export const openCase: PlayHandler<OpenCase, CaseOpened, SeesCases & SeesTerms> = {
  needs: (command, known) => ({
    streams: [playerStream(command.playerId), caseStream(command.case), gameStream('case'), termsStream],
    guards: [command.playerId],
    pairs: pairsOf(known.player(command.playerId)),
  }),

  decide: forShownRound((start, command, world, commandId) => {
    const opened = admit(start, command, world);
    if ('kind' in opened) return opened;
    return playRounds(start, command.quantity, world, commandId, caseOpened, (player, play) =>
      playOnce(player, opened, command, play, world, commandId),
    );
  }),
};
