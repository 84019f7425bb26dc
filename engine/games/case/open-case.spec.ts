import { describe, expect, it } from 'vitest';
import {
  alice,
  dawn,
  dawnOdds,
  dawnPublished,
  dawnRetired,
  dawnTable,
  deposited,
  itemOf,
  openDawn,
  publishDawn,
  registered,
  skinsPublished,
  stopped,
  won,
} from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, hashOf, pairNumber, T0 } from '../../../test/deciders.ts';
import { caseTerms, termsAre } from '../../../test/terms-cast.ts';
import type { GlasscaseEvent } from '../../events.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { drawCase } from '../../fairness/odds.ts';
import { draw, MAX_PAIR_AGE_MS, MAX_ROUNDS_PER_PAIR } from '../../fairness/seed-pair.ts';
import { isHexHash, mustBe, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import type { OpenCase } from './open-case.ts';

const stream = playerStream(alice);
const ready = [...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, '1000')];

/** The outcome of a round by the pair's revealed seed. */
const outcomeOf = (pair: number, roundNo: number) => {
  const { pairId, serverSeed } = pairNumber(pair);
  const play = { pairId, roundNo, userSeed: 'lucky', entropy: 'e'.repeat(32), oddsHash: dawnOdds };
  return drawCase(dawnTable, play, (request) => draw(nodeHashing, fromHex(serverSeed), request));
};

describe('opening a case', () => {
  it('takes the price and gives what the pair in use draws', () => {
    const { ticket, index, entry, float } = outcomeOf(1, 1);
    expect(acceptedEvents(given(...ready).when(openDawn(alice)))).toEqual([
      {
        type: 'CaseOpened',
        schemaVersion: 2,
        data: {
          commandId: commandIdNumber(0),
          playerId: alice,
          terms: caseTerms,
          case: dawn,
          caseVersion: 1,
          oddsHash: dawnOdds,
          price: '100',
          quantity: 1,
          play: 1,
          pairId: pairNumber(1).pairId,
          roundNo: 1,
          userSeed: 'lucky',
          step: null,
          entropy: 'e'.repeat(32),
          ticket,
          entry: index,
          itemId: itemOf(1),
          skin: entry.skin,
          wear: entry.wear,
          float,
          value: entry.value,
        },
      },
    ]);
  });

  it('plays one round for each of up to ten, without gaps, in one decision', () => {
    const events = acceptedEvents(given(...ready, won(alice, 7)).when(openDawn(alice, 9)));
    const rounds = events.map((event) => (event.type === 'CaseOpened' ? [event.data.play, event.data.roundNo] : null));
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((play) => [play, play + 7]));
    for (const [index, event] of events.entries()) {
      expect(event).toMatchObject({ data: { ticket: outcomeOf(1, index + 8).ticket } });
    }
  });

  it('gives the same outcome for the same command', () => {
    const story = given(...ready);
    expect(story.when(openDawn(alice, 5))).toEqual(story.when(openDawn(alice, 5)));
  });

  it('is refused where the money is short for all of them', () => {
    const story = given(...ready);
    expect(story.when(openDawn(alice, 10))).toBeAccepted();
    expect(given(...ready, won(alice, 1)).when(openDawn(alice, 10))).toBeRefused('INSUFFICIENT_FUNDS', {
      cost: '1000',
      pairId: pairNumber(1).pairId,
      roundNo: 2,
    });
  });

  it('is refused for other odds than those in force, and says which these are', () => {
    const stale = { ...openDawn(alice), oddsHash: mustBe(isHexHash, hashOf('older odds')) };
    expect(given(...ready).when(stale)).toBeRefused('CASE_CHANGED', {
      oddsHash: dawnOdds,
      pairId: pairNumber(1).pairId,
      roundNo: 1,
    });
  });

  it('takes new odds from 60 s after their entry, and honours those of before for 60 s more', () => {
    const story = given(...ready);
    const published = story.when({ ...publishDawn, price: '120' });
    if (published.kind !== 'accepted') throw new Error('refused');
    const announced = story.happened(...published.events).after(NOTICE_MS - 1);
    const [event] = published.events.map((one) => one.event);
    if (event?.type !== 'CasePublished') throw new Error('another event');
    const next = { ...openDawn(alice), oddsHash: event.data.oddsHash };
    expect(announced.when(next)).toBeRefused('CASE_CHANGED', expect.objectContaining({ oddsHash: dawnOdds }));
    expect(announced.after(1).when(next)).toEmit([{ data: { price: '120' } }]);
    const late = announced.after(NOTICE_MS - 1);
    expect(late.when(openDawn(alice))).toEmit([
      { data: { oddsHash: dawnOdds, price: '100', ticket: outcomeOf(1, 1).ticket } },
    ]);
    expect(late.after(1).when(openDawn(alice))).toBeRefused('CASE_CHANGED');
  });

  it('takes nothing that was announced before the case was retired, and notice again when it is brought back', () => {
    const published = given(...ready).when({ ...publishDawn, price: '120' });
    if (published.kind !== 'accepted') throw new Error('refused');
    const retired = given(...ready).happened(...published.events, dawnRetired);
    const back = retired.when({ ...publishDawn, price: '130' });
    if (back.kind !== 'accepted') throw new Error('refused');
    const open = ([event]: readonly { readonly event: GlasscaseEvent }[]): OpenCase => {
      if (event?.event.type !== 'CasePublished') throw new Error('another event');
      return { ...openDawn(alice), oddsHash: event.event.data.oddsHash };
    };
    const announced = retired.happened(...back.events).after(NOTICE_MS - 1);
    expect(announced.when(openDawn(alice))).toBeAccepted();
    expect(announced.when(open(back.events))).toBeRefused('CASE_RETIRED');
    const over = announced.after(1);
    expect(over.when(open(published.events))).toBeRefused('CASE_CHANGED');
    expect(over.when(openDawn(alice))).toBeRefused('CASE_CHANGED');
    expect(over.when(open(back.events))).toBeAccepted();
  });

  it('is refused for a case that is retired for 60 s, or was never there', () => {
    const retired = given(...ready, dawnRetired).after(NOTICE_MS - 1);
    expect(retired.when(openDawn(alice))).toBeAccepted();
    expect(retired.after(1).when(openDawn(alice))).toBeRefused('CASE_RETIRED');
    const without = given(termsAre(), registered(alice), deposited(alice, '1000'));
    expect(without.when(openDawn(alice))).toBeRefused('CASE_NOT_FOUND');
  });

  it('is refused while the game is stopped', () =>
    expect(given(...ready, stopped('case')).when(openDawn(alice))).toBeRefused('GAME_STOPPED'));

  it('is refused while safer play says so, and not a millisecond longer', () => {
    const blocked = given(...ready).guarded(alice, { version: 3, blockedUntil: T0 + 10 });
    expect(blocked.when(openDawn(alice))).toBeRefused('PLAY_NOT_ALLOWED');
    expect(blocked.after(10).when(openDawn(alice))).toBeAccepted();
  });

  it.each([0, 11, 1.5, Number.NaN])('is refused for %s rounds', (quantity) =>
    expect(given(...ready).when(openDawn(alice, quantity))).toBeRefused('INPUT_INVALID'),
  );

  it('is refused beyond what the terms allow at once, and under none or others', () => {
    const fewer = { maxQuantity: 3 };
    const terms = sectionHash(nodeHashing, 'case', fewer);
    const story = given(...ready, termsAre({ case: fewer }, 2, T0 + NOTICE_MS)).after(2 * NOTICE_MS);
    expect(story.when({ ...openDawn(alice, 4), terms })).toBeRefused('INPUT_INVALID');
    expect(acceptedEvents(story.when({ ...openDawn(alice, 3), terms }))).toMatchObject(
      [1, 2, 3].map(() => ({ data: { terms } })),
    );
    expect(story.when(openDawn(alice))).toBeRefused('TERMS_CHANGED', expect.objectContaining({ terms, roundNo: 1 }));
    const none = given(...skinsPublished, dawnPublished, registered(alice), deposited(alice, '1000'));
    expect(none.when(openDawn(alice))).toBeRefused('TERMS_CHANGED');
  });

  it('is refused for nobody', () =>
    expect(given(...skinsPublished, dawnPublished).when(openDawn(alice))).toBeRefused('PLAYER_NOT_FOUND'));
});

