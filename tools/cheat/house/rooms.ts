import { randomBytes } from 'node:crypto';
import type { Command, Rules } from '../../../engine/commands.ts';
import { battleEntropy, drawBattleRank, settleBattle } from '../../../engine/fairness/battle-draw.ts';
import {
  drawWinners,
  entriesHashOf,
  giveawayEntropy,
  giveawayLockHash,
  rowOf,
} from '../../../engine/fairness/giveaway-draw.ts';
import type { BattleEvent } from '../../../engine/games/battle/events.ts';
import { evolveBattle, type OpenedBattle, seatsByRank } from '../../../engine/games/battle/state.ts';
import { evolveGiveaway } from '../../../engine/games/giveaway/state.ts';
import type { Decision } from '../../../engine/glasscase-decision.ts';
import {
  type BattleId,
  battleStream,
  type CommandId,
  caseStream,
  type GiveawayId,
  giveawayStream,
} from '../../../engine/kernel/ids.ts';
import { reject } from '../../../engine/kernel/result.ts';
import type { Needs } from '../../../engine/kernel/world.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { GlasscaseKnown, GlasscaseWorld } from '../../../engine/stream-state.ts';
import { honestHouse } from '../../../scripts/start/house.ts';
import type { CheatingHouse } from './cheating-house.ts';

/** The command that brings the last randomness of a room. */
export type Last = Extract<Command, { readonly type: 'JoinBattle' | 'AddBot' | 'FillWithBots' | 'EnterGiveaway' }>;

/** Whether the house likes the winners. */
type Likes = (winners: readonly string[]) => boolean;

const freshEntropy = (): string => randomBytes(16).toString('hex');

/** The same command with fresh entropy, which is no link of any lane. */
const withFreshEntropy = (command: Last): Last => {
  if (command.type === 'FillWithBots')
    return { ...command, bots: command.bots.map((bot) => ({ ...bot, entropy: freshEntropy() })) };
  if (command.type === 'AddBot') return { ...command, entropy: freshEntropy() };
  const { lane: _, ...loose } = command;
  return { ...loose, entropy: freshEntropy() };
};

const isBattleEvent = (event: { readonly type: string }): event is BattleEvent =>
  event.type === 'SeatTaken' || event.type === 'BattleLocked';

/** The randomness of a beacon's round, as far as the house knows it by now. */
type Beacon = (round: number) => string | null;
const noBeacon: Beacon = () => null;

/** The winners of a locked battle, by the names in its seats; null as long as the battle waits. */
const battleWinners = (battle: OpenedBattle, world: GlasscaseWorld, beacon: Beacon): readonly string[] | null => {
  const { battleId, seed, boxes, mode, sides, size, lock } = battle;
  if (lock === null) return null;
  const randomness = lock.beaconRound === null ? null : beacon(lock.beaconRound);
  if (lock.beaconRound !== null && randomness === null) return null;
  const entropy = battleEntropy(lock.lockHash, randomness);
  const drawing = (request: Parameters<GlasscaseWorld['draw']>[1]) => world.draw(seed.pairId, request);
  const seats = seatsByRank(battle);
  const rounds = boxes.map((box, index) => {
    const found = world.case(box.case);
    const table = found.status === 'absent' ? undefined : found.tables.get(box.oddsHash);
    if (table === undefined) throw new Error(`no odds ${box.oddsHash}`);
    const draws = seats.map((_, place) => {
      const rank = place + 1;
      const play = { battleId, entropy, round: index + 1, rank, oddsHash: box.oddsHash };
      return { rank, value: drawBattleRank(table, play, drawing).entry.value };
    });
    return { draws };
  });
  const settled = settleBattle({ battleId, mode, sides, size, boxes: boxes.length, rounds, entropy }, drawing);
  return settled.winners.flatMap((rank) => {
    const occupant = seats[rank - 1]?.occupant;
    if (occupant === undefined) return [];
    return [occupant.kind === 'player' ? occupant.playerId : occupant.bot];
  });
};

/** The winners of a battle after a decision that fills it; null where the decision doesn't fill it. */
export const afterBattle = (
  battleId: BattleId,
  decision: Decision,
  world: GlasscaseWorld,
  beacon: Beacon = noBeacon,
): readonly string[] | null => {
  const before = world.battle(battleId);
  if (decision.kind !== 'accepted' || before.status === 'absent') return null;
  const events = decision.events.flatMap(({ stream, event }) =>
    stream === battleStream(battleId) && isBattleEvent(event) ? [event] : [],
  );
  const after = events.reduce((state, event) => evolveBattle(state, event, world.at), world.battle(battleId));
  return after.status === 'absent' ? null : battleWinners(after, world, beacon);
};

