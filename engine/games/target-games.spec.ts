import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alice,
  bob,
  charm,
  charmDefinition,
  crediting,
  kestrel,
  kestrelDefinition,
  openDawn,
  publishDawn,
  revalued,
  vulture,
  vultureDefinition,
} from '../../test/cast.ts';
import { createHouse, type House, playerOf } from '../../test/deciders.ts';
import { passTime } from '../../test/fixture-log.ts';
import { unnamedBy } from '../../test/needs.ts';
import { dreamTerms, itemsTerms, publishTerms, TERMS, upgradeTerms } from '../../test/terms-cast.ts';
import type { PublishConsolation } from '../catalog/consolation/publish-consolation.ts';
import { statusAsOf } from '../catalog/versions.ts';
import type { Command } from '../commands.ts';
import { factsOf, glasscaseEvent } from '../events.ts';
import { balanceChange } from '../facts/facts.ts';
import { consolationSum } from '../fairness/consolation.ts';
import { dreamFee } from '../fairness/dream-draw.ts';
import { MAX_PAIR_AGE_MS } from '../fairness/seed-pair.ts';
import { TICKETS } from '../fairness/tickets.ts';
import { upgradeTickets } from '../fairness/upgrade-draw.ts';
import type { ItemId, PlayerId, SkinId } from '../kernel/ids.ts';
import { sumOf } from '../kernel/money.ts';
import { shownRound } from '../player/play-round.ts';
import { worthOf } from '../player/state.ts';
import type { ChaseDream } from './dream/chase-dream.ts';
import { findTarget } from './find-target.ts';
import type { UpgradeItems } from './upgrade/upgrade-items.ts';

const people: readonly PlayerId[] = [alice, bob];
const publishConsolation: PublishConsolation = {
  type: 'PublishConsolation',
  entries: [
    { skin: vulture, wear: 'FT', tickets: 1_000_000 },
    { skin: charm, wear: '', tickets: 9_000_000 },
  ],
};
const targets: readonly (readonly [SkinId, 'FN' | 'FT' | ''])[] = [
  [kestrel, 'FN'],
  [kestrel, 'FT'],
  [vulture, 'FT'],
  [charm, ''],
];

interface Wish {
  readonly playerId: PlayerId;
  readonly picks: readonly number[];
  readonly target: (typeof targets)[number];
  readonly number: number;
  readonly entropy: string;
  /** The amount by which the client's stake or fee is wrong; 0 for none. */
  readonly slip: number;
}

/** An upgrade as an honest page would ask for it, off by `slip`. */
const upgradeOf = (
  house: House,
  { playerId, picks, target: [skin, wear], number, entropy, slip }: Wish,
): UpgradeItems => {
  const world = house.world();
  const { items } = playerOf(house, playerId);
  const held = [...items.keys()];
  const itemIds: readonly ItemId[] = picks.flatMap((pick) => held[pick] ?? []);
  const value = BigInt(findTarget(skin, wear, world)?.value ?? 1);
  const counted = itemIds.flatMap((id) => items.get(id) ?? []).map((item) => worthOf(item, world).worth);
  const stake = sumOf(counted) + BigInt(number % 500) + BigInt(slip);
  return {
    type: 'UpgradeItems',
    playerId,
    round: shownRound(playerOf(house, playerId)),
    terms: upgradeTerms,
    itemIds,
    coin: String(number % 500),
    targetSkin: skin,
    targetWear: wear,
    side: number % 2 === 0 ? 'under' : 'over',
    stake: String(stake),
    targetValue: String(value),
    winTickets: upgradeTickets(stake, value, TERMS.upgrade),
    entropy,
  };
};

