import type { Command } from '../engine/commands.ts';
import type { GlasscaseEvent } from '../engine/events.ts';
import { beaconRandomness } from '../engine/fairness/beacon-randomness.ts';
import type { CreateBattle } from '../engine/games/battle/create-battle.ts';
import type { OpenedBattle } from '../engine/games/battle/state.ts';
import type { AddBot, FillWithBots, JoinBattle } from '../engine/games/battle/take-seat.ts';
import type { StreamEvent } from '../engine/glasscase-decision.ts';
import type { TimerChange } from '../engine/kernel/decision.ts';
import { type BattleId, isBattleId, isPlayerId, mustBe, type PlayerId } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { alice, bob, dawn, dawnOdds, dawnPublished, deposited, registered, skinsPublished } from './cast.ts';
import { acceptedEvents, type House, houseOf, pairNumber, playerEvent } from './deciders.ts';
import { battleTerms, termsAre } from './terms-cast.ts';

export const carol = mustBe(isPlayerId, 'carol-----------------');
export const dave = mustBe(isPlayerId, 'dave------------------');
export const fighters = [alice, bob, carol, dave];

const committed = (n: number) => {
  const { pairId, publicHash } = pairNumber(n);
  return { pairId, publicHash };
};

/** The pairs of the n-th fighter, from 0: one in use, the next, one for battles, one for giveaways. */
export const pairsOfFighter = (n: number) => ({ first: 4 * n + 1, battle: 4 * n + 3 });

/** The player's next battle is drawn from pair n, their next giveaway from the one after it. */
const hosting = (playerId: PlayerId, n: number): StreamEvent =>
  playerEvent(playerId, 'HostSeedsCommitted', { battle: committed(n), giveaway: committed(n + 1) });

/** Four players with 1,000 coin each and a committed battle seed, and the case "dawn" at 100. */
export const arena: readonly StreamEvent[] = [
  ...skinsPublished,
  dawnPublished,
  termsAre(),
  ...fighters.flatMap((playerId, n) => {
    const { first, battle } = pairsOfFighter(n);
    return [registered(playerId, first), deposited(playerId, '1000'), hosting(playerId, battle)];
  }),
];
export const openArena = (...more: readonly StreamEvent[]): House => {
  const house = houseOf(...arena, ...more);
  return house;
};

export const aliceSeed = committed(pairsOfFighter(0).battle);
/** Alice opens a room for two with one box at 100. */
export const createRoom = (more: Partial<CreateBattle> = {}): CreateBattle => ({
  type: 'CreateBattle',
  playerId: alice,
  seedHash: aliceSeed.publicHash,
  terms: battleTerms,
  entropy: 'a'.repeat(32),
  mode: 'classic',
  pace: 'normal',
  sides: 2,
  size: 1,
  private: false,
  boxes: [{ case: dawn, oddsHash: dawnOdds }],
  beacon: { kind: 'none' },
  ...more,
});
export const boxesOfDawn = (n: number): CreateBattle['boxes'] =>
  Array.from({ length: n }, () => ({ case: dawn, oddsHash: dawnOdds }));

export const join = (playerId: PlayerId, battleId: BattleId, seat: number | null = null): JoinBattle => ({
  type: 'JoinBattle',
  playerId,
  battleId,
  seat,
  entropy: 'b'.repeat(32),
});
export const addBot = (playerId: PlayerId | null, battleId: BattleId, seat: number | null = null): AddBot => ({
  type: 'AddBot',
  playerId,
  battleId,
  seat,
  entropy: 'e'.repeat(32),
});

export const freeSeatsOf = ({ sides, size, seats }: OpenedBattle): readonly number[] =>
  Array.from({ length: sides * size }, (_, index) => index + 1).filter(
    (seat) => !seats.some((one) => one.seat === seat),
  );

export const fillWithBots = (
  playerId: PlayerId | null,
  battleId: BattleId,
  seats: readonly number[],
): FillWithBots => ({
  type: 'FillWithBots',
  playerId,
  battleId,
  bots: seats.map((seat) => ({ seat, entropy: String(seat).repeat(32) })),
});

/** Has it carried out; throws where the rules refuse. */
export const must = (house: House, command: Command): readonly GlasscaseEvent[] =>
  acceptedEvents(house.submit(command));

/** Has a room opened and names it. */
export const openRoom = (house: House, more: Partial<CreateBattle> = {}): BattleId => {
  for (const event of must(house, createRoom(more))) {
    if (event.type === 'BattleCreated') return event.data.battleId;
  }
  throw new Error('no room was opened');
};

export const battleOf = (house: House, battleId: BattleId): OpenedBattle => {
  const battle = house.world().battle(battleId);
  if (battle.status === 'absent') throw new Error('the battle is absent');
  return battle;
};

export const coinOf = (house: House, playerId: PlayerId): bigint => {
  const player = house.world().player(playerId);
  return player.status === 'absent' ? 0n : player.coin;
};

type Deadline = Extract<TimerChange, { change: 'set' }>;

/** Battles' deadlines that were set and not cleared, the first due first. */
export const deadlines = (house: House): readonly Deadline[] =>
  [...house.timers.values()]
    .flatMap((change) => (change.change === 'set' && change.timer.kind.startsWith('battle-') ? [change] : []))
    .sort((a, b) => a.dueAt - b.dueAt);

const battleIn = ({ timer }: Deadline): BattleId => mustBe(isBattleId, timer.stream.slice('battle-'.length));

/** A beacon's answer with an invalid signature: the rules read its hash alone. */
export const answerOf = (digit: string) => {
  const signature = digit.repeat(96);
  const randomness = beaconRandomness(nodeHashing, signature);
  if (randomness === null) throw new Error('not a hex digit');
  return { signature, randomness };
};

/** The command of a deadline; for a beacon, its delivery with this answer, or null without one. */
export const commandOf = (house: House, deadline: Deadline, answer: string | null = null): Command | null => {
  const battleId = battleIn(deadline);
  const { kind, seq } = deadline.timer;
  if (kind === 'battle-round') return { type: 'PlayBattleRound', battleId, round: seq };
  if (kind === 'battle-expiry') return { type: 'ExpireBattle', battleId };
  const round = battleOf(house, battleId).lock?.beaconRound ?? null;
  return answer === null || round === null
    ? null
    : { type: 'DeliverBattleBeacon', battleId, round, ...answerOf(answer) };
};

/** Lets the clock run: every deadline is met when it is due, until none is left, so many were, or a beacon is awaited. */
export const runClock = (house: House, steps = Number.POSITIVE_INFINITY): void => {
  for (let step = 0; step < steps; step += 1) {
    const [first] = deadlines(house);
    const command = first === undefined ? null : commandOf(house, first);
    if (first === undefined || command === null) return;
    house.wait(Math.max(0, first.dueAt - house.now()));
    must(house, command);
  }
};