describe('a pair that is used up in the middle', () => {
  it('is revealed after its 10,000th round, and the rest is drawn from the committed next one', () => {
    const story = given(...ready, won(alice, MAX_ROUNDS_PER_PAIR - 2));
    const decision = story.when(openDawn(alice, 5));
    const events = acceptedEvents(decision);
    expect(events.map(({ type }) => type)).toEqual([
      'CaseOpened',
      'CaseOpened',
      'SeedRotated',
      'CaseOpened',
      'CaseOpened',
      'CaseOpened',
    ]);
    expect(events[1]).toMatchObject({ data: { play: 2, roundNo: 10_000, pairId: pairNumber(1).pairId } });
    expect(events[2]).toMatchObject({
      data: {
        reason: 'rounds',
        revealed: { pairId: pairNumber(1).pairId, roundCount: 10_000 },
        current: { pairId: pairNumber(2).pairId },
        next: { pairId: pairNumber(21).pairId },
      },
    });
    expect(events[3]).toMatchObject({
      data: { play: 3, roundNo: 1, pairId: pairNumber(2).pairId, ticket: outcomeOf(2, 1).ticket },
    });
    expect(decision).toMatchObject({
      timers: [
        { change: 'clear', timer: { stream, kind: 'seed-retirement', seq: 1 } },
        { change: 'set', timer: { stream, kind: 'seed-retirement', seq: 2 }, dueAt: T0 + MAX_PAIR_AGE_MS },
      ],
    });
  });

  it('is revealed after its last round, so that no command begins with it', () => {
    const events = acceptedEvents(given(...ready, won(alice, MAX_ROUNDS_PER_PAIR - 1)).when(openDawn(alice)));
    expect(events).toMatchObject([
      { type: 'CaseOpened', data: { roundNo: MAX_ROUNDS_PER_PAIR, pairId: pairNumber(1).pairId } },
      { type: 'SeedRotated', data: { reason: 'rounds', entropy: null, revealed: { roundCount: MAX_ROUNDS_PER_PAIR } } },
    ]);
  });

  it('sets no timer where no pair retires', () =>
    expect(given(...ready).when(openDawn(alice, 3))).toMatchObject({ timers: [] }));
});
