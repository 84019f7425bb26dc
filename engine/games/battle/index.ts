import {
  byPlayer,
  bySystem,
  type CommandTrace,
  commandAt,
  defineCommand,
  defineState,
  firstEvent,
} from '../../kernel/definitions.ts';
import { type BattleId, battleStream, gameStream, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { roomLinkIn } from '../../player/lanes/spend-link.ts';
import { createBattleWith } from './create-battle.ts';
import { type DissolveBattle, dissolveBattle, expireBattle } from './dissolve-battle.ts';
import {
  type BattleDissolved,
  battleCreated,
  battleDissolved,
  battleEvents,
  battleRefunded,
  battleRelocked,
  battleRoundPlayed,
  battleWitnessed,
  beaconArrived,
  seatEvents,
  seatTaken,
} from './events.ts';
import { explainBattle } from './explain.ts';
import { deliverBattleBeaconWith, playBattleRound } from './play-round.ts';
import { battleRoom, battleWays } from './prove.ts';
import { type BattleState, bytesOfBattle, evolveBattle, NO_BATTLE, type SeesBattles } from './state.ts';
import { addBotWith, fillWithBotsWith, joinBattleWith } from './take-seat.ts';
import { witnessBattle } from './witness-battle.ts';

type Reason = BattleDissolved['data']['reason'];

const creatorOf = (battle: BattleState): PlayerId | null => (battle.status === 'absent' ? null : battle.creator);

/** Why the room was given up: its refunds come before the event that says so. */
const reasonIn = ({ events }: CommandTrace<unknown>, room: BattleId): Reason | null => {
  for (const { event } of events) {
    if (event.type !== battleDissolved.type) continue;
    const { battleId, reason } = battleDissolved.dataOf(event);
    if (battleId === room) return reason;
  }
  return null;
};

const givenUp = (
  battleId: BattleId,
  reason: Reason | null,
  { before }: CommandTrace<SeesBattles>,
): DissolveBattle | null => {
  if (reason === null || reason === 'expired') return null;
  const playerId = reason === 'creator' ? creatorOf(before.battle(battleId)) : null;
  return { type: 'DissolveBattle', playerId, battleId };
};

/** The bots that one command put on seats of a room, in order. */
const botsIn = (
  { events }: CommandTrace<unknown>,
  room: BattleId,
): readonly { readonly seat: number; readonly entropy: string }[] =>
  events.flatMap(({ event }) => {
    if (event.type !== seatTaken.type) return [];
    const { battleId, seat, occupant, entropy } = seatTaken.dataOf(event);
    return battleId === room && occupant.kind === 'bot' ? [{ seat, entropy }] : [];
  });

const battleCommand = commandAt(({ battleId }: { readonly battleId: BattleId }) => battleStream(battleId));

const battleCommands = [
  defineCommand('CreateBattle', {
    handlerWith: createBattleWith,
    actor: ({ playerId }) => playerId ?? 'operator',
    stream: ({ playerId }) => (playerId === null ? gameStream('battle') : playerStream(playerId)),
    firstEvents: [
      firstEvent(
        battleCreated,
        (
          { battleId, creator, seed, terms, entropy, mode, pace, sides, size, private: hidden, boxes, beacon, rules },
          trace,
        ) => ({
          type: 'CreateBattle',
          playerId: creator,
          seedHash: creator === null ? null : seed.publicHash,
          terms,
          entropy,
          ...(creator !== null && roomLinkIn(trace, creator, battleId)),
          mode,
          pace,
          sides,
          size,
          private: hidden,
          boxes: boxes.map((box) => ({ case: box.case, oddsHash: box.oddsHash })),
          beacon,
          rules,
        }),
      ),
    ],
  }),
  battleCommand('JoinBattle', byPlayer, joinBattleWith, [
    firstEvent(seatTaken, ({ battleId, seat, occupant, entropy }, trace) =>
      occupant.kind === 'player'
        ? {
            type: 'JoinBattle',
            playerId: occupant.playerId,
            battleId,
            seat,
            entropy,
            ...roomLinkIn(trace, occupant.playerId, battleId),
          }
        : null,
    ),
  ]),
  battleCommand('FillWithBots', ({ playerId }) => playerId ?? 'operator', fillWithBotsWith, [
    firstEvent(seatTaken, ({ battleId, occupant }, trace: CommandTrace<SeesBattles>) => {
      const bots = botsIn(trace, battleId);
      // One bot alone is decided alike by either command: it counts as added.
      if (occupant.kind === 'player' || bots.length < 2) return null;
      return { type: 'FillWithBots', playerId: creatorOf(trace.before.battle(battleId)), battleId, bots };
    }),
  ]),
  battleCommand('AddBot', ({ playerId }) => playerId ?? 'operator', addBotWith, [
    firstEvent(seatTaken, ({ battleId, seat, occupant, entropy }, { before }: CommandTrace<SeesBattles>) =>
      occupant.kind === 'bot'
        ? { type: 'AddBot', playerId: creatorOf(before.battle(battleId)), battleId, seat, entropy }
        : null,
    ),
  ]),
  battleCommand(
    'DissolveBattle',
    ({ playerId }) => playerId ?? 'operator',
    () => dissolveBattle,
    [
      firstEvent(battleDissolved, ({ battleId, reason }, trace: CommandTrace<SeesBattles>) =>
        givenUp(battleId, reason, trace),
      ),
      firstEvent(battleRefunded, ({ battleId }, trace: CommandTrace<SeesBattles>) =>
        givenUp(battleId, reasonIn(trace, battleId), trace),
      ),
    ],
  ),
  battleCommand('ExpireBattle', bySystem, () => expireBattle, [
    firstEvent(battleDissolved, ({ battleId, reason }) =>
      reason === 'expired' ? { type: 'ExpireBattle', battleId } : null,
    ),
    firstEvent(battleRefunded, ({ battleId }, trace) =>
      reasonIn(trace, battleId) === 'expired' ? { type: 'ExpireBattle', battleId } : null,
    ),
  ]),
  battleCommand('PlayBattleRound', bySystem, () => playBattleRound, [
    firstEvent(battleRoundPlayed, ({ battleId, round }) => ({ type: 'PlayBattleRound', battleId, round })),
  ]),
  battleCommand('WitnessBattle', bySystem, () => witnessBattle, [
    firstEvent(battleWitnessed, ({ battleId, lock, checkpoint }) => ({
      type: 'WitnessBattle',
      battleId,
      lock,
      checkpoint,
    })),
    firstEvent(battleRelocked, ({ battleId, lock, checkpoint }) => ({
      type: 'WitnessBattle',
      battleId,
      lock,
      checkpoint,
    })),
  ]),
  battleCommand('DeliverBattleBeacon', bySystem, deliverBattleBeaconWith, [
    firstEvent(beaconArrived, ({ commandId: _, firstRoundAt: _at, ...asked }) => ({
      type: 'DeliverBattleBeacon',
      ...asked,
    })),
  ]),
] as const;

/** Players open the same cases, and the winner takes all. */
export const battle = {
  game: 'battle',
  /** The plays that a report counts. */
  counted: 'locked battles',
  events: [...seatEvents, ...battleEvents],
  commands: battleCommands,
  states: [
    defineState('battle', { initial: NO_BATTLE, events: battleEvents, evolve: evolveBattle, bytes: bytesOfBattle }),
  ],
  explain: explainBattle,
  room: battleRoom,
  ways: battleWays,
} as const;
