import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alice,
  consolationHash,
  consolationPublished,
  dawn,
  dawnOdds,
  dawnPublished,
  deposited,
  itemOf,
  kestrel,
  openDawn,
  registered,
  roundOf,
  roundOn,
  skinsPublished,
  won,
} from '../../test/cast.ts';
import { contractOf, poolPublished } from '../../test/contract-cast.ts';
import { acceptedEvents, createHouse, type House, houseOf, pairNumber, playerOf } from '../../test/deciders.ts';
import { freeDawnTerms } from '../../test/item-cast.ts';
import { caseTerms, dreamTerms, TERMS, termsAre, upgradeTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { factsOf } from '../events.ts';
import { MAX_PAIR_AGE_MS } from '../fairness/seed-pair.ts';
import { upgradeTickets } from '../fairness/upgrade-draw.ts';
import { weighStake } from '../games/weigh-stake.ts';
import { playerStream } from '../kernel/ids.ts';
import { formatMoney } from '../kernel/money.ts';
import { evolveStream, type StreamState } from '../stream-state.ts';
import { type ShownRound, shownRound } from './play-round.ts';

const stream = playerStream(alice);
const entropy = 'e'.repeat(32);
const KESTREL = 900n;

/** A state as plain values: two persistent maps of the same items may be built differently. */
const plain = ({ category, state }: StreamState): unknown => {
  if (category !== 'player' || state.status === 'absent') return { category, state };
  return { ...state, items: state.items.toJS() };
};

const upgradeFirst = (house: House): Command | null => {
  const world = house.world();
  const player = world.player(alice);
  const [itemId] = player.status === 'absent' ? [] : [...player.items.keys()];
  if (player.status === 'absent' || itemId === undefined) return null;
  const stake = weighStake(player, [itemId], world).counted;
  return {
    type: 'UpgradeItems',
    playerId: alice,
    round: shownRound(player),
    terms: upgradeTerms,
    itemIds: [itemId],
    coin: '0',
    targetSkin: kestrel,
    targetWear: 'FT',
    side: 'under',
    stake: formatMoney(stake),
    targetValue: formatMoney(KESTREL),
    winTickets: upgradeTickets(stake, KESTREL, TERMS.upgrade),
    entropy,
  };
};

const play: fc.Arbitrary<(house: House) => Command | null> = fc.oneof(
  fc
    .integer({ min: 1, max: 10 })
    .map((quantity) => (house: House) => openDawn(alice, quantity, roundOf(house.world().player(alice)))),
  fc.constant(upgradeFirst),
  fc.constant(
    (house: House): Command => ({
      type: 'OpenFreeCase',
      playerId: alice,
      round: roundOf(house.world().player(alice)),
      terms: caseTerms,
      case: dawn,
      oddsHash: dawnOdds,
      entropy,
      couponId: null,
    }),
  ),
);

const wait = fc.constantFrom(0, 1_000, 24 * 3_600_000, MAX_PAIR_AGE_MS);

/** So few rounds that a few plays use a pair up. */
const SEEDS = { longestUseMs: MAX_PAIR_AGE_MS, maxRounds: 100 };

/** Alice with coin of both kinds, whose pair has five rounds left. */
const nearTheEnd = (): House => {
  const house = createHouse(20);
  const terms = termsAre({ rewards: freeDawnTerms, seeds: SEEDS });
  house.given([...skinsPublished, dawnPublished, terms, registered(alice), won(alice, 95)]);
  for (const balance of ['coin', 'locked'] as const) {
    const reason = 'correction';
    const credit = { type: 'AdjustBalance', playerId: alice, balance, direction: 'credit', reason } as const;
    house.submit({ ...credit, amount: balance === 'coin' ? '9000' : '70' });
  }
  return house;
};

/** Submits the timer's command. It changes nothing where the timer isn't due. */
const retire = (house: House) =>
  house.submit({ type: 'RetireSeed', playerId: alice, seq: playerOf(house, alice).current.seq });

describe('what a play hands on of its folding', () => {
  it('is the state that folding its events gives, event by event, whatever was played before', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.tuple(wait, play), { minLength: 3, maxLength: 15 }), (plays) => {
        const house = nearTheEnd();
        for (const [ms, choose] of plays) {
          house.wait(ms);
          retire(house);
          const command = choose(house);
          if (command === null) continue;
          let state: StreamState = { category: 'player', state: house.world().player(alice) };
          const decision = house.submit(command);
          if (decision.kind !== 'accepted') continue;
          const { events, folded } = decision;
          for (const [index, { event }] of events.entries()) {
            met.add(event.type);
            state = evolveStream(state, event, house.now());
            const handed = folded?.[index];
            expect(handed === undefined ? null : plain(handed.stream)).toEqual(plain(state));
            expect(handed?.facts).toEqual(factsOf(event, house.now()));
          }
          expect(events.every((one) => one.stream === stream)).toBe(true);
        }
      }),
      { numRuns: 120 },
    );
    expect([...met].sort()).toEqual(['CaseOpened', 'FreeCaseOpened', 'SeedRotated', 'UpgradePlayed']);
  });
});

/** Alice after three rounds, with three kestrels, and everything published that one can play for. */
const anyGame = (): House => {
  const house = houseOf(
    ...skinsPublished,
    dawnPublished,
    consolationPublished,
    poolPublished,
    termsAre({ rewards: freeDawnTerms }),
    registered(alice),
    deposited(alice, '5000'),
    ...[1, 2, 3].map((roundNo) => won(alice, roundNo)),
  );
  return house;
};
const kestrelFor = { playerId: alice, targetSkin: kestrel, targetWear: 'FN', targetValue: '5000', entropy } as const;
type Play = Extract<Command, { readonly round: ShownRound }>;
const plays: readonly Play['type'][] = ['OpenCase', 'OpenFreeCase', 'UpgradeItems', 'ChaseDream', 'PlayContract'];

