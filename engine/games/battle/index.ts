import {
  type Brought,
  byPlayer,
  bySystem,
  commandAt,
  defineCommand,
  defineState,
  head,
} from '../../kernel/definitions.ts';
import { type BattleId, battleStream, gameStream, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { linkBrought } from '../../player/lanes/spend-link.ts';
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
import { battleRoom } from './prove.ts';
import { type BattleState, bytesOfBattle, evolveBattle, NO_BATTLE, type SeesBattles } from './state.ts';
import { addBotWith, fillWithBotsWith, joinBattleWith } from './take-seat.ts';
import { witnessBattle } from './witness-battle.ts';

type Reason = BattleDissolved['data']['reason'];

const creatorOf = (battle: BattleState): PlayerId | null => (battle.status === 'absent' ? null : battle.creator);

/** Why the room was given up: its refunds come before the event that says so. */
const reasonIn = ({ events }: Brought<unknown>, room: BattleId): Reason | null => {
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
  { before }: Brought<SeesBattles>,
): DissolveBattle | null => {
  if (reason === null || reason === 'expired') return null;
  const playerId = reason === 'creator' ? creatorOf(before.battle(battleId)) : null;
  return { type: 'DissolveBattle', playerId, battleId };
};

/** The bots that one command put on seats of a room, in order. */
const botsIn = (
  { events }: Brought<unknown>,
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
    heads: [
      head(
        battleCreated,
        (
          { battleId, creator, seed, terms, entropy, mode, pace, sides, size, private: hidden, boxes, beacon, rules },
          brought,
        ) => ({
          type: 'CreateBattle',
          playerId: creator,
          seedHash: creator === null ? null : seed.publicHash,
          terms,
          entropy,
          ...(creator !== null && linkBrought(brought, creator, battleId)),
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
    head(seatTaken, ({ battleId, seat, occupant, entropy }, brought) =>
      occupant.kind === 'player'
        ? {
            type: 'JoinBattle',
            playerId: occupant.playerId,
            battleId,
            seat,
            entropy,
            ...linkBrought(brought, occupant.playerId, battleId),
          }
        : null,
    ),
  ]),
  battleCommand('FillWithBots', ({ playerId }) => playerId ?? 'operator', fillWithBotsWith, [
    head(seatTaken, ({ battleId, occupant }, brought: Brought<SeesBattles>) => {
      const bots = botsIn(brought, battleId);
      // One bot alone is decided alike by either command: it counts as added.
      if (occupant.kind === 'player' || bots.length < 2) return null;
      return { type: 'FillWithBots', playerId: creatorOf(brought.before.battle(battleId)), battleId, bots };
    }),
  ]),
  battleCommand('AddBot', ({ playerId }) => playerId ?? 'operator', addBotWith, [
    head(seatTaken, ({ battleId, seat, occupant, entropy }, { before }: Brought<SeesBattles>) =>
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
      head(battleDissolved, ({ battleId, reason }, brought: Brought<SeesBattles>) =>
        givenUp(battleId, reason, brought),
      ),
      head(battleRefunded, ({ battleId }, brought: Brought<SeesBattles>) =>
        givenUp(battleId, reasonIn(brought, battleId), brought),
      ),
    ],
  ),
  battleCommand('ExpireBattle', bySystem, () => expireBattle, [
    head(battleDissolved, ({ battleId, reason }) => (reason === 'expired' ? { type: 'ExpireBattle', battleId } : null)),
    head(battleRefunded, ({ battleId }, brought) =>
      reasonIn(brought, battleId) === 'expired' ? { type: 'ExpireBattle', battleId } : null,
    ),
  ]),
  battleCommand('PlayBattleRound', bySystem, () => playBattleRound, [
    head(battleRoundPlayed, ({ battleId, round }) => ({ type: 'PlayBattleRound', battleId, round })),
  ]),
  battleCommand('WitnessBattle', bySystem, () => witnessBattle, [
    head(battleWitnessed, ({ battleId, lock, checkpoint }) => ({ type: 'WitnessBattle', battleId, lock, checkpoint })),
    head(battleRelocked, ({ battleId, lock, checkpoint }) => ({ type: 'WitnessBattle', battleId, lock, checkpoint })),
  ]),
  battleCommand('DeliverBattleBeacon', bySystem, deliverBattleBeaconWith, [
    head(beaconArrived, ({ commandId: _, firstRoundAt: _at, ...asked }) => ({
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
} as const;
