import { type SeesCases, type ShownCase, shownCase } from '../../catalog/case/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { drawCase } from '../../fairness/odds.ts';
import { type CaseSlug, caseStream, type HexHash, isSkinId, mustBe } from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { type PlayCommand, type PlayHandler, playHandler, shownTerms } from '../../player/play-round.ts';
import { refuseLimits } from '../../player/safer-play.ts';
import { nextItem, type RegisteredPlayer } from '../../player/state.ts';
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
  player: RegisteredPlayer,
  command: OpenCase,
  world: World & SeesStops & SeesCases & SeesTerms,
): ShownCase | Rejection => {
  const period = shownTerms(player, 'case', command.terms, null, world);
  if ('kind' in period) return period;
  const { quantity } = command;
  // Where plays must keep a distance, several at once keep none.
  const most = world.guard(player.playerId).minCycleMs > 0 ? 1 : period.values.maxQuantity;
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= most)) {
    return reject('INPUT_INVALID', { quantity: String(quantity) });
  }
  const asked = shownCase(world, command.case, command.oddsHash);
  if ('kind' in asked) return asked;
  const cost = asked.price * BigInt(quantity);
  if (player.coin < cost) return reject('INSUFFICIENT_FUNDS', { cost: formatMoney(cost) });
  return refuseLimits(player, cost, world) ?? asked;
};

export const openCaseWith = (hashing: Hashing): PlayHandler<OpenCase, CaseOpened, SeesCases & SeesTerms> =>
  playHandler(hashing, {
    game: 'case',
    streams: (command) => [caseStream(command.case)],
    admit,
    event: caseOpened,
    rounds: ({ quantity }) => quantity,
    playOnce: ({ oddsHash, table }, command, { player, fields, draw, play }) => {
      const { commandId, pairId, playerId, roundNo, step, terms, userSeed, entropy } = fields;
      const outcome = drawCase(table, { pairId, roundNo, userSeed, entropy, oddsHash }, draw);
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
        playerId,
        price: table.price,
        quantity: command.quantity,
        roundNo,
        skin: mustBe(isSkinId, outcome.entry.skin),
        step,
        terms,
        ticket: outcome.ticket,
        userSeed,
        value: outcome.entry.value,
        wear: outcome.entry.wear,
      };
    },
  });
