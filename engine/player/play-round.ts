import type { Facts } from '../facts/facts.ts';
import {
  type Acceptance,
  type AnyEvent,
  accept,
  type Decision,
  type StreamEvent,
  type TimerChange,
} from '../kernel/decision.ts';
import type { GameName, RoundGame } from '../kernel/game-name.ts';
import type { Handler } from '../kernel/handler.ts';
import {
  type CommandId,
  type HexHash,
  type PairId,
  type PlayerId,
  playerStream,
  type StreamId,
} from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import type { SeesStops } from '../site/state.ts';
import { type Period, shown } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type SeedRotated, seedRotated } from './events.ts';
import { evolvePlayerWith } from './evolve-player.ts';
import { retirement, rotationTimers } from './rotate-seed.ts';
import { refuseLimits, refusePace } from './safer-play.ts';
import {
  comesOfAge,
  forPlayer,
  isUsedUp,
  type PlayerEventDefinition,
  type PlayerStream,
  type RegisteredPlayer,
  type SeesPlayers,
} from './state.ts';

/** What a command that plays brings: its plays, and a pair that they used up. */
type PlayEvent<Play extends AnyEvent> = Play | SeedRotated;

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
};

/** A play that says what it is drawn from, so that a house that sees its entropy can't let it fall on another pair. */
interface PlayCommand {
  readonly playerId: PlayerId;
  readonly round: ShownRound;
}

/**
 * The round that a play would be. Every refusal names it: the gateway signs it, so that a house that refuses rounds
 * because it computed them leaves a trail in its players' hands.
 */
export const nextRound = ({ current }: RegisteredPlayer) => ({
  pairId: current.pairId,
  roundNo: current.roundCount + 1,
});

/** The next round, as whoever sees the player now is shown it. */
export const shownRound = (player: RegisteredPlayer) => ({ ...nextRound(player), userSeed: player.userSeed });

/** The public inputs of that round. */
export const nextPlay = (player: RegisteredPlayer, entropy: string) => ({ ...shownRound(player), entropy });

/** Why the next round isn't the one that was shown, or may not be played: its pair came of age, and its timer is to rotate it. */
const refuseRound = (
  player: RegisteredPlayer,
  { pairId, userSeed, roundNo }: ShownRound,
  world: World & SeesTerms,
): Rejection | null => {
  const next = shownRound(player);
  const isNext = pairId === next.pairId && userSeed === next.userSeed && (roundNo ?? next.roundNo) === next.roundNo;
  return isNext && world.at < comesOfAge(player.current, world.terms()) ? null : reject('SEED_CHANGED', next);
};

/** Decides a play of the round that its player was shown; any other is refused. */
export const forShownRound = <Command extends PlayCommand, Play extends AnyEvent, Sees extends SeesTerms>(
  decide: (
    player: RegisteredPlayer,
    command: Command,
    world: World & SeesPlayers & SeesStops & Sees,
    commandId: CommandId,
  ) => Decision<PlayEvent<Play>, FoldedPlayer>,
): PlayHandler<Command, Play, Sees>['decide'] =>
  forPlayer<Command, PlayEvent<Play>, SeesPlayers & SeesStops & Sees, FoldedPlayer>(
    (player, command, world, commandId) =>
      refuseRound(player, command.round, world) ?? decide(player, command, world, commandId),
  );

/** The refusal, with the name of the round. */
export const named = <Refused extends Rejection | null>(player: RegisteredPlayer, refused: Refused) =>
  refused === null ? refused : reject(refused.code, { ...nextRound(player), ...refused.details });

/** Why the player may not play the game at all now: its emergency stop, or safer play. Null while they may. */
export const barred = (player: RegisteredPlayer, game: GameName, world: World & SeesStops): Rejection | null =>
  named(player, world.game(game).stopped ? reject('GAME_STOPPED') : refusePace(player, world));

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
  if (malformed !== null) return reject('INPUT_INVALID', { ...nextRound(player), field: malformed });
  const period = shown(world.terms(), game, terms, world.at);
  return 'kind' in period ? named(player, period) : period;
};

/** Why the player may not stake that much now: their own limits. Null while they may. */
export const overLimit = (player: RegisteredPlayer, stake: Money, world: World): Rejection | null =>
  named(player, refuseLimits(player, stake, world));

/**
 * Plays rounds of the player's own pair, all of them or none, and retires the pair that they use up. `played` defines the plays' event, and `playOnce` gets the player as they are by then, and which round of the command it is, from 1, and
 * answers what the event says. The states between the rounds are handed on, so that nobody has to fold them again.
 */
export const playRounds = <Data, Play extends AnyEvent>(
  start: RegisteredPlayer,
  rounds: number,
  world: World & SeesTerms,
  commandId: CommandId,
  played: PlayerEventDefinition & { readonly in: (stream: StreamId, data: Data) => StreamEvent<Play> },
  playOnce: (player: RegisteredPlayer, play: number) => NoInfer<Data>,
): Acceptance<PlayEvent<Play>, FoldedPlayer> => {
  const stream = playerStream(start.playerId);
  const events: StreamEvent<PlayEvent<Play>>[] = [];
  const timers: TimerChange[] = [];
  const folded: FoldedPlayer[] = [];
  let player = start;
  const record = (definition: PlayerEventDefinition, recorded: StreamEvent<Play | SeedRotated>): void => {
    events.push(recorded);
    const facts = definition.factsOf(recorded.event, world.at);
    const next = evolvePlayerWith(definition, player, recorded.event, world.at, facts);
    folded.push({ stream: { category: 'player', state: next }, facts });
    if (next.status === 'registered') player = next;
  };
  for (let play = 1; play <= rounds; play += 1) {
    record(played, played.in(stream, playOnce(player, play)));
    // No command begins with a pair that is used up. What is left of this one goes on with the next, committed long ago.
    if (isUsedUp(player.current, world.terms())) {
      timers.push(...rotationTimers(player, world));
      record(seedRotated, retirement(player, world, commandId, 'rounds'));
    }
  }
  return accept(events, timers, folded);
};