/** A dream likewise. */
const dreamOf = (house: House, { playerId, target: [skin, wear], number, entropy, slip }: Wish): ChaseDream => {
  const world = house.world();
  const consolation = statusAsOf(world.consolation(), world.at);
  if (consolation.status === 'absent') throw new Error('no table');
  const value = BigInt(findTarget(skin, wear, world)?.value ?? 1);
  const winTickets = number % 8_000_000;
  return {
    type: 'ChaseDream',
    playerId,
    round: shownRound(playerOf(house, playerId)),
    terms: dreamTerms,
    targetSkin: skin,
    targetWear: wear,
    winTickets,
    targetValue: String(value),
    fee: String(dreamFee(value, winTickets, consolationSum(consolation.table.entries), TERMS.dream) + BigInt(slip)),
    consolationHash: consolation.tableHash,
    entropy,
  };
};

const wish: fc.Arbitrary<Wish> = fc.record({
  playerId: fc.constantFrom(...people),
  picks: fc.array(fc.nat({ max: 8 }), { maxLength: 5 }),
  target: fc.constantFrom(...targets),
  number: fc.nat({ max: 20_000_000 }),
  entropy: fc.nat().map((n) => n.toString(16).padStart(32, '0')),
  slip: fc.constantFrom(0, 0, 0, 0, 1),
});

/** The next command, or the milliseconds that pass before it. */
type Act = (house: House) => Command | number;
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: wish.map(
      (one): Act =>
        (house) =>
          upgradeOf(house, one),
    ),
  },
  {
    weight: 4,
    arbitrary: wish.map(
      (one): Act =>
        (house) =>
          dreamOf(house, one),
    ),
  },
  {
    weight: 2,
    arbitrary: wish.map(
      (one): Act =>
        (house) => {
          const itemIds = [...playerOf(house, one.playerId).items.keys()].slice(0, one.picks.length + 1);
          return { type: 'SellItems', terms: itemsTerms, playerId: one.playerId, itemIds, expectedTotal: null };
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...people).map(
      (id): Act =>
        (house) =>
          openDawn(id, 2, shownRound(playerOf(house, id))),
    ),
  },
  fc.integer({ min: 1, max: 3_000 }).map(
    (value): Act =>
      () => ({
        type: 'PublishSkin',
        skin: kestrel,
        definition: revalued(kestrelDefinition, 'FT', String(value)),
      }),
  ),
  fc.constantFrom(1, 24 * 3_600_000, MAX_PAIR_AGE_MS).map(
    (ms): Act =>
      () =>
        ms,
  ),
);

const opened = (): House => {
  const house = createHouse();
  house.submit({ type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition });
  house.submit({ type: 'PublishSkin', skin: vulture, definition: vultureDefinition });
  house.submit({ type: 'PublishSkin', skin: charm, definition: charmDefinition });
  house.submit(publishDawn);
  house.submit(publishConsolation);
  house.submit(publishTerms());
  for (const playerId of people) {
    house.submit({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' });
    house.submit(crediting(playerId, '6000'));
    house.submit(openDawn(playerId, 10, shownRound(playerOf(house, playerId))));
  }
  return house;
};

const law = (
  check: (house: House) => void,
  before?: (house: House, command: Command) => void,
  settings: fc.Parameters<unknown> = {},
): void => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 40 }), (acts) => {
      const house = opened();
      for (const one of acts) {
        const next = one(house);
        if (typeof next === 'number') {
          passTime(house, next);
          continue;
        }
        before?.(house, next);
        house.submit(next);
      }
      check(house);
    }),
    { numRuns: 60, ...settings },
  );
};

