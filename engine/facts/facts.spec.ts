import { describe, expect, it } from 'vitest';
import { recordGames } from '../../test/games-story/story.ts';
import { isLawful, ownFactsOf } from '../audit/ledgers/own-facts.ts';
import { EVENTS, FACTUAL_TYPES, factsOf } from '../events.ts';
import { sumOf } from '../kernel/money.ts';
import { type Account, isSettled, itemsReceived } from './facts.ts';

const { recorded } = recordGames();
const all = recorded.map(({ event, at }) => ({ event, at, facts: factsOf(event, at) }));
const of = (type: string) => all.filter(({ event }) => event.type === type);
const playerIn = (account: Account): readonly string[] => ('player' in account ? [account.player] : []);

describe('what an event means', () => {
  it('is said by the stream of a player alone, and a story of the house has every one that says something', () => {
    const speaking = EVENTS.filter(({ hasFacts }) => hasFacts);
    expect(new Set(speaking.map(({ stream }) => stream))).toEqual(new Set(['player']));
    const occurring = new Set(recorded.map(({ event }) => event.type));
    expect(FACTUAL_TYPES.filter((type) => !occurring.has(type))).toEqual([]);
  });

  it('is nothing at all for an event that has no facts', () => {
    const silent = all.filter(({ event }) => !FACTUAL_TYPES.includes(event.type));
    expect(silent.length).toBeGreaterThan(0);
    for (const { event, facts } of silent) {
      expect([event.type, facts]).toEqual([
        event.type,
        { postings: [], acquired: [], moved: [], play: null, reference: null },
      ]);
    }
  });
});

describe.each(FACTUAL_TYPES)('the facts of %s', (type) => {
  const own = of(type);

  it("touch no player but the stream's", () => {
    for (const { event, facts } of own) {
      const named = [
        ...facts.postings.flatMap(({ from, to }) => [...playerIn(from), ...playerIn(to)]),
        ...facts.acquired.map(({ owner }) => owner),
        // A prize comes from its host, whose own event let go of it.
        ...facts.moved.map(({ owner, heir }) => heir?.playerId ?? owner),
        ...(facts.play === null ? [] : [facts.play.playerId]),
      ];
      for (const playerId of named) expect(event.data).toMatchObject({ playerId });
    }
  });

  it('post more than nothing, on lawful ways', () => {
    for (const { facts } of own) {
      for (const posting of facts.postings) {
        expect(posting.amount).toBeGreaterThan(0n);
        expect([posting, isLawful(posting)]).toEqual([posting, true]);
      }
    }
  });

  it('say that a settled play won what its items are worth', () => {
    for (const { facts } of own) {
      if (facts.play === null || !isSettled(facts.play)) continue;
      expect(facts.play.won).toBe(sumOf(itemsReceived(facts).map(({ value }) => value)));
    }
  });

  it('move the money that the auditor counts', () => {
    for (const { event, facts } of own) expect(facts.postings).toEqual(ownFactsOf(event).postings);
  });
});