/** A play that is accepted if nothing is wrong with its round. */
const playOf = (house: House, type: Play['type'], round: ShownRound): Play => {
  const { quantity: _, ...opening } = openDawn(alice, 1, round);
  const itemIds = [itemOf(1), itemOf(2), itemOf(3)];
  const contract = contractOf(house.world(), alice, itemIds, entropy);
  if (contract === null) throw new Error('no table');
  switch (type) {
    case 'OpenCase':
      return openDawn(alice, 1, round);
    case 'OpenFreeCase':
      return { ...opening, type, couponId: null };
    case 'UpgradeItems': {
      const stake = { itemIds: [itemOf(1)], coin: '100', stake: '1000', winTickets: 1_840_000 } as const;
      return { ...kestrelFor, ...stake, type, round, terms: upgradeTerms, side: 'under' };
    }
    case 'ChaseDream':
      return { ...kestrelFor, type, round, terms: dreamTerms, winTickets: 2_500_000, fee: '1379', consolationHash };
    case 'PlayContract':
      return { ...contract, round };
  }
};

describe.each(plays)('the round that %s names', (type) => {
  const shown = { ...roundOn(1), roundNo: 4 };
  const refused = (round: object) => ({ kind: 'rejected', code: 'SEED_CHANGED', details: round });

  it('is the one that it is drawn from, whether or not the client counts rounds', () => {
    for (const roundNo of [4, null]) {
      const house = anyGame();
      const [played] = acceptedEvents(house.decide(playOf(house, type, { ...shown, roundNo })));
      expect(played?.data).toMatchObject(shown);
    }
  });

  it.each([
    ['the pair that follows', { pairId: pairNumber(2).pairId }],
    ['a pair of nobody’s', { pairId: pairNumber(30).pairId }],
    ['another user seed', { userSeed: 'ground' }],
    ['a round that was played', { roundNo: 3 }],
    ['a round that comes later', { roundNo: 5 }],
  ])('is refused where it is %s, with the one that is next', (_, change) => {
    const house = anyGame();
    expect(house.decide(playOf(house, type, { ...shown, ...change }))).toEqual(refused(shown));
  });

  it.each([
    ['the next pair', null],
    ['a user seed that was ground for it', 'ground'],
  ])(
    'keeps a house that sees the entropy from drawing from %s: the play is refused, and the note will say so',
    (_, userSeed) => {
      const house = anyGame();
      const asked = playOf(house, type, shown);
      acceptedEvents(house.submit({ type: 'RotateSeed', playerId: alice, userSeed, entropy: 'f'.repeat(32) }));
      expect(asked.round).toEqual(shown);
      expect(house.submit(asked)).toEqual(refused({ ...roundOn(2), userSeed: userSeed ?? 'lucky', roundNo: 1 }));
    },
  );

  it('is never of a pair that came of age, whether or not its timer rang', () => {
    const house = anyGame();
    house.wait(MAX_PAIR_AGE_MS - 1);
    expect(house.decide(playOf(house, type, shown))).toBeAccepted();
    house.wait(1);
    expect(house.decide(playOf(house, type, shown))).toEqual(refused(shown));
    acceptedEvents(retire(house));
    const next = { ...roundOn(2), roundNo: 1 };
    expect(house.decide(playOf(house, type, shown))).toEqual(refused(next));
    expect(acceptedEvents(house.decide(playOf(house, type, next)))[0]?.data).toMatchObject(next);
  });
});

describe('whatever is played', () => {
  const named = fc.record({
    pairId: fc.constantFrom(...[1, 2, 3, 21, 22].map((n) => pairNumber(n).pairId)),
    userSeed: fc.constantFrom('lucky', 'lucky', 'ground'),
    roundNo: fc.option(fc.integer({ min: 1, max: 101 })),
  });
  const honest = fc.constant(null);

  it('falls on the pair that it names, and beyond that one’s last round on the pair that was committed to follow', () => {
    let straddling = 0;
    const step = fc.tuple(wait, fc.boolean(), fc.integer({ min: 1, max: 10 }), fc.oneof(honest, honest, named));
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 15 }), (steps) => {
        const house = nearTheEnd();
        for (const [ms, rotates, quantity, other] of steps) {
          house.wait(ms);
          retire(house);
          if (rotates) house.submit({ type: 'RotateSeed', playerId: alice, userSeed: null, entropy });
          const { current, next } = playerOf(house, alice);
          const round = other ?? shownRound(playerOf(house, alice));
          const decision = house.submit(openDawn(alice, quantity, round));
          if (decision.kind !== 'accepted') continue;
          const rounds = decision.events.flatMap(({ event }) => (event.type === 'CaseOpened' ? [event.data] : []));
          const left = SEEDS.maxRounds - current.roundCount;
          const on = (pairId: string) => rounds.filter((one) => one.pairId === pairId).map(({ play: n }) => n);
          const upTo = (from: number, to: number) =>
            Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n + 1);
          expect(current.pairId).toBe(round.pairId);
          expect(on(round.pairId)).toEqual(upTo(0, Math.min(left, quantity)));
          expect(on(next.pairId)).toEqual(upTo(left, quantity));
          if (quantity > left) straddling += 1;
          expect(playerOf(house, alice).current.roundCount).toBeLessThan(SEEDS.maxRounds);
        }
      }),
    );
    expect(straddling).toBeGreaterThan(0);
  });
});
