import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice, dawn, dawnOdds, dawnPublished, kestrel, openDawn, skinsPublished } from '../../test/cast.ts';
import { createHouse, type House } from '../../test/deciders.ts';
import { freeDawnTerms } from '../../test/item-cast.ts';
import { caseTerms, TERMS, termsAre, upgradeTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { MAX_PAIR_AGE_MS } from '../fairness/seed-pair.ts';
import { upgradeTickets } from '../fairness/upgrade-draw.ts';
import { weighStake } from '../games/weigh-stake.ts';
import { playerStream } from '../kernel/ids.ts';
import { formatMoney } from '../kernel/money.ts';
import { evolveStream, type StreamState } from '../stream-state.ts';

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
  fc.integer({ min: 1, max: 10 }).map((quantity) => () => openDawn(alice, quantity)),
  fc.constant(upgradeFirst),
  fc.constant(
    (): Command => ({
      type: 'OpenFreeCase',
      playerId: alice,
      terms: caseTerms,
      case: dawn,
      oddsHash: dawnOdds,
      entropy,
      couponId: null,
    }),
  ),
);

const wait = fc.constantFrom(0, 1_000, 24 * 3_600_000, MAX_PAIR_AGE_MS);

describe('what a play hands on of its folding', () => {
  it('is the state that folding its events gives, event by event, whatever was played before', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.tuple(wait, play), { minLength: 3, maxLength: 15 }), (plays) => {
        const house = createHouse(20);
        house.given([...skinsPublished, dawnPublished, termsAre({ rewards: freeDawnTerms })]);
        house.submit({ type: 'RegisterPlayer', playerId: alice, userSeed: 'lucky' });
        for (const balance of ['coin', 'locked'] as const) {
          const reason = 'correction';
          const credit = { type: 'AdjustBalance', playerId: alice, balance, direction: 'credit', reason } as const;
          house.submit({ ...credit, amount: balance === 'coin' ? '9000' : '70' });
        }
        for (const [ms, choose] of plays) {
          house.wait(ms);
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
            if (event.type === 'BonusReleased') expect(handed).toBeUndefined();
            else expect(handed === undefined ? null : plain(handed)).toEqual(plain(state));
          }
          expect(events.every((one) => one.stream === stream)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
    expect([...met].sort()).toEqual(['BonusReleased', 'CaseOpened', 'FreeCaseOpened', 'SeedRotated', 'UpgradePlayed']);
  });
});
