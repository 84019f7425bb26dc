import type { SeesSkins } from '../../catalog/skin/state.ts';
import { allowsBeacon, beaconRoundAfter, rulesFor } from '../../fairness/beacon.ts';
import { closingOf, giveawayIdOf } from '../../fairness/giveaway-draw.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { accept, type Decision, type Instant } from '../../kernel/decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { Handler } from '../../kernel/handler.ts';
import {
  type CommandId,
  gameStream,
  giveawayStream,
  type HexHash,
  type ItemId,
  type PlayerId,
  playerStream,
  skinStream,
  termsStream,
} from '../../kernel/ids.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { RoomRules } from '../../kernel/room-rules.ts';
import type { World } from '../../kernel/world.ts';
import type { LinkSpent } from '../../player/lanes/events.ts';
import { type RoomLink, spendLink } from '../../player/lanes/spend-link.ts';
import { refuseBlocked, refuseLeaving } from '../../player/safer-play.ts';
import type { SeesPlayers } from '../../player/state.ts';
import { isStopped, type SeesStops } from '../../site/state.ts';
import { type Period, shown } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import {
  type GiveawayConditions,
  type GiveawayCreated,
  giveawayCreated,
  type ItemsEscrowed,
  itemsEscrowed,
} from './events.ts';
import { escrowPrizes, type HousePrize, housePrizes } from './prizes.ts';
import type { GiveawayTerms } from './terms.ts';
import { giveawayTimers } from './timers.ts';

interface Schedule {
  readonly startsAt: Instant;
  readonly drawAt: Instant;
}

const outside = (field: keyof Schedule, from: Instant, to: Instant): Rejection =>
  reject('INPUT_INVALID', { field, from, to });

/** When a room opens and is drawn, or which of the two lies outside what is allowed. A null start is now. */
const scheduleOf = (
  host: 'player' | 'house',
  terms: GiveawayTerms,
  asked: { readonly startsAt: Instant | null; readonly drawAt: Instant },
  now: Instant,
): Schedule | Rejection => {
  const startsAt = asked.startsAt ?? now;
  const latestStart = now + terms.longestWaitMs;
  if (startsAt < now || startsAt > latestStart) return outside('startsAt', now, latestStart);
  const from = startsAt + (host === 'player' ? terms.shortestOpenMs : terms.shortestHouseMs);
  const to = startsAt + terms.longestOpenMs;
  return asked.drawAt < from || asked.drawAt > to ? outside('drawAt', from, to) : { startsAt, drawAt: asked.drawAt };
};

/** The host: a player gives 1 to 3 held items, the house 1 to 20 skins of the catalog. */
export type GiveawayHost =
  | {
      readonly kind: 'player';
      readonly playerId: PlayerId;
      /** The public hash of the player's committed giveaway seed as they were shown it. */
      readonly seedHash: HexHash;
      readonly itemIds: readonly ItemId[];
    }
  | {
      readonly kind: 'house';
      readonly title: NonNullable<GiveawayCreated['data']['title']>;
      readonly prizes: readonly HousePrize[];
    };

/** Opens a room, at once or later, for as long as the terms allow. */
export type CreateGiveaway = {
  readonly type: 'CreateGiveaway';
  readonly host: GiveawayHost;
  /** Hash of the section that was shown: the room keeps it. */
  readonly terms: HexHash;
  /** 128 fresh bits, 32 hex digits; on a lane the first of the link. */
  readonly entropy: string;
  /** The step of the host's lane; left out of a loose room. */
  readonly lane?: RoomLink;
  /** Milliseconds since 1970; null opens at once. */
  readonly startsAt: number | null;
  readonly drawAt: number;
  readonly locked: boolean;
  readonly conditions: GiveawayConditions;
  readonly beacon: BeaconChoice;
  /** Left out: the newest that allow the beacon. */
  readonly rules?: RoomRules;
};

type Host<Kind extends GiveawayHost['kind']> = Extract<GiveawayHost, { readonly kind: Kind }>;
type Room = Pick<
  GiveawayCreated['data'],
  'giveawayId' | 'host' | 'title' | 'seed' | 'prizes' | 'startsAt' | 'drawAt' | 'closesAt'
>;

const opened = (command: CreateGiveaway, room: Room, { hash, values }: Period<'giveaway'>, commandId: CommandId) =>
  giveawayCreated.in(giveawayStream(room.giveawayId), {
    commandId,
    ...room,
    terms: hash,
    entropy: command.entropy,
    locked: command.locked,
    conditions: command.conditions,
    beacon: command.beacon,
    beaconRound:
      command.beacon.kind !== 'drand' ? null : beaconRoundAfter(command.beacon, room.drawAt + values.beaconMarginMs),
    rules: command.rules ?? rulesFor(command.beacon),
  });

