import type { Facts } from '../facts/facts.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { type ChainPlace, leadsTo, linkPattern } from '../fairness/lane-chain.ts';
import { entropyPattern } from '../fairness/seed-pair.ts';
import { type AnyEvent, accept, type Decision, type StreamEvent, type TimerChange } from '../kernel/decision.ts';
import type { DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { GameName, RoundGame } from '../kernel/game-name.ts';
import type { Handler } from '../kernel/handler.ts';
import {
  type CommandId,
  gameStream,
  type HexHash,
  type PairId,
  type PlayerId,
  playerStream,
  type StreamId,
  termsStream,
} from '../kernel/ids.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { Known, Needs, World } from '../kernel/world.ts';
import { isStopped, type SeesStops } from '../site/state.ts';
import { type Period, shown } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type SeedRotated, seedRotated } from './events.ts';
import { evolvePlayerWith } from './evolve-player.ts';
import { laneEnd, laneTimer, ownLane } from './lanes/close-lane.ts';
import { type LaneClosed, laneClosed } from './lanes/events.ts';
import { retirement, rotationTimers } from './rotate-seed.ts';
import { refusePace } from './safer-play.ts';
import {
  forPlayer,
  isUsedUp,
  type Lane,
  type PairInUse,
  type PlayerEventDefinition,
  type PlayerState,
  type PlayerStream,
  pairsOf,
  type RegisteredPlayer,
  roundsLeft,
  type SeesPlayers,
  usableUntil,
} from './state.ts';

/** The end of a pair that was used up. */
type PairOver = SeedRotated | LaneClosed;

/** The events of a command that plays: its plays, and the end of a pair that they used up. */
type PlayEvent<Play extends AnyEvent> = Play | PairOver;

/** A player's stream after an event, and what that event means. */
interface FoldedPlayer {
  readonly stream: PlayerStream;
  readonly facts: Facts;
}

/** A command that plays rounds of the player's own pair. `Sees`: the states besides the player's and the game's. */
export type PlayHandler<Command, Play extends AnyEvent, Sees> = Handler<
  Command,
  PlayEvent<Play>,
  SeesPlayers & SeesStops & Sees,
  FoldedPlayer
>;

/** The round that a play would be, as its player was shown it. */
export type ShownRound = {
  readonly pairId: PairId;
  readonly userSeed: string;
  /** Of the first round of several; null where the client doesn't count. */
  readonly roundNo: number | null;
  /** Of the lane that the pair is; left out of a loose play. */
  readonly step?: number;
};

/** The round of an event, as its player was shown it. */
export const shownIn = ({
  pairId,
  userSeed,
  roundNo,
  step,
}: Pick<ShownRound, 'pairId' | 'userSeed'> & {
  readonly roundNo: number;
  readonly step: number | null;
}): ShownRound => ({
  pairId,
  userSeed,
  roundNo,
  ...(step === null ? {} : { step }),
});

/**
 * The fields of every command that plays rounds of its player's own pair. It says what they are drawn from, so that a house
 * that sees its entropy can't let it fall on another pair.
 */
export type PlayCommand = {
  readonly playerId: PlayerId;
  readonly round: ShownRound;
  /** Hash of the section of the terms, as the player was shown it. */
  readonly terms: HexHash;
  /** The link of the lane's step, 64 hex digits; of a loose play 128 fresh bits of the player's side, 32 digits. */
  readonly entropy: string;
};

/** Whether it brings randomness of the form that its kind of play has. The chain shows whether the link is the lane's. */
export const isEntropy = ({ round, entropy }: Pick<PlayCommand, 'round' | 'entropy'>): boolean =>
  (round.step === undefined ? entropyPattern : linkPattern).test(entropy);

/** A pair with the user seed that is drawn with it. */
interface PlayedPair extends PairInUse {
  readonly userSeed: string;
  /** How far the lane is; null for the pair of loose plays. */
  readonly chain: ChainPlace | null;
}

/** A player who is about to play, and the pair that their play names. */
interface Turn {
  readonly player: RegisteredPlayer;
  readonly pair: PlayedPair;
}

const loosePair = ({ current, userSeed }: RegisteredPlayer): PlayedPair => ({ ...current, userSeed, chain: null });
const lanePair = (lane: Lane): PlayedPair => ({ ...lane, chain: lane });

/** The pair that the round names, among those of the player; null for a lane that isn't open. */
const pairOf = (player: RegisteredPlayer, { pairId, step }: ShownRound): PlayedPair | null => {
  if (step === undefined) return loosePair(player);
  const lane = player.lanes.get(pairId);
  return lane === undefined ? null : lanePair(lane);
};