describe('whatever is upgraded, dreamt of and sold, in any order', () => {
  it('every event is one that the log takes, and balances are what their postings moved, never below zero', () => {
    law((house) => {
      for (const { event } of house.recorded) expect(glasscaseEvent.safeParse(event).success).toBe(true);
      const postings = house.recorded.flatMap(({ event }) => factsOf(event, 0).postings);
      for (const id of people) {
        const { coin } = playerOf(house, id);
        expect(coin).toBe(balanceChange(postings, id, 'coin'));
        expect(coin).toBeGreaterThanOrEqual(0n);
      }
    });
  });

  it('every item won is in exactly one place: held, sold once, or staked once', () => {
    law((house) => {
      const places = new Map<string, number>();
      const seen = (itemId: string): void => void places.set(itemId, (places.get(itemId) ?? 9) + 1);
      for (const { event } of house.recorded) {
        switch (event.type) {
          case 'CaseOpened':
            places.set(event.data.itemId, 0);
            break;
          case 'UpgradePlayed':
            for (const { itemId } of event.data.staked) seen(itemId);
            if (event.data.item !== null) places.set(event.data.item.itemId, 0);
            break;
          case 'DreamChased':
            places.set(event.data.item.itemId, 0);
            break;
          case 'ItemsSold':
            for (const { itemId } of event.data.items) seen(itemId);
            break;
          default:
        }
      }
      for (const id of people) for (const itemId of playerOf(house, id).items.keys()) seen(itemId);
      for (const [itemId, count] of places) expect(count, itemId).toBe(1);
    });
  });

  it('nothing that was played is worth more than 92 % of what it cost, in expectation', () => {
    law((house) => {
      const consolation = house.world().consolation();
      const sum = consolation.status === 'absent' ? 0n : consolationSum(consolation.table.entries);
      for (const { event } of house.recorded) {
        if (event.type === 'UpgradePlayed') {
          const { winTickets, target, stake, staked, coin } = event.data;
          expect(BigInt(stake)).toBe(BigInt(coin) + sumOf(staked.map(({ counted }) => BigInt(counted))));
          expect(BigInt(winTickets) * BigInt(target.value) * 100n).toBeLessThanOrEqual(
            92n * BigInt(stake) * BigInt(TICKETS),
          );
        }
        if (event.type === 'DreamChased') {
          const { winTickets, target, fee } = event.data;
          const paid = BigInt(target.value) * BigInt(winTickets * TICKETS) + sum * BigInt(TICKETS - winTickets);
          expect(paid * 100n).toBeLessThanOrEqual(92n * BigInt(fee) * BigInt(TICKETS) ** 2n);
        }
      }
    });
  });

  it('rounds of a pair have no gaps, whichever game plays them', () => {
    law((house) => {
      const rounds = new Map<string, number>();
      for (const { event } of house.recorded) {
        if (event.type !== 'CaseOpened' && event.type !== 'UpgradePlayed' && event.type !== 'DreamChased') continue;
        const { pairId, roundNo } = event.data;
        expect(roundNo).toBe((rounds.get(pairId) ?? 0) + 1);
        rounds.set(pairId, roundNo);
      }
    });
  });

  it('no command looks at what it didn’t ask for beforehand, and the same command gets the same answer', () => {
    law(
      () => undefined,
      (house, command) => {
        expect(unnamedBy(house, command)).toEqual([]);
        expect(house.decide(command)).toEqual(house.decide(command));
      },
    );
  });

  it('both games are won and lost, refused and played after a rotation', () => {
    const seen = new Set<string>();
    law(
      (house) => {
        for (const { event } of house.recorded) {
          if (event.type !== 'UpgradePlayed' && event.type !== 'DreamChased') continue;
          // Ten cases are opened of each player's first pair.
          const after = event.data.roundNo === 1 ? ' after a rotation' : '';
          if (event.type === 'UpgradePlayed') seen.add(`upgrade ${event.data.item === null ? 'lost' : 'won'}${after}`);
          else seen.add(`dream ${event.data.consolation === null ? 'won' : 'lost'}${after}`);
        }
      },
      (house, command) => {
        const decision = house.decide(command);
        if (decision.kind === 'rejected') seen.add(`${command.type} ${decision.code}`);
      },
      { seed: 1 },
    );
    for (const one of ['upgrade won', 'upgrade lost', 'dream won', 'dream lost']) expect(seen).toContain(one);
    expect([...seen].some((one) => one.startsWith('upgrade') && one.endsWith('after a rotation'))).toBe(true);
    expect([...seen].some((one) => one.startsWith('dream') && one.endsWith('after a rotation'))).toBe(true);
    for (const code of ['PRICE_CHANGED', 'CHANCE_OUT_OF_RANGE']) {
      expect(seen).toContain(`UpgradeItems ${code}`);
      expect(seen).toContain(`ChaseDream ${code}`);
    }
  });
});
