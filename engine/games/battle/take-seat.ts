import type { Hashing } from '../../fairness/hashing.ts';
import { NO_ENTROPY } from '../../fairness/no-entropy.ts';
import { type Acceptance, accept, type StreamEvent } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import {
  type BattleId,
  battleStream,
  type CommandId,
  gameStream,
  type PlayerId,
  playerStream,
  termsStream,
} from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { LinkSpent } from '../../player/lanes/events.ts';
import { type RoomLink, spendLink } from '../../player/lanes/spend-link.ts';
import { forPlayer, type SeesPlayers } from '../../player/state.ts';
import type { SeesStops } from '../../site/state.ts';
import { sectionByHash } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { refuseEntry, refuseStake } from './admission.ts';
import { type BattleEntered, type BattleLocked, battleEntered, type SeatTaken, seatTaken } from './events.ts';
import { lockBattle } from './lock-battle.ts';
import {
  type BattleSeat,
  type BattleState,
  evolveBattle,
  type OpenedBattle,
  type SeesBattles,
  seatCountOf,
  seatedPlayers,
} from './state.ts';

export type JoinBattle = {
  readonly type: 'JoinBattle';
  readonly playerId: PlayerId;
  readonly battleId: BattleId;
  /** Null: the first free one. */
  readonly seat: number | null;
  /** 128 fresh bits, 32 hex digits; on a lane the first of the link. */
  readonly entropy: string;
  /** The step of the player's lane; left out of a loose seat. */
  readonly lane?: RoomLink;
};

/** A declared bot takes a free seat. */
export type AddBot = {
  readonly type: 'AddBot';
  /** The creator; null for the house. */
  readonly playerId: PlayerId | null;
  readonly battleId: BattleId;
  readonly seat: number | null;
  /** 32 hex digits. Only a room of rules 1 takes it: in all others a bot brings none, so that no client chooses it. */
  readonly entropy?: string;
};

/** Declared bots take all free seats; where one is taken meanwhile, the command is refused. */
export type FillWithBots = {
  readonly type: 'FillWithBots';
  /** The creator; null for the house. */
  readonly playerId: PlayerId | null;
  readonly battleId: BattleId;
  /** Every free seat, in order; entropy as of one bot alone. */
  readonly bots: readonly { readonly seat: number; readonly entropy?: string }[];
};

/** A seat is taken and paid for; the last one locks the room. */
type SeatEvent = SeatTaken | BattleEntered | BattleLocked | LinkSpent;

/** Null while a room takes players. A player who lost the last seat gets `BATTLE_FULL` until the first round. */
const refuseLate = (battle: OpenedBattle, world: World): Rejection | null => {
  if (battle.status === 'locked') return reject(battle.rounds.length === 0 ? 'BATTLE_FULL' : 'BATTLE_STARTED');
  return battle.status !== 'waiting' || world.at >= battle.expiresAt ? reject('BATTLE_OVER') : null;
};

const isOver = ({ status }: OpenedBattle): boolean => status === 'finished' || status === 'dissolved';

/** A seat that is free, or why not. */
const freeSeat = (battle: OpenedBattle, asked: number | null): { readonly seat: number } | Rejection => {
  const { seats } = battle;
  const all = Array.from({ length: seatCountOf(battle) }, (_, index) => index + 1);
  const free = all.filter((seat) => !seats.some((taken) => taken.seat === seat));
  const seat = asked ?? free[0];
  if (seat === undefined || !all.includes(seat)) return reject('INPUT_INVALID', { field: 'seat' });
  return free.includes(seat) ? { seat } : reject('SEAT_TAKEN', { seat });
};

/** Seats one or several occupants, with the events that go along; the last seat locks the room. */
const takeSeats = (
  hashing: Hashing,
  battle: OpenedBattle,
  taken: readonly BattleSeat[],
  along: readonly StreamEvent<BattleEntered | LinkSpent>[],
  world: World & SeesTerms,
  commandId: CommandId,
): Acceptance<SeatEvent> => {
  const { battleId } = battle;
  const seats = taken.map((seat) => seatTaken.in(battleStream(battleId), { commandId, battleId, ...seat }));
  const seated: readonly StreamEvent<SeatEvent>[] = [...seats, ...along];
  const after = seats.reduce<BattleState>((state, { event }) => evolveBattle(state, event, world.at), battle);
  if (after.status === 'absent' || after.seats.length < seatCountOf(after)) return accept(seated);
  const lock = lockBattle(hashing, after, sectionByHash(world.terms(), 'battle', after.terms), world.at, commandId);
  return accept([...seated, lock.event], lock.timers);
};

