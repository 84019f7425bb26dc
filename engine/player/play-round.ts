import { type Acceptance, type AnyEvent, accept, type StreamEvent, type TimerChange } from '../kernel/decision.ts';
import type { GameName, RoundGame } from '../kernel/game-name.ts';
import type { Handler } from '../kernel/handler.ts';
import { type CommandId, type HexHash, playerStream, type StreamId } from '../kernel/ids.ts';
import { formatMoney, lesserOf, MAX_MONEY, type Money } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import { type BonusReleased, bonusReleased } from '../rewards/events.ts';
import { releasable, wageredFor } from '../rewards/state.ts';
import type { SeesStops } from '../site/state.ts';
import { inForce, type Period, shown } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type SeedRotated, seedRotated } from './events.ts';
import { evolvePlayerWith } from './evolve-player.ts';
import { retirement, rotationTimers } from './rotate-seed.ts';
import { refuseLimits, refusePace } from './safer-play.ts';
import {
  type PlayerEventDefinition,
  type PlayerState,
  type PlayerStream,
  type RegisteredPlayer,
  retirementReason,
  type SeesPlayers,
} from './state.ts';

/** What a command that plays brings: its plays, pairs that came of age, and the bonus that was wagered for. */
type PlayEvent<Play extends AnyEvent> = Play | SeedRotated | BonusReleased;

/** A command that plays rounds of the player's own pair. `Sees`: the states besides the player's and the game's. */
export type PlayHandler<Command, Play extends AnyEvent, Sees> = Handler<
  Command,
  PlayEvent<Play>,
  SeesPlayers & SeesStops & Sees,
  PlayerStream
>;

/**
 * The round that a play would be. Every refusal names it: the gateway signs it, so that a house that refuses rounds
 * because it computed them leaves a trail in its players' hands.
 */
export const nextRound = ({ current }: RegisteredPlayer) => ({
  pairId: current.pairId,
  roundNo: current.roundCount + 1,
});

/** The public inputs of that round. */
export const nextPlay = ({ current, userSeed }: RegisteredPlayer, entropy: string) => ({
  pairId: current.pairId,
  roundNo: current.roundCount + 1,
  userSeed,
  entropy,
});

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
 * Plays rounds of the player's own pair, all of them or none, and releases the bonus that was wagered for. `played`
 * defines the plays' event, and `playOnce` gets the player as they are by then, and which round of the command it is, from 1, and
 * answers what the event says. The states between the rounds are handed on, so that nobody has to fold them again.
 */
export const playRounds = <Data, Play extends AnyEvent>(
  start: RegisteredPlayer,
  rounds: number,
  world: World & SeesTerms,
  commandId: CommandId,
  played: PlayerEventDefinition & { readonly in: (stream: StreamId, data: Data) => StreamEvent<Play> },
  playOnce: (player: RegisteredPlayer, play: number) => NoInfer<Data>,
): Acceptance<PlayEvent<Play>, PlayerStream> => {
  const stream = playerStream(start.playerId);
  const events: StreamEvent<PlayEvent<Play>>[] = [];
  const timers: TimerChange[] = [];
  const folded: PlayerStream[] = [];
  let player = start;
  const record = (definition: PlayerEventDefinition, recorded: StreamEvent<Play | SeedRotated>): void => {
    events.push(recorded);
    const next = evolvePlayerWith(definition, player, recorded.event, world.at);
    folded.push({ category: 'player', state: next });
    if (next.status === 'registered') player = next;
  };
  for (let play = 1; play <= rounds; play += 1) {
    // A pair that came of age is revealed before the play; its successor was committed long ago.
    const retired = retirementReason(player.current, world.terms(), world.at);
    if (retired !== null) {
      timers.push(...rotationTimers(player, world));
      record(seedRotated, retirement(player, world, commandId, retired));
    }
    record(played, played.in(stream, playOnce(player, play)));
  }
  events.push(...bonusRelease(player, world, commandId));
  return accept(events, timers, folded);
};

/** What a player's wagering has turned into coin by now, as the last event of the command that settled it; or nothing. */
export const bonusRelease = (
  player: PlayerState,
  world: Pick<World, 'at'> & SeesTerms,
  commandId: CommandId,
): readonly StreamEvent<BonusReleased>[] => {
  const terms = inForce(world.terms(), 'rewards', world.at);
  if (player.status === 'absent' || terms === null) return [];
  const { releasePercent } = terms.values;
  const { playerId, coin, rewards } = player;
  const amount = lesserOf(releasable(rewards.bonus, releasePercent), MAX_MONEY - coin);
  if (amount <= 0n) return [];
  return [
    bonusReleased.in(playerStream(playerId), {
      commandId,
      playerId,
      terms: terms.hash,
      wagered: formatMoney(wageredFor(amount, releasePercent)),
      amount: formatMoney(amount),
    }),
  ];
};
