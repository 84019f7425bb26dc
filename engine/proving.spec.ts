import { describe, expect, it } from 'vitest';
import { recordGames } from '../test/games-story/story.ts';
import { EVENTS, factsOf } from './events.ts';
import { GAMES, ROUND_GAMES } from './kernel/game-name.ts';
import { MODULES } from './product.ts';

const games = MODULES.flatMap((module) => ('game' in module ? [module] : []));

describe('the games', () => {
  it('are each one module', () => {
    expect(games.map(({ game }) => game).sort()).toEqual([...GAMES].sort());
  });

  it('can prove every event that names a round of a pair', () => {
    const named = EVENTS.filter(({ schema }) => {
      const { shape } = schema.shape.data;
      return 'pairId' in shape && 'roundNo' in shape;
    }).map(({ type }) => type);
    const proven = games.flatMap((module) => ('rounds' in module ? module.rounds.map(({ type }) => type) : []));
    expect(proven.toSorted()).toEqual(named.toSorted());
  });

  it('call the rounds of their own events by their own name', () => {
    const playOf = new Map(recordGames().recorded.map(({ event, at }) => [event.type, factsOf(event, at).play]));
    const called = games.flatMap((module) =>
      'rounds' in module ? module.rounds.map(({ type }) => [module.game, playOf.get(type)?.game]) : [],
    );
    expect(called.length).toBeGreaterThanOrEqual(ROUND_GAMES.length);
    for (const [own, fact] of called) expect(fact).toBe(own);
  });
});
