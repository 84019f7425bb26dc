import { type ConsolationState, type SeesConsolation, withConsolationOf } from '../../catalog/consolation/state.ts';
import { type SeesSkins, withSkinsOf } from '../../catalog/skin/state.ts';
import { consolationSum } from '../../fairness/consolation.ts';
import { drawDream, dreamFee, dreamTableHash, highestDreamChance } from '../../fairness/dream-draw.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Wear } from '../../fairness/odds.ts';
import { isAmount } from '../../kernel/amount.ts';
import {
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
  isEntropy,
  type PlayCommand,
  type PlayHandler,
  playHandler,
  shownTerms,
} from '../../player/play-round.ts';
import { refuseLimits } from '../../player/safer-play.ts';
import { nextItem, type RegisteredPlayer } from '../../player/state.ts';
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
  player: RegisteredPlayer,
  command: ChaseDream,
  world: World & SeesStops & SeesSkins & SeesConsolation & SeesTerms,
  hashing: Hashing,
): Bet | Rejection => {
  const consolation = world.consolation();
  if (consolation.status === 'absent') return barred(player, 'dream', world) ?? reject('GAME_STOPPED');
  const period = shownTerms(player, 'dream', command.terms, malformed(command), world);
  if ('kind' in period) return period;
  const { values: terms } = period;
  const target = findTarget(command.targetSkin, command.targetWear, world);
  if (target === null) return reject('TARGET_NOT_FOUND');
  const { winTickets } = command;
  const value = parseMoney(target.value);
  const sum = consolationSum(consolation.table.entries);
  const max = Math.min(terms.maxTickets, highestDreamChance(value, sum, terms));
  if (winTickets < terms.minTickets || winTickets > max) {
    return reject('CHANCE_OUT_OF_RANGE', { winTickets, min: terms.minTickets, max });
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
    return reject('PRICE_CHANGED', now);
  }
  if (player.coin < cost) return reject('INSUFFICIENT_FUNDS', { cost: now.fee });
  return refuseLimits(player, cost, world) ?? { target, fee: now.fee, consolation };
};

export const chaseDreamWith = (
  hashing: Hashing,
): PlayHandler<ChaseDream, DreamChased, SeesSkins & SeesConsolation & SeesTerms> =>
  playHandler(hashing, {
    game: 'dream',
    streams: ({ targetSkin }) => [consolationStream, skinStream(targetSkin)],
    admit: (player, command, world) =>
      shownBet([world.skin(command.targetSkin), world.consolation()], world.at, (then) =>
        admit(player, command, withConsolationOf(withSkinsOf(world, then), then), hashing),
      ),
    event: dreamChased,
    playOnce: ({ target, fee, consolation: shown }, { winTickets }, { player, fields, draw }) => {
      const consolationHash = shown.tableHash;
      const table = tableOf({ target, winTickets, fee, consolationHash });
      const tableHash = mustBe(isHexHash, dreamTableHash(hashing, table));
      const drawn = drawDream(table, tableHash, shown.table, consolationHash, fields, draw);
      const { ticket, consolation, float } = drawn;
      const { skin, wear, value } = consolation === null ? target : consolation.entry;
      return {
        ...fields,
        target,
        winTickets,
        fee,
        tableHash,
        consolationHash,
        ticket,
        consolation: consolation && { ticket: consolation.ticket, entry: consolation.index },
        item: { itemId: nextItem(player), skin: mustBe(isSkinId, skin), wear, float, value },
      };
    },
  });