/** Pairs whose secrets the play may need. */
const pairsPlayed = (player: PlayerState | undefined, { pairId, step }: ShownRound): readonly PairId[] => {
  if (step === undefined) return pairsOf(player);
  return player?.status === 'registered' && player.lanes.has(pairId) ? [pairId] : [];
};

/**
 * The round that a play would be. Every refusal names it: the gateway signs it, so that a house that refuses rounds
 * because it computed them leaves a trail in its players' hands.
 */
const nextRound = ({ pair: { pairId, roundCount } }: Pick<Turn, 'pair'>) => ({
  pairId,
  roundNo: roundCount + 1,
});

const shownOf = (pair: PlayedPair): ShownRound & { readonly roundNo: number } => ({
  ...nextRound({ pair }),
  userSeed: pair.userSeed,
  ...(pair.chain === null ? {} : { step: pair.chain.step + 1 }),
});

/** The next loose round, as a client is shown it now. */
export const shownRound = (player: RegisteredPlayer) => shownOf(loosePair(player));

/** The public inputs of the turn's round. A lane's step is taken once, however many rounds are played with its link. */
const nextPlay = ({ pair }: Pick<Turn, 'pair'>, { round, entropy }: Pick<PlayCommand, 'round' | 'entropy'>) => ({
  ...nextRound({ pair }),
  userSeed: pair.userSeed,
  step: round.step ?? null,
  entropy,
});

/** Why the next round isn't the one that was shown, or may not be played: its pair came of age, and its timer is to reveal it. */
const refuseRound = (
  hashing: Hashing,
  pair: PlayedPair,
  { round: { pairId, userSeed, roundNo, step }, entropy }: PlayCommand,
  world: World & SeesTerms,
): Rejection | null => {
  const next = shownOf(pair);
  const isNext = pairId === next.pairId && userSeed === next.userSeed && (roundNo ?? next.roundNo) === next.roundNo;
  const isOld = world.at >= usableUntil(pair, world.terms());
  const { chain } = pair;
  if (chain === null) return isNext && !isOld ? null : reject('SEED_CHANGED', next);
  if (isOld) return reject('LANE_CLOSED', next);
  if (!isNext || step !== chain.step + 1 || roundNo === null) return reject('SEED_CHANGED', next);
  return leadsTo(hashing, pairId, chain, { step, link: entropy }) ? null : reject('LINK_REFUSED', next);
};

/** Why the player may not play the game at all now: its emergency stop, or safer play. Null while they may. */
export const barred = (player: RegisteredPlayer, game: GameName, world: World & SeesStops): Rejection | null =>
  isStopped(world, game) ? reject('GAME_STOPPED') : refusePace(player, world);

/**
 * The section of the game's terms that the player was shown, or why they may not play by it now. `malformed`: the first
 * field of the command that no honest client sends.
 */
export const shownTerms = <Game extends RoundGame>(
  player: RegisteredPlayer,
  game: Game,
  terms: HexHash,
  malformed: string | null,
  world: World & SeesStops & SeesTerms,
): Period<Game> | Rejection => {
  const refused = barred(player, game, world);
  if (refused !== null) return refused;
  return malformed === null
    ? shown(world.terms(), game, terms, world.at)
    : reject('INPUT_INVALID', { field: malformed });
};

/** The definition of the event of a game's rounds. */
type RoundEvent<Data, Play extends AnyEvent> = PlayerEventDefinition & {
  readonly in: (stream: StreamId, data: Data) => StreamEvent<Play>;
};

/** The event that retires the pair that a command used up: the next one follows a loose one, and nothing follows a lane. */
const usedUp = (
  { player, pair }: Turn,
  world: World & SeesTerms,
  commandId: CommandId,
): {
  readonly event: StreamEvent<PairOver>;
  readonly definition: PlayerEventDefinition;
  readonly timers: readonly TimerChange[];
} => {
  if (pair.chain === null) {
    return {
      definition: seedRotated,
      event: retirement(player, world, commandId, 'rounds'),
      timers: rotationTimers(player, world),
    };
  }
  const lane = ownLane(player, pair.pairId);
  return {
    definition: laneClosed,
    event: laneEnd(player, lane, world, commandId, 'rounds'),
    timers: [laneTimer(player, lane).clear()],
  };
};

/**
 * Plays rounds of the turn's pair, all of them or none, and retires the pair that they use up. `played` defines the plays'
 * event. `playOnce` gets the turn before a round and the number of the round in the command, from 1, and answers the
 * event's data. The decision hands on the states between the rounds, so that the engine doesn't fold them again.
 */
