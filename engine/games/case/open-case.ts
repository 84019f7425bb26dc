import { type SeesCases, type ShownCase, shownCase } from '../../catalog/case/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { drawCase } from '../../fairness/odds.ts';
import { type CaseSlug, type CommandId, caseStream, type HexHash, isSkinId, mustBe } from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import {
  forShownRound,
  named,
  nextPlay,
  nextRound,
  overLimit,
  type PlayCommand,
  type PlayHandler,
  playNeeds,
  playRounds,
  shownTerms,
  type Turn,
} from '../../player/play-round.ts';
import { nextItem } from '../../player/state.ts';
import type { SeesStops } from '../../site/state.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { type CaseOpened, caseOpened } from './events.ts';

/** Opens a case `quantity` times: one round each, all of them or none. */
export type OpenCase = PlayCommand & {
  readonly type: 'OpenCase';
  readonly case: CaseSlug;
  /** From 1 to what the terms allow. */
  readonly quantity: number;
  /** The odds the player was shown. */
  readonly oddsHash: HexHash;
};

/** The case that is to be opened, or why not. */
const admit = (
  turn: Turn,
  command: OpenCase,
  world: World & SeesStops & SeesCases & SeesTerms,
): ShownCase | Rejection => {
  const { player } = turn;
  const round = nextRound(turn);
  const period = shownTerms(turn, 'case', command.terms, null, world);
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
  if ('kind' in asked) return named(turn, asked);
  const cost = asked.price * BigInt(command.quantity);
  if (player.coin < cost) return reject('INSUFFICIENT_FUNDS', { ...round, cost: formatMoney(cost) });
  return overLimit(turn, cost, world) ?? asked;
};

const playOnce = (
  turn: Turn,
  opened: ShownCase,
  command: OpenCase,
  play: number,
  world: World,
  commandId: CommandId,
): CaseOpened['data'] => {
  const { player } = turn;
  const { pairId, roundNo, userSeed, step, entropy } = nextPlay(turn, command);
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
    step,
    terms: command.terms,
    ticket: outcome.ticket,
    userSeed,
    value: outcome.entry.value,
    wear: outcome.entry.wear,
  };
};

export const openCaseWith = (hashing: Hashing): PlayHandler<OpenCase, CaseOpened, SeesCases & SeesTerms> => ({
  needs: playNeeds('case', (command) => [caseStream(command.case)]),
  decide: forShownRound(hashing, (start, command, world, commandId) => {
    const opened = admit(start, command, world);
    if ('kind' in opened) return opened;
    return playRounds(start, command.quantity, world, commandId, caseOpened, (turn, play) =>
      playOnce(turn, opened, command, play, world, commandId),
    );
  }),
});