/** The room's times; one of rules 1 takes entries until its draw. */
const timesOf = ({ beacon, rules = rulesFor(beacon) }: CreateGiveaway, { startsAt, drawAt }: Schedule) => ({
  startsAt,
  drawAt,
  closesAt: rules === 1 ? drawAt : closingOf(beacon, startsAt, drawAt),
});

const setDrawTimer = ({ giveawayId, closesAt }: Room) => [giveawayTimers(giveawayId).draw.set(closesAt)];

export const createGiveawayWith = (
  hashing: Hashing,
): Handler<
  CreateGiveaway,
  GiveawayCreated | ItemsEscrowed | LinkSpent,
  SeesPlayers & SeesStops & SeesSkins & SeesTerms
> => {
  const byPlayer = (
    host: Host<'player'>,
    command: CreateGiveaway,
    period: Period<'giveaway'>,
    world: World & SeesPlayers & SeesStops & SeesTerms,
    commandId: CommandId,
  ): Decision<GiveawayCreated | ItemsEscrowed | LinkSpent> => {
    const { playerId } = host;
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    if (isStopped(world, 'giveaway')) return reject('GAME_STOPPED');
    const refused = refuseBlocked(playerId, world) ?? refuseLeaving(player, world);
    if (refused !== null) return refused;
    const seed = player.hostSeeds?.giveaway;
    if (seed === undefined) return reject('SEED_CHANGED');
    if (seed.publicHash !== host.seedHash) return reject('SEED_CHANGED', { seedHash: seed.publicHash });
    const { maxOpen } = period.values;
    if (player.giveaways.size >= maxOpen) return reject('TOO_MANY_ROOMS', { limit: maxOpen });
    const prizes = escrowPrizes(player, host.itemIds, period.values);
    if ('kind' in prizes) return prizes;
    const schedule = scheduleOf('player', period.values, command, world.at);
    if ('kind' in schedule) return schedule;

    const giveawayId = giveawayIdOf(hashing, playerId, seed.publicHash, command.entropy);
    const spent = spendLink(hashing, player, command, giveawayId, world, commandId);
    if ('kind' in spent) return spent;
    const times = timesOf(command, schedule);
    const room: Room = { giveawayId, host: playerId, title: null, seed, prizes: [...prizes], ...times };
    const data = { commandId, playerId, giveawayId, items: [...prizes], nextSeed: world.freshPair() };
    const escrow = itemsEscrowed.in(playerStream(playerId), data);
    return accept([opened(command, room, period, commandId), escrow, ...spent], setDrawTimer(room));
  };

  const byHouse = (
    host: Host<'house'>,
    command: CreateGiveaway,
    period: Period<'giveaway'>,
    world: World & SeesStops & SeesSkins,
    commandId: CommandId,
  ): Decision<GiveawayCreated> => {
    if (isStopped(world, 'giveaway')) return reject('GAME_STOPPED');
    const prizes = housePrizes(host.prizes, period.values, world);
    if ('kind' in prizes) return prizes;
    const schedule = scheduleOf('house', period.values, command, world.at);
    if ('kind' in schedule) return schedule;

    const seed = world.freshPair();
    const giveawayId = giveawayIdOf(hashing, null, seed.publicHash, command.entropy);
    const { title } = host;
    const times = timesOf(command, schedule);
    const room: Room = { giveawayId, host: null, title, seed, prizes: [...prizes], ...times };
    return accept([opened(command, room, period, commandId)], setDrawTimer(room));
  };

  return {
    // A room of the house gets its id from a seed that isn't made yet: its stream can't be named beforehand.
    needs: ({ host, entropy }) =>
      host.kind === 'player'
        ? {
            streams: [
              playerStream(host.playerId),
              gameStream('giveaway'),
              termsStream,
              giveawayStream(giveawayIdOf(hashing, host.playerId, host.seedHash, entropy)),
            ],
            guards: [host.playerId],
            pairs: [],
          }
        : {
            streams: [gameStream('giveaway'), termsStream, ...host.prizes.map(({ skin }) => skinStream(skin))],
            guards: [],
            pairs: [],
          },

    decide: (command, world, commandId) => {
      if (!allowsBeacon(command.rules ?? rulesFor(command.beacon), command.beacon))
        return reject('INPUT_INVALID', { field: 'beacon' });
      const period = shown(world.terms(), 'giveaway', command.terms, world.at);
      if ('kind' in period) return period;
      return command.host.kind === 'player'
        ? byPlayer(command.host, command, period, world, commandId)
        : byHouse(command.host, command, period, world, commandId);
    },
  };
};