const playRounds = <Data, Play extends AnyEvent>(
  start: Turn,
  rounds: number,
  world: World & SeesTerms,
  commandId: CommandId,
  played: RoundEvent<Data, Play>,
  playOnce: (turn: Turn, play: number) => NoInfer<Data>,
): Decision<PlayEvent<Play>, FoldedPlayer> => {
  const stream = playerStream(start.player.playerId);
  // The rounds of a lane never go on with another pair: its links were fixed for this one.
  if (start.pair.chain !== null && rounds > roundsLeft(start.pair, world.terms()))
    return reject('LANE_CLOSED', nextRound(start));
  const events: StreamEvent<PlayEvent<Play>>[] = [];
  const timers: TimerChange[] = [];
  const folded: FoldedPlayer[] = [];
  let turn = start;
  const record = (definition: PlayerEventDefinition, recorded: StreamEvent<PlayEvent<Play>>): void => {
    events.push(recorded);
    const facts = definition.factsOf(recorded.event, world.at);
    const next = evolvePlayerWith(definition, turn.player, recorded.event, world.at, facts);
    folded.push({ stream: { category: 'player', state: next }, facts });
    if (next.status === 'absent') return;
    const lane = next.lanes.get(start.pair.pairId);
    turn = {
      player: next,
      pair: start.pair.chain === null ? loosePair(next) : lane === undefined ? turn.pair : lanePair(lane),
    };
  };
  for (let play = 1; play <= rounds; play += 1) {
    record(played, played.in(stream, playOnce(turn, play)));
    // No command begins with a pair that is used up. A loose play's remaining rounds go on with the next, committed long ago.
    if (!isUsedUp(turn.pair, world.terms())) continue;
    const over = usedUp(turn, world, commandId);
    timers.push(...over.timers);
    record(over.definition, over.event);
  }
  return accept(events, timers, folded);
};

/** One round of a play that is admitted. */
interface AdmittedRound {
  /** Before the round. */
  readonly player: RegisteredPlayer;
  /** Fields of every round's event, with the public inputs of its draws. */
  readonly fields: Pick<PlayCommand, 'playerId' | 'terms'> &
    ReturnType<typeof nextPlay> & { readonly commandId: CommandId };
  readonly draw: (request: DrawRequest) => DrawnTicket;
  /** Its number in the command, from 1. */
  readonly play: number;
}

/** A command that plays a game. `Bet`: the admitted play. */
interface PlayRules<Command, Data, Play extends AnyEvent, Sees, Bet> {
  readonly game: RoundGame;
  /** The streams that it reads besides those of the player, the game and the terms. */
  readonly streams: (command: Command, player: PlayerState | undefined) => readonly StreamId[];
  /** Answers what is played, or why it is refused. */
  readonly admit: (
    player: RegisteredPlayer,
    command: Command,
    world: World & SeesPlayers & SeesStops & Sees,
  ) => Bet | Rejection;
  readonly event: RoundEvent<Data, Play>;
  /** The rounds that it asks for at once; without it, one. */
  readonly rounds?: (command: Command) => number;
  /** Answers the data of a round's event. */
  readonly playOnce: (bet: Bet, command: Command, round: AdmittedRound) => NoInfer<Data>;
}

const isRejection = <Bet extends object>(bet: Bet | Rejection): bet is Rejection =>
  'kind' in bet && bet.kind === 'rejected';

/** Decides a play of the round that its player was shown; any other is refused. Every refusal names the round. */
export const playHandler = <
  Command extends PlayCommand,
  Data,
  Play extends AnyEvent,
  Sees extends SeesTerms,
  Bet extends object,
>(
  hashing: Hashing,
  { game, streams, admit, event, rounds = () => 1, playOnce }: PlayRules<Command, Data, Play, Sees, Bet>,
): {
  readonly needs: (command: Command, known: Known<SeesPlayers>) => Needs;
  readonly decide: PlayHandler<Command, Play, Sees>['decide'];
} => ({
  needs: (command, known) => {
    const player = known.player(command.playerId);
    return {
      streams: [playerStream(command.playerId), gameStream(game), termsStream, ...streams(command, player)],
      guards: [command.playerId],
      pairs: pairsPlayed(player, command.round),
    };
  },
  decide: forPlayer<Command, PlayEvent<Play>, SeesPlayers & SeesStops & Sees, FoldedPlayer>(
    (player, command, world, commandId) => {
      const pair = pairOf(player, command.round);
      if (pair === null) return reject('LANE_CLOSED', { pairId: command.round.pairId });
      const refused = refuseRound(hashing, pair, command, world);
      if (refused !== null) return refused;
      const bet = admit(player, command, world);
      if (isRejection(bet)) return reject(bet.code, { ...nextRound({ pair }), ...bet.details });
      const { playerId, terms } = command;
      return playRounds({ player, pair }, rounds(command), world, commandId, event, (turn, play) => {
        const inputs = nextPlay(turn, command);
        return playOnce(bet, command, {
          player: turn.player,
          fields: { commandId, playerId, terms, ...inputs },
          draw: (request) => world.draw(inputs.pairId, request),
          play,
        });
      });
    },
  ),
});