export const joinBattleWith = (
  hashing: Hashing,
): Handler<JoinBattle, SeatEvent, SeesBattles & SeesPlayers & SeesStops & SeesTerms> => ({
  needs: ({ playerId, battleId }) => ({
    streams: [battleStream(battleId), playerStream(playerId), gameStream('battle'), termsStream],
    guards: [playerId],
    pairs: [],
  }),

  decide: forPlayer((player, command, world, commandId) => {
    const { playerId, battleId, seat: asked, entropy } = command;
    const battle = world.battle(battleId);
    if (battle.status === 'absent') return reject('BATTLE_NOT_FOUND');
    if (isOver(battle)) return reject('BATTLE_OVER');
    if (seatedPlayers(battle).some((one) => one.player === playerId)) return reject('ALREADY_SEATED');
    const late = refuseLate(battle, world) ?? refuseEntry(player, world);
    if (late !== null) return late;
    const free = freeSeat(battle, asked);
    if ('kind' in free) return free;
    const short = refuseStake(player, battle.cost, world);
    if (short !== null) return short;
    const spent = spendLink(hashing, player, command, battleId, world, commandId);
    if ('kind' in spent) return spent;

    const { seat } = free;
    const data = { commandId, playerId, battleId, cost: formatMoney(battle.cost), nextSeed: null };
    const entered = battleEntered.in(playerStream(playerId), data);
    const taken = { seat, occupant: { kind: 'player', playerId }, entropy } as const;
    return takeSeats(hashing, battle, [taken], [entered, ...spent], world, commandId);
  }),
});

/** Whether only bots would play in the room if a bot took its last seat. */
const isEmptyGame = (battle: OpenedBattle): boolean =>
  seatedPlayers(battle).length === 0 && battle.seats.length === seatCountOf(battle) - 1;

/** The entropy of a bot: the one that the command brought, where the room's rules take that. */
const botEntropy = ({ rules }: OpenedBattle, brought: string | undefined): string =>
  rules === 1 ? (brought ?? NO_ENTROPY) : NO_ENTROPY;

const botNumber = (battle: OpenedBattle): number =>
  battle.seats.filter(({ occupant }) => occupant.kind === 'bot').length + 1;

/** The room that takes bots now, or the reason why it doesn't. */
const roomForBots = (
  { playerId, battleId }: Pick<AddBot, 'playerId' | 'battleId'>,
  world: World & SeesBattles & SeesStops & SeesTerms,
): OpenedBattle | Rejection => {
  const battle = world.battle(battleId);
  if (battle.status === 'absent') return reject('BATTLE_NOT_FOUND');
  if (battle.creator !== playerId) return reject('NOT_YOURS');
  // The creator sits there already, so a bot's seat moves nothing more of what they owe.
  const creator = playerId === null ? null : { playerId, receivable: 0n };
  return refuseLate(battle, world) ?? refuseEntry(creator, world) ?? battle;
};

const needsOfBots = ({ playerId, battleId }: Pick<AddBot, 'playerId' | 'battleId'>) => ({
  streams: [battleStream(battleId), gameStream('battle'), termsStream],
  guards: playerId === null ? [] : [playerId],
  pairs: [],
});

export const addBotWith = (hashing: Hashing): Handler<AddBot, SeatEvent, SeesBattles & SeesStops & SeesTerms> => ({
  needs: needsOfBots,

  decide: (command, world, commandId) => {
    const battle = roomForBots(command, world);
    if ('kind' in battle) return battle;
    const free = freeSeat(battle, command.seat);
    if ('kind' in free) return free;
    if (isEmptyGame(battle)) return reject('INPUT_INVALID', { field: 'seat' });

    const occupant = { kind: 'bot', bot: `bot-${botNumber(battle)}` } as const;
    const taken = { seat: free.seat, occupant, entropy: botEntropy(battle, command.entropy) };
    return takeSeats(hashing, battle, [taken], [], world, commandId);
  },
});

export const fillWithBotsWith = (
  hashing: Hashing,
): Handler<FillWithBots, SeatEvent, SeesBattles & SeesStops & SeesTerms> => ({
  needs: needsOfBots,

  decide: (command, world, commandId) => {
    const battle = roomForBots(command, world);
    if ('kind' in battle) return battle;
    const { bots } = command;
    for (const { seat } of bots) {
      const free = freeSeat(battle, seat);
      if ('kind' in free) return free;
    }
    const inOrder = bots.every(({ seat }, index) => seat > (bots[index - 1]?.seat ?? 0));
    const fills = battle.seats.length + bots.length === seatCountOf(battle);
    if (!inOrder || !fills || seatedPlayers(battle).length === 0) return reject('INPUT_INVALID', { field: 'bots' });

    const first = botNumber(battle);
    const taken = bots.map(({ seat, entropy }, index) => {
      const occupant = { kind: 'bot', bot: `bot-${first + index}` } as const;
      return { seat, occupant, entropy: botEntropy(battle, entropy) };
    });
    return takeSeats(hashing, battle, taken, [], world, commandId);
  },
});
