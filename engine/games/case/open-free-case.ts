import { type SeesCases, type ShownCase, shownCase } from '../../catalog/case/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { drawCase } from '../../fairness/odds.ts';
import { type CaseSlug, caseStream, type HexHash, isSkinId, mustBe, type Token128 } from '../../kernel/ids.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { barred, isEntropy, type PlayCommand, type PlayHandler, playHandler } from '../../player/play-round.ts';
import { DAY_MS, dayOf } from '../../player/safer-play.ts';
import { nextItem, type RegisteredPlayer } from '../../player/state.ts';
import { vipGrade } from '../../player/vip.ts';
import { rewardsBarred } from '../../rewards/reward-guard.ts';
import type { SeesStops } from '../../site/state.ts';
import { inForce, shown } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { type FreeCaseOpened, freeCaseOpened } from './events.ts';

/** Opens one case for nothing: the free case of the day, or a coupon. */
export type OpenFreeCase = PlayCommand & {
  readonly type: 'OpenFreeCase';
  readonly case: CaseSlug;
  /** The odds the player was shown. */
  readonly oddsHash: HexHash;
  /** A free-case coupon; null for the free case of the day. */
  readonly couponId: Token128 | null;
};

type Grant = FreeCaseOpened['data']['grant'];

const dailyGrant = (player: RegisteredPlayer, asked: CaseSlug, world: World & SeesTerms): Grant | Rejection => {
  const day = dayOf(world.at);
  if (player.rewards.freeCaseDay >= day) return reject('FREE_CASE_TAKEN', { nextAt: (day + 1) * DAY_MS });
  const grade = vipGrade(player.wagered);
  const rewards = inForce(world.terms(), 'rewards', world.at);
  // That of the highest tier that the grade reaches.
  const offered = rewards?.values.freeCases.findLast((tier) => tier.grade <= grade)?.case;
  if (rewards === null || offered === undefined) return reject('CASE_NOT_FOUND');
  return offered === asked
    ? { kind: 'daily', terms: rewards.hash, day, grade }
    : reject('CASE_CHANGED', { case: offered });
};

const couponGrant = (
  player: RegisteredPlayer,
  couponId: Token128,
  asked: CaseSlug,
  world: World,
): Grant | Rejection => {
  const coupon = player.rewards.coupons.get(couponId);
  if (coupon === undefined || coupon.terms.kind !== 'free-case' || world.at >= coupon.expiresAt) {
    return reject('COUPON_NOT_USABLE');
  }
  return coupon.terms.case === asked ? { kind: 'coupon', couponId } : reject('COUPON_NOT_USABLE');
};

/** The case that is to be opened and by what right, or why not. */
const admit = (
  player: RegisteredPlayer,
  command: OpenFreeCase,
  world: World & SeesStops & SeesCases & SeesTerms,
): { readonly opened: ShownCase; readonly grant: Grant } | Rejection => {
  const refused = barred(player, 'case', world) ?? rewardsBarred(command.playerId, world);
  if (refused !== null) return refused;
  if (!isEntropy(command)) return reject('INPUT_INVALID', { field: 'entropy' });
  const period = shown(world.terms(), 'case', command.terms, world.at);
  if ('kind' in period) return period;
  const { couponId } = command;
  const grant =
    couponId === null ? dailyGrant(player, command.case, world) : couponGrant(player, couponId, command.case, world);
  if (grant.kind === 'rejected') return grant;
  const opened = shownCase(world, command.case, command.oddsHash);
  return 'kind' in opened ? opened : { opened, grant };
};

export const openFreeCaseWith = (hashing: Hashing): PlayHandler<OpenFreeCase, FreeCaseOpened, SeesCases & SeesTerms> =>
  playHandler(hashing, {
    game: 'case',
    streams: (command) => [caseStream(command.case)],
    admit,
    event: freeCaseOpened,
    playOnce: ({ opened: { oddsHash, table }, grant }, command, { player, fields, draw }) => {
      const outcome = drawCase(table, { ...fields, oddsHash }, draw);
      return {
        ...fields,
        grant,
        case: command.case,
        caseVersion: table.version,
        oddsHash,
        ticket: outcome.ticket,
        entry: outcome.index,
        itemId: nextItem(player),
        skin: mustBe(isSkinId, outcome.entry.skin),
        wear: outcome.entry.wear,
        float: outcome.float,
        value: outcome.entry.value,
      };
    },
  });
