import { describe, expect, it } from 'vitest';
import { aliceSeed, arena, boxesOfDawn, createRoom, openArena, openRoom } from '../../../test/battle-cast.ts';
import {
  alice,
  dawn,
  dawnOdds,
  dawnPublished,
  dawnRetired,
  dawnTable,
  deposited,
  publishDawn,
  registered,
  skinsPublished,
  stopped,
} from '../../../test/cast.ts';
import { acceptedEvents, decided, given, hashOf, pairNumber, T0 } from '../../../test/deciders.ts';
import { battleTerms } from '../../../test/terms-cast.ts';
import { battleIdOf } from '../../fairness/battle-draw.ts';
import { exactRtp } from '../../fairness/odds.ts';
import type { StreamEvent } from '../../glasscase-decision.ts';
import { battleStream, caseStream, isCaseSlug, isHexHash, mustBe, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';

const battleId = battleIdOf(nodeHashing, alice, aliceSeed.publicHash, 'a'.repeat(32));
const drand = {
  kind: 'drand',
  chain: mustBe(isHexHash, '52'.repeat(32)),
  genesisAt: T0 - 600_000,
  periodMs: 3_000,
} as const;
const freshPair = { pairId: pairNumber(21).pairId, publicHash: pairNumber(21).publicHash };

describe('opening a room', () => {
  it('takes the cost of seat 1, draws from the seed committed before, and commits the next one', () => {
    const command = createRoom({ boxes: boxesOfDawn(2), sides: 3, mode: 'underdog', private: true, beacon: drand });
    const decision = given(...arena).when(command);
    expect(decision).toEqual({
      kind: 'accepted',
      events: [
        decided(battleStream(battleId), 'BattleCreated', {
          battleId,
          creator: alice,
          seed: aliceSeed,
          terms: battleTerms,
          entropy: 'a'.repeat(32),
          mode: 'underdog',
          pace: 'normal',
          sides: 3,
          size: 1,
          private: true,
          boxes: [1, 2].map(() => ({ case: dawn, caseVersion: 1, oddsHash: dawnOdds, price: '100' })),
          cost: '200',
          beacon: drand,
          expiresAt: T0 + 30 * 60_000,
          rules: 2,
        }),
        decided(battleStream(battleId), 'SeatTaken', {
          battleId,
          seat: 1,
          occupant: { kind: 'player', playerId: alice },
          entropy: 'a'.repeat(32),
        }),
        decided(playerStream(alice), 'BattleEntered', { playerId: alice, battleId, cost: '200', nextSeed: freshPair }),
      ],
      timers: [
        {
          change: 'set',
          timer: { stream: battleStream(battleId), kind: 'battle-expiry', seq: 1 },
          dueAt: T0 + 30 * 60_000,
        },
      ],
    });
  });

  it('by the house leaves every seat free, costs nobody anything, and commits its seed with the room', () => {
    const decision = given(...arena).when(createRoom({ playerId: null, seedHash: null }));
    const id = battleIdOf(nodeHashing, null, freshPair.publicHash, 'a'.repeat(32));
    expect(acceptedEvents(decision)).toMatchObject([
      { type: 'BattleCreated', data: { battleId: id, creator: null, seed: freshPair, cost: '100' } },
    ]);
    expect(decision).toMatchObject({ timers: [{ change: 'set', timer: { kind: 'battle-expiry' } }] });
  });

  it('gives every room a seed of its own', () => {
    const house = openArena();
    openRoom(house);
    expect(house.decide(createRoom())).toBeRefused('SEED_CHANGED', { seedHash: freshPair.publicHash });
    expect(openRoom(house, { seedHash: freshPair.publicHash })).not.toBe(battleId);
  });

  it('takes 1 to 20 boxes, and the same one as often as one likes', () => {
    const story = given(...arena, deposited(alice, '1000'));
    expect(acceptedEvents(story.when(createRoom({ boxes: boxesOfDawn(20) })))[0]).toMatchObject({
      data: { cost: '2000' },
    });
    for (const n of [0, 21]) {
      expect(story.when(createRoom({ boxes: boxesOfDawn(n) }))).toBeRefused('INPUT_INVALID', { field: 'boxes' });
    }
  });

  it('takes 2 to 4 who fight alone, 2 against 2 or 3 against 3', () => {
    const story = given(...arena);
    for (const [sides, size, kind] of [
      [2, 1, 'accepted'],
      [3, 1, 'accepted'],
      [4, 1, 'accepted'],
      [2, 2, 'accepted'],
      [2, 3, 'accepted'],
      [3, 2, 'rejected'],
      [2, 4, 'rejected'],
      [1, 1, 'rejected'],
      [5, 1, 'rejected'],
      [2.5, 1, 'rejected'],
      [2, 0, 'rejected'],
      [Number.NaN, 1, 'rejected'],
      [2, Number.NaN, 'rejected'],
    ] as const) {
      expect(story.when(createRoom({ sides, size })).kind).toBe(kind);
    }
    expect(story.when(createRoom({ sides: 1 }))).toBeRefused('INPUT_INVALID');
    expect(story.when(createRoom({ mode: 'shared', sides: 4 }))).toBeAccepted();
    expect(story.when(createRoom({ mode: 'shared', size: 2 }))).toBeRefused('INPUT_INVALID');
  });

  it('draws later from the odds it was opened with, so a case that changed is refused and named', () => {
    const story = given(...arena);
    const published = story.when({ ...publishDawn, price: '120' });
    if (published.kind !== 'accepted') throw new Error('refused');
    const [first] = acceptedEvents(published);
    if (first?.type !== 'CasePublished') throw new Error('nothing was published');
    expect(
      story
        .happened(...published.events)
        .after(2 * NOTICE_MS)
        .when(createRoom()),
    ).toBeRefused('CASE_CHANGED', { case: dawn, oddsHash: first.data.oddsHash });
  });

  it('is refused with a case that is retired, or was never there', () => {
    expect(
      given(...arena, dawnRetired)
        .after(NOTICE_MS)
        .when(createRoom()),
    ).toBeRefused('CASE_RETIRED', { case: dawn });
    const dusk = mustBe(isCaseSlug, 'dusk');
    const boxes = [...boxesOfDawn(1), { case: dusk, oddsHash: dawnOdds }];
    expect(given(...arena).when(createRoom({ boxes }))).toBeRefused('CASE_NOT_FOUND', { case: dusk });
  });

  it('is refused on another seed hash than the committed one, and where none is', () => {
    const other = mustBe(isHexHash, hashOf('another seed'));
    const story = given(...arena);
    for (const seedHash of [other, null]) {
      expect(story.when(createRoom({ seedHash }))).toBeRefused('SEED_CHANGED', { seedHash: aliceSeed.publicHash });
    }
    const uncommitted = given(...skinsPublished, dawnPublished, registered(alice), deposited(alice, '1000'));
    expect(uncommitted.when(createRoom())).toBeRefused('SEED_CHANGED', {});
  });

  it('is refused where the money is short', () => {
    expect(given(...arena).when(createRoom({ boxes: boxesOfDawn(11) }))).toBeRefused('INSUFFICIENT_FUNDS', {
      cost: '1100',
    });
    expect(given(...arena).when(createRoom({ boxes: boxesOfDawn(10) }))).toBeAccepted();
  });

  it('is refused while the game is stopped, to the house too', () => {
    const story = given(...arena, stopped('battle'));
    expect(story.when(createRoom())).toBeRefused('GAME_STOPPED');
    expect(story.when(createRoom({ playerId: null, seedHash: null }))).toBeRefused('GAME_STOPPED');
  });

  it('is refused while safer play says so, and not a millisecond longer', () => {
    const story = given(...arena).guarded(alice, { version: 3, blockedUntil: T0 + 10 });
    expect(story.when(createRoom())).toBeRefused('PLAY_NOT_ALLOWED');
    expect(story.after(10).when(createRoom())).toBeAccepted();
  });

  it('is refused to who sits in 20 battles already, until one is over', () => {
    const house = openArena(deposited(alice, '5000'));
    const seedNow = () => {
      const player = house.world().player(alice);
      return player.status === 'absent' || player.hostSeeds === null ? null : player.hostSeeds.battle.publicHash;
    };
    const rooms = Array.from({ length: 20 }, () => openRoom(house, { seedHash: seedNow() }));
    expect(house.decide(createRoom({ seedHash: seedNow() }))).toBeRefused('TOO_MANY_ROOMS', { limit: 20 });
    const [first] = rooms;
    if (first === undefined) throw new Error('no rooms');
    house.submit({ type: 'DissolveBattle', playerId: alice, battleId: first });
    expect(house.decide(createRoom({ seedHash: seedNow() }))).toBeAccepted();
  });

  it('is refused to nobody', () =>
    expect(given(...skinsPublished, dawnPublished).when(createRoom())).toBeRefused('PLAYER_NOT_FOUND'));
});

describe('boxes beyond all bounds', () => {
  const dear = mustBe(isCaseSlug, 'dear');
  const priced = (
    price: string,
    value: string,
  ): { readonly event: StreamEvent; readonly oddsHash: typeof dawnOdds } => {
    const [top, ...rest] = dawnTable.entries;
    if (top === undefined) throw new Error('no entries');
    const entries = [{ ...top, value }, ...rest];
    const table = { ...dawnTable, case: dear, price, entries, rtp: exactRtp(BigInt(price), entries) };
    const oddsHash = mustBe(isHexHash, hashOf(JSON.stringify(table)));
    if (dawnPublished.event.type !== 'CasePublished') throw new Error('not a case');
    const { data } = dawnPublished.event;
    const event = { ...dawnPublished.event, data: { ...data, table, oddsHash } };
    return { event: { stream: caseStream(dear), event }, oddsHash };
  };
  const asked = (price: string, value: string, boxes: number) => {
    const { event, oddsHash } = priced(price, value);
    const story = given(...arena, event);
    return story.when(
      createRoom({
        playerId: null,
        seedHash: null,
        boxes: Array.from({ length: boxes }, () => ({ case: dear, oddsHash })),
      }),
    );
  };

  it('are refused where a seat would cost more than an amount may be', () => {
    const half = String((2n ** 53n - 1n) / 2n);
    expect(asked(half, '1', 2).kind).toBe('accepted');
    expect(asked(half, '1', 3)).toMatchObject({ code: 'INPUT_INVALID', details: { field: 'boxes' } });
  });

  it('are refused where the winner could get more than that, because such a battle could never be settled', () => {
    const quarter = String((2n ** 53n - 1n) / 4n);
    expect(asked('100', quarter, 2).kind).toBe('accepted');
    expect(asked('100', quarter, 3)).toMatchObject({ code: 'INPUT_INVALID', details: { field: 'boxes' } });
  });
});
