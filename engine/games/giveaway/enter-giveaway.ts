import type { Hashing } from '../../fairness/hashing.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import {
  type GiveawayId,
  gameStream,
  giveawayStream,
  type PlayerId,
  playerStream,
  termsStream,
} from '../../kernel/ids.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { LinkSpent } from '../../player/lanes/events.ts';
import { type RoomLink, spendLink } from '../../player/lanes/spend-link.ts';
import { refuseBlocked } from '../../player/safer-play.ts';
import { forPlayer, type RegisteredPlayer, type SeesPlayers } from '../../player/state.ts';
import { vipGrade } from '../../player/vip.ts';
import { isStopped, type SeesStops } from '../../site/state.ts';
import { sectionByHash } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { type GiveawayEntered, giveawayEntered } from './events.ts';
import type { OpenedGiveaway, SeesGiveaways } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Gets the next roll code. A password, where there is one, was checked by the gateway: it is no part of the log. */
export type EnterGiveaway = {
  readonly type: 'EnterGiveaway';
  readonly playerId: PlayerId;
  readonly giveawayId: GiveawayId;
  /** 128 fresh bits, 32 hex digits; on a lane the first of the link. */
  readonly entropy: string;
  /** The step of the player's lane; left out of a loose entry. */
  readonly lane?: RoomLink;
};

/** Which condition of the room the player doesn't meet; null where they meet all. */
const unmet = (
  { conditions }: OpenedGiveaway,
  player: RegisteredPlayer,
  at: number,
): { readonly condition: 'depositDays' | 'vipGrade'; readonly needed: number } | null => {
  const { depositDays, vipGrade: grade } = conditions;
  const { lastDepositAt } = player;
  if (depositDays !== null && (lastDepositAt === null || at > lastDepositAt + depositDays * DAY_MS)) {
    return { condition: 'depositDays', needed: depositDays };
  }
  return vipGrade(player.wagered) < grade ? { condition: 'vipGrade', needed: grade } : null;
};

const refusal = (
  giveaway: OpenedGiveaway,
  player: RegisteredPlayer,
  world: World & SeesStops & SeesTerms,
): Rejection | null => {
  const { at } = world;
  const { playerId } = player;
  if (isStopped(world, 'giveaway')) return reject('GAME_STOPPED');
  const blocked = refuseBlocked(playerId, world);
  if (blocked !== null) return blocked;
  // The time of closing binds even when the lock itself comes later.
  if (giveaway.status !== 'open' || at >= giveaway.closesAt) return reject('GIVEAWAY_CLOSED');
  if (at < giveaway.startsAt) return reject('GIVEAWAY_NOT_OPEN', { startsAt: giveaway.startsAt });
  if (giveaway.host === playerId) return reject('OWN_GIVEAWAY');
  const code = giveaway.codeOf.get(playerId);
  if (code !== undefined) return reject('ALREADY_ENTERED', { code });
  const { maxEntries } = sectionByHash(world.terms(), 'giveaway', giveaway.terms);
  if (giveaway.entries.size >= maxEntries) return reject('GIVEAWAY_FULL', { limit: maxEntries });
  const missing = unmet(giveaway, player, at);
  return missing === null ? null : reject('CONDITION_NOT_MET', missing);
};

export const enterGiveawayWith = (
  hashing: Hashing,
): Handler<EnterGiveaway, GiveawayEntered | LinkSpent, SeesPlayers & SeesGiveaways & SeesStops & SeesTerms> => ({
  needs: ({ playerId, giveawayId }) => ({
    streams: [playerStream(playerId), giveawayStream(giveawayId), gameStream('giveaway'), termsStream],
    guards: [playerId],
    pairs: [],
  }),

  decide: forPlayer((player, command, world, commandId) => {
    const { playerId, giveawayId, entropy } = command;
    const giveaway = world.giveaway(giveawayId);
    if (giveaway.status === 'absent') return reject('GIVEAWAY_NOT_FOUND');
    const refused = refusal(giveaway, player, world);
    if (refused !== null) return refused;
    const spent = spendLink(hashing, player, command, giveawayId, world, commandId);
    if ('kind' in spent) return spent;
    const data = { commandId, giveawayId, playerId, code: giveaway.entries.size + 1, entropy };
    return accept([giveawayEntered.in(giveawayStream(giveawayId), data), ...spent]);
  }),
});
