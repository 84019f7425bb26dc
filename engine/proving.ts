import type { RoundEvent } from './events.ts';
import type { Typed } from './facts/define-event.ts';
import type { ProvenRoom, ProvenRound } from './games/proving.ts';
import type { RoundGame, RoundType } from './kernel/game-name.ts';
import { MODULES } from './product.ts';
import type { WorldStates } from './stream-state.ts';

/** The rounds of a game. */
export type RoundOf<Game extends RoundGame> = Extract<RoundEvent, { readonly type: RoundType<Game> }>;

interface RoundRules {
  readonly game: RoundGame;
  readonly rules: ProvenRound<string, WorldStates>;
}

const rounds: ReadonlyMap<string, RoundRules> = new Map(
  MODULES.flatMap((module) =>
    'rounds' in module
      ? module.rounds.map((rules: RoundRules['rules']) => [rules.type, { game: module.game, rules }] as const)
      : [],
  ),
);

/** The game of the round, and what an auditor asks of it. */
export const roundRules = ({ type }: RoundEvent): RoundRules => {
  const found = rounds.get(type);
  if (found === undefined) throw new TypeError(`no game proves ${type}`);
  return found;
};

interface RoomTurn {
  readonly room: ProvenRoom<WorldStates>;
  readonly turn: 'locked' | 'drawn' | 'givenUp';
}

const turns: ReadonlyMap<string, RoomTurn> = new Map(
  MODULES.flatMap((module) => ('room' in module ? [module.room] : [])).flatMap((room: ProvenRoom<WorldStates>) =>
    (['locked', 'drawn', 'givenUp'] as const).map((turn) => [room[turn], { room, turn }] as const),
  ),
);

/** The room game that the event locks, draws to its end or gives up; undefined for any other event. */
export const roomTurn = ({ type }: Typed): RoomTurn | undefined => turns.get(type);