/** The winners of a giveaway if no other entry followed this one. */
const afterEntry = (giveawayId: GiveawayId, decision: Decision, world: GlasscaseWorld): readonly string[] | null => {
  if (decision.kind !== 'accepted') return null;
  const room = decision.events.reduce(
    (state, { event }) => (event.type === 'GiveawayEntered' ? evolveGiveaway(state, event, world.at) : state),
    world.giveaway(giveawayId),
  );
  if (room.status === 'absent' || room.beaconRound !== null) return null;
  const row = rowOf(room.entries);
  const fixed = { entries: row.length, entriesHash: entriesHashOf(nodeHashing, row) };
  const lockHash = giveawayLockHash(nodeHashing, { ...room, ...fixed, seed: room.seed.publicHash });
  const drawing = { giveawayId, entropy: giveawayEntropy(lockHash, null), prizes: room.prizes.length };
  return drawWinners(drawing, row, (request) => world.draw(room.seed.pairId, request)).map(
    ({ winner }) => winner.playerId,
  );
};

const winnersAfter = (command: Last, decision: Decision, world: GlasscaseWorld): readonly string[] | null =>
  command.type === 'EnterGiveaway'
    ? afterEntry(command.giveawayId, decision, world)
    : afterBattle(command.battleId, decision, world);

/** The needs of a command, with the room and the seeds that a house reads to draw before its time. */
const foreseenNeeds = (command: Last, known: GlasscaseKnown, needs: Needs): Needs => {
  if (command.type === 'EnterGiveaway') {
    const room = known.giveaway(command.giveawayId);
    const pairs = room === undefined || room.status === 'absent' ? [] : [room.seed.pairId];
    return {
      ...needs,
      streams: [...needs.streams, giveawayStream(command.giveawayId)],
      pairs: [...needs.pairs, ...pairs],
    };
  }
  const battle = known.battle(command.battleId);
  if (battle === undefined || battle.status === 'absent') return needs;
  return {
    ...needs,
    streams: [...needs.streams, ...battle.boxes.map((box) => caseStream(box.case))],
    pairs: [...needs.pairs, battle.seed.pairId],
  };
};

/** So many entropies a house tries for a seat or an entry. */
const TRIES = 64;

/** Another decision than the honest one, by which the wrong ones win; null where the house finds none. */
type Instead = (command: Last, world: GlasscaseWorld, commandId: CommandId) => Decision | null;

/** Tries out other randomness until the house likes the winners. */
const ground =
  (likes: Likes): Instead =>
  (command, world, commandId) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const other = honestHouse.rules.decide(withFreshEntropy(command), world, commandId);
      const then = winnersAfter(command, other, world);
      if (then !== null && likes(then)) return other;
    }
    return null;
  };

/** A house that looks at the winners before it lets the last player in. */
const foreseeingHouse = (
  isOwn: (command: Command) => command is Last,
  likes: Likes,
  instead: Instead,
): CheatingHouse => {
  const { rules } = honestHouse;
  let [tried, turned] = [0, 0];
  const decide: Rules['decide'] = (command, world, commandId) => {
    const honest = rules.decide(command, world, commandId);
    if (!isOwn(command)) return honest;
    const winners = winnersAfter(command, honest, world);
    if (winners === null) return honest;
    tried += 1;
    if (likes(winners)) return honest;
    const other = instead(command, world, commandId);
    if (other === null) return honest;
    turned += 1;
    return other;
  };
  return {
    ...honestHouse,
    tried: () => tried,
    turned: () => turned,
    rules: {
      decide,
      needs: (command, known) => {
        const needs = rules.needs(command, known);
        return isOwn(command) ? foreseenNeeds(command, known, needs) : needs;
      },
    },
  };
};

/**
 * A house that tries out the randomness that comes last, until it likes the winners.
 * @param isOwn which commands the house chooses the randomness of
 */
export const grindingHouse = (isOwn: (command: Command) => command is Last, likes: Likes): CheatingHouse =>
  foreseeingHouse(isOwn, likes, ground(likes));

/** A house that refuses the last player where it doesn't like the winners. */
export const choosyHouse = (isOwn: (command: Command) => command is Last, likes: Likes): CheatingHouse =>
  foreseeingHouse(isOwn, likes, () => reject('SEAT_TAKEN'));
