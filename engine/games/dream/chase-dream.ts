import { type ConsolationState, type SeesConsolation, withConsolationOf } from '../../catalog/consolation/state.ts';
import { type SeesSkins, withSkinsOf } from '../../catalog/skin/state.ts';
import { consolationSum } from '../../fairness/consolation.ts';
import { drawDream, dreamFee, dreamTableHash, highestDreamChance } from '../../fairness/dream-draw.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Wear } from '../../fairness/odds.ts';
import { isAmount } from '../../kernel/amount.ts';
import {
  type CommandId,
  consolationStream,
  type HexHash,
  isHexHash,
  isSkinId,
  mustBe,
  type SkinId,
  skinStream,
} from '../../kernel/ids.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import {
  barred,
  forShownRound,
  isEntropy,
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
import { findTarget, type TargetFacts } from '../find-target.ts';
import { shownBet } from '../shown-bet.ts';
import { type DreamChased, dreamChased } from './events.ts';
import { tableOf } from './table.ts';

/** Pays a fee for a chance at a target. */
export type ChaseDream = PlayCommand & {
  readonly type: 'ChaseDream';
  readonly targetSkin: SkinId;
  readonly targetWear: Wear | '';
  /** Of 10,000,000. */
  readonly winTickets: number;
  /** Value, fee and hash as the player was shown them; the engine refuses the command where one differs now. */
  readonly targetValue: string;
  readonly fee: string;
  readonly consolationHash: HexHash;
  /** Of the whole table that the player was shown, where the client names it; another table now is refused. */
  readonly tableHash?: HexHash;
};

type Consolation = Extract<ConsolationState, { status: 'published' }>;

/** The fee and the target at the present state. */
interface Bet {
  readonly terms: HexHash;
  readonly target: TargetFacts;
  readonly fee: string;
  readonly consolation: Consolation;
}

/** The first field that no honest client sends; null where all are well-formed. */
const malformed = (command: ChaseDream): string | null => {
  const { winTickets, targetValue, fee } = command;
  if (!Number.isSafeInteger(winTickets)) return 'winTickets';
  if (!isAmount(targetValue)) return 'targetValue';
  if (!isAmount(fee)) return 'fee';
  return isEntropy(command) ? null : 'entropy';
};

/** The bet, or the reason why it is refused. Until a consolation table is published, the game counts as stopped. */
const admit = (
  turn: Turn,
  command: ChaseDream,
  world: World & SeesStops & SeesSkins & SeesConsolation & SeesTerms,
  hashing: Hashing,
): Bet | Rejection => {
  const { player } = turn;
  const round = nextRound(turn);
  const consolation = world.consolation();
  if (consolation.status === 'absent') return barred(turn, 'dream', world) ?? reject('GAME_STOPPED', round);
  const period = shownTerms(turn, 'dream', command.terms, malformed(command), world);
  if ('kind' in period) return period;
  const { values: terms } = period;
  const target = findTarget(command.targetSkin, command.targetWear, world);
  if (target === null) return reject('TARGET_NOT_FOUND', round);
  const { winTickets } = command;
  const value = parseMoney(target.value);
  const sum = consolationSum(consolation.table.entries);
  const max = Math.min(terms.maxTickets, highestDreamChance(value, sum, terms));
  if (winTickets < terms.minTickets || winTickets > max) {
    return reject('CHANCE_OUT_OF_RANGE', { ...round, winTickets, min: terms.minTickets, max });
  }
  const cost = dreamFee(value, winTickets, sum, terms);
  const now = { targetValue: target.value, fee: formatMoney(cost), consolationHash: consolation.tableHash };
  const table = tableOf({ target, winTickets, fee: now.fee, consolationHash: now.consolationHash });
  const isShown =
    command.targetValue === now.targetValue &&
    command.fee === now.fee &&
    command.consolationHash === now.consolationHash &&
    (command.tableHash === undefined || command.tableHash === dreamTableHash(hashing, table));
  if (!isShown) {
    return reject('PRICE_CHANGED', { ...round, ...now });
  }
  if (player.coin < cost) return reject('INSUFFICIENT_FUNDS', { ...round, cost: now.fee });
  return overLimit(turn, cost, world) ?? { terms: period.hash, target, fee: now.fee, consolation };
};

const playOnce = (
  turn: Turn,
  { terms, target, fee, consolation: { table: consolationTable, tableHash: consolationHash } }: Bet,
  command: ChaseDream,
  world: World,
  commandId: CommandId,
  hashing: Hashing,
): DreamChased['data'] => {
  const { player } = turn;
  const { winTickets } = command;
  const inputs = nextPlay(turn, command);
  const table = tableOf({ target, winTickets, fee, consolationHash });
  const tableHash = mustBe(isHexHash, dreamTableHash(hashing, table));
  const { ticket, consolation, float } = drawDream(
    table,
    tableHash,
    consolationTable,
    consolationHash,
    inputs,
    (request) => world.draw(inputs.pairId, request),
  );
  const { skin, wear, value } = consolation === null ? target : consolation.entry;
  return {
    commandId,
    playerId: player.playerId,
    terms,
    target,
    winTickets,
    fee,
    tableHash,
    consolationHash,
    ...inputs,
    ticket,
    consolation: consolation === null ? null : { ticket: consolation.ticket, entry: consolation.index },
    item: { itemId: nextItem(player), skin: mustBe(isSkinId, skin), wear, float, value },
  };
};

export const chaseDreamWith = (
  hashing: Hashing,
): PlayHandler<ChaseDream, DreamChased, SeesSkins & SeesConsolation & SeesTerms> => ({
  needs: playNeeds('dream', ({ targetSkin }) => [consolationStream, skinStream(targetSkin)]),
  decide: forShownRound(hashing, (start, command, world, commandId) => {
    const published = [world.skin(command.targetSkin), world.consolation()];
    const bet = shownBet(published, world.at, (then) =>
      admit(start, command, withConsolationOf(withSkinsOf(world, then), then), hashing),
    );
    if ('kind' in bet) return bet;
    return playRounds(start, 1, world, commandId, dreamChased, (turn) =>
      playOnce(turn, bet, command, world, commandId, hashing),
    );
  }),
});
