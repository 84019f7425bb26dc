import fc from 'fast-check';
import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { describe, expect, it } from 'vitest';
import { alice, dawn, itemOf, kestrel, playerNumber } from '../../test/cast.ts';
import { commandIdNumber, hashOf, pairNumber } from '../../test/deciders.ts';
import { rewardsHash } from '../../test/money-cast.ts';
import { giveawayTerms } from '../../test/terms-cast.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { HeldItem } from '../facts/facts.ts';
import { ORIGINS } from '../kernel/game-name.ts';
import {
  giveawayStream,
  goldenCodeStream,
  type ItemId,
  isBattleId,
  isGiveawayId,
  isGoldenCodeId,
  isHexHash,
  isListingId,
  isOrderId,
  isToken128,
  itemIdOf,
  listingStream,
  mustBe,
  type PairId,
  type PlayerId,
  playerStream,
  roundId,
} from '../kernel/ids.ts';
import { MAX_MONEY } from '../kernel/money.ts';
import {
  ERASED_PLAYER,
  type Lane,
  type OpenRetrieval,
  type PendingDeposit,
  type RegisteredPlayer,
} from '../player/state.ts';
import type { CouponTerms } from '../rewards/coupon-terms.ts';
import type { Rewards } from '../rewards/state.ts';
import { evolveStream, initialState, type StreamState } from '../stream-state.ts';
import { decodeSnapshot, encodeSnapshot } from './snapshots.ts';

const pair = fc.integer({ min: 1, max: 40 }).map((n) => {
  const { pairId, publicHash } = pairNumber(n);
  return { pairId, publicHash };
});
const money = fc.bigInt({ min: 0n, max: MAX_MONEY });
const instant = fc.nat({ max: 2_000_000_000 });
const room = fc.nat({ max: 9 ** 9 }).map((n) => String(n).padStart(22, 'r'));
const item: fc.Arbitrary<HeldItem> = fc.record({
  itemId: fc.integer({ min: 1, max: 999_999 }).map((n) => itemIdOf(alice, n, 1)),
  skin: fc.constant(kestrel),
  wear: fc.constantFrom('FN', 'FT', ''),
  float: fc.option(fc.nat({ max: 999_999 })),
  value: money,
  acquiredAt: instant,
  game: fc.constantFrom(...ORIGINS),
  case: fc.constantFrom(dawn, null),
  free: fc.boolean(),
});
const bag = fc
  .array(item, { maxLength: 20 })
  .map((items) => PersistentMap(items.map((one): [ItemId, HeldItem] => [one.itemId, one])));
const token = fc.nat({ max: 99 }).map((n) => mustBe(isToken128, String(n).padStart(22, 't')));
const orderId = fc.nat({ max: 99 }).map((n) => mustBe(isOrderId, `order-${n}`));
const deposits: fc.Arbitrary<RegisteredPlayer['deposits']> = fc
  .array(
    fc.tuple(
      orderId,
      fc.record<PendingDeposit>({
        amount: money,
        terms: fc.constantFrom(rewardsHash, null),
        couponId: fc.option(token),
        oneTimeRewards: fc.boolean(),
        requestedAt: instant,
        cancelled: fc.boolean(),
      }),
    ),
    { maxLength: 5 },
  )
  .map((entries) => PersistentMap(entries));
const paid: fc.Arbitrary<RegisteredPlayer['paid']> = fc
  .array(
    fc.tuple(
      orderId,
      fc.record({ amount: money, bonus: money, reversed: money, rebated: fc.boolean(), paidAt: instant }),
    ),
    { maxLength: 5 },
  )
  .map((entries) => PersistentMap(entries));
const retrievals: fc.Arbitrary<RegisteredPlayer['retrievals']> = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 99 }).map((n) => roundId(pairNumber(2).pairId, n)),
      fc.record<OpenRetrieval>({ item, state: fc.constantFrom('retrieving', 'awaiting-shipment', 'awaiting-receipt') }),
    ),
    { maxLength: 5 },
  )
  .map((entries) => PersistentMap(entries));
const terms: fc.Arbitrary<CouponTerms> = fc.constantFrom(
  { kind: 'free-case', case: dawn },
  { kind: 'deposit-bonus', percent: 10, max: '500', minDeposit: '100' },
);
const days = fc.integer({ min: -1, max: 99_999 });
const rewards: fc.Arbitrary<Rewards> = fc.record({
  bonus: fc.record({ locked: money, progress: money }),
  promotion: fc.record({
    inviterId: fc.constantFrom(playerNumber(1), null),
    untold: fc.record({
      joinedAt: fc.option(instant),
      payments: fc.array(
        fc.record({
          depositId: orderId,
          amount: money,
          terms: fc.constant(rewardsHash),
          paidAt: instant,
        }),
        { maxLength: 3 },
      ),
      reversals: fc.array(fc.record({ depositId: orderId, amount: money, reversedAt: instant }), { maxLength: 3 }),
    }),
    invited: fc.nat(),
    deposits: money,
    rewards: money,
    claimable: money,
    owed: money,
    rebated: fc
      .array(fc.tuple(orderId, fc.record({ deposit: money, ratio: fc.nat({ max: 10_000 }), earnedAt: instant })))
      .map((entries) => PersistentMap(entries)),
  }),
  vipClaimed: fc.array(fc.integer({ min: 1, max: 20 })).map((grades) => PersistentSet(grades)),
  daily: fc.record({ day: days, deposited: money, tiers: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }) }),
  freeCaseDay: days,
  coupons: fc
    .array(fc.tuple(token, fc.record({ terms, expiresAt: instant })), { maxLength: 5 })
    .map((entries) => PersistentMap(entries)),
});
const period = fc.record({ period: days, deposited: money, staked: money, won: money });
const hex = fc.nat().map((n) => hashOf(String(n)));
const pairInUse = fc
  .record({
    pair,
    committedAt: instant,
    seq: fc.integer({ min: 1, max: 99 }),
    startedAt: instant,
    roundCount: fc.nat({ max: 10_000 }),
  })
  .map(({ pair: committed, ...rest }) => ({ ...committed, ...rest }));
const lanes: fc.Arbitrary<RegisteredPlayer['lanes']> = fc
  .array(
    fc.record({ inUse: pairInUse, key: hex, step: fc.nat(), link: hex, usedAt: instant }).map(({ inUse, ...rest }) => ({
      ...inUse,
      ...rest,
      userSeed: 'lucky',
    })),
    { maxLength: 4 },
  )
  .map((open) => PersistentMap(open.map((lane): [PairId, Lane] => [lane.pairId, lane])));
const keys: fc.Arbitrary<RegisteredPlayer['keys']> = fc
  .array(fc.tuple(hex, fc.record({ addedAt: instant, rooted: fc.boolean() })), { maxLength: 4 })
  .map((entries) => PersistentMap(entries));
const player: fc.Arbitrary<RegisteredPlayer> = fc.record({
  status: fc.constant('registered'),
  playerId: fc.constant(alice),
  openEntries: fc.nat(),
  coin: money,
  points: money,
  userSeed: fc.constantFrom('lucky', 'a'),
  current: pairInUse,
  keys,
  keyChanges: fc.nat(),
  lanes,
  lanesOpened: fc.nat(),
  next: fc.record({ pair, committedAt: instant }).map(({ pair: committed, ...rest }) => ({ ...committed, ...rest })),
  hostSeeds: fc.option(fc.record({ battle: pair, giveaway: pair })),
  items: bag,
  escrow: bag,
  battles: fc.array(room, { maxLength: 20 }).map((ids) => PersistentSet(ids.map((id) => mustBe(isBattleId, id)))),
  giveaways: fc.array(room, { maxLength: 3 }).map((ids) => PersistentSet(ids.map((id) => mustBe(isGiveawayId, id)))),
  wagered: money,
  lastDepositAt: fc.option(instant),
  registeredAt: instant,
  depositCount: fc.nat(),
  deposits,
  paid,
  receivable: money,
  retrievals,
  rewards,
  activity: fc.record({ day: period, week: period, month: period }),
  lastPlayAt: fc.option(instant),
});

const stream = playerStream(alice);

const plain = ({
  keys: known,
  lanes: open,
  items,
  escrow,
  battles,
  giveaways,
  deposits: orders,
  retrievals: sent,
  ...rest
}: RegisteredPlayer) => ({
  ...rest,
  keys: known.toJS(),
  lanes: open.toJS(),
  deposits: orders.toJS(),
  retrievals: sent.toJS(),
  rewards: {
    ...rest.rewards,
    vipClaimed: rest.rewards.vipClaimed.toArray().sort(),
    coupons: rest.rewards.coupons.toJS(),
  },
  items: items.toJS(),
  escrow: escrow.toJS(),
  battles: battles.toArray().sort(),
  giveaways: giveaways.toArray().sort(),
});

describe('a player’s snapshot', () => {
  it('gives back everything that a player can have', () => {
    fc.assert(
      fc.property(player, (state) => {
        const restored = decodeSnapshot(stream, encodeSnapshot({ category: 'player', state }) ?? '');
        if (restored?.category !== 'player' || restored.state.status === 'absent')
          throw new Error('the player is absent');
        expect(plain(restored.state)).toEqual(plain(state));
      }),
    );
  });

  it('of an earlier format, or of one that is to come, is passed over', () => {
    const [state] = fc.sample(player, 1);
    if (state === undefined) throw new Error('no player was sampled');
    const text = encodeSnapshot({ category: 'player', state }) ?? '';
    expect(decodeSnapshot(stream, text)).not.toBeNull();
    for (const format of [1, 9, 11])
      expect(decodeSnapshot(stream, text.replace('"format":10', `"format":${format}`))).toBeNull();
    const first = { format: 1, playerId: alice, coin: '5', points: '0', userSeed: 'lucky', items: [] };
    expect(decodeSnapshot(stream, JSON.stringify(first))).toBeNull();
  });
});

describe('a giveaway’s snapshot', () => {
  const giveawayId = mustBe(isGiveawayId, 'giveaway--------------');
  const room = giveawayStream(giveawayId);
  const created = (host: PlayerId | null): GlasscaseEvent => ({
    type: 'GiveawayCreated',
    schemaVersion: 2,
    data: {
      commandId: commandIdNumber(1),
      giveawayId,
      host,
      title: host === null ? { 'zh-CN': '一', 'zh-TW': '一', en: 'One' } : null,
      seed: { pairId: pairNumber(1).pairId, publicHash: pairNumber(1).publicHash },
      terms: giveawayTerms,
      entropy: 'a'.repeat(32),
      prizes: [{ itemId: itemOf(1), skin: kestrel, wear: 'FT', float: 200_000, value: '900' }],
      startsAt: 5,
      drawAt: 500_000,
      locked: true,
      conditions: { depositDays: 7, vipGrade: 2 },
      beacon: { kind: 'none' },
      beaconRound: null,
      rules: 2,
      closesAt: 450_000,
    },
  });
  const entered = (code: number): GlasscaseEvent => ({
    type: 'GiveawayEntered',
    schemaVersion: 1,
    data: {
      commandId: commandIdNumber(code),
      giveawayId,
      playerId: playerNumber(code),
      code,
      entropy: code.toString(16).padStart(32, '0'),
    },
  });
  const hashed = (n: number) => mustBe(isHexHash, hashOf(`entries ${n}`));
  const folded = (events: readonly GlasscaseEvent[]): StreamState =>
    events.reduce((state, event, index) => evolveStream(state, event, 1_000 + index), initialState(room));
  const shown = ({ state }: StreamState) =>
    'codeOf' in state ? { ...state, entries: state.entries.toJS(), codeOf: state.codeOf.toJS() } : state;

  it.each([
    ['of a player, with no entry yet', alice, 0],
    ['of a player', alice, 3],
    ['of the house, with many', null, 700],
  ])('gives back a room %s', (_whose, host, entries) => {
    const state = folded([created(host), ...Array.from({ length: entries }, (_, index) => entered(index + 1))]);
    const restored = decodeSnapshot(room, encodeSnapshot(state) ?? '');
    if (restored === null) throw new Error('not restored');
    expect(shown(restored)).toEqual(shown(state));
    const next = entered(entries + 1);
    expect(shown(evolveStream(restored, next, 9_000))).toEqual(shown(evolveStream(state, next, 9_000)));
  });

  it('is made only while it takes entries', () => {
    const locked: GlasscaseEvent = {
      type: 'GiveawayLocked',
      schemaVersion: 2,
      data: {
        commandId: commandIdNumber(9),
        giveawayId,
        entries: 1,
        entriesHash: hashed(1),
        lockHash: hashed(2),
        beaconRound: null,
      },
    };
    expect(encodeSnapshot(folded([created(alice), entered(1)]))).not.toBeNull();
    expect(encodeSnapshot(folded([created(alice), entered(1), locked]))).toBeNull();
    expect(encodeSnapshot(initialState(room))).toBeNull();
  });
});

describe('a listing’s snapshot', () => {
  const listing = listingStream(mustBe(isListingId, 'dawn-kestrel'));

  it('gives back what is offered and what is left, open or closed', () => {
    for (const status of ['open', 'closed'] as const) {
      const state = { status, skin: kestrel, wear: 'FT', balance: 'points', stock: 7 } as const;
      expect(decodeSnapshot(listing, encodeSnapshot({ category: 'listing', state }) ?? '')?.state).toEqual(state);
    }
    expect(encodeSnapshot(initialState(listing))).toBeNull();
    expect(decodeSnapshot(listing, '{"format":3}')).toBeNull();
  });
});

describe('a Golden Code’s snapshot', () => {
  const code = goldenCodeStream(mustBe(isGoldenCodeId, 'code------------------'));

  it('gives back its rewards and everybody who took one', () => {
    const redeemedBy = PersistentSet([alice, playerNumber(1), playerNumber(2)]);
    const state = { status: 'issued', uses: 10, points: 5n, locked: 0n, expiresAt: 99, redeemedBy } as const;
    const restored = decodeSnapshot(code, encodeSnapshot({ category: 'code', state }) ?? '');
    if (restored?.category !== 'code' || restored.state.status === 'absent') throw new Error('not restored');
    expect({ ...restored.state, redeemedBy: restored.state.redeemedBy.toArray().sort() }).toEqual({
      ...state,
      redeemedBy: redeemedBy.toArray().sort(),
    });
    expect(encodeSnapshot(initialState(code))).toBeNull();
    expect(decodeSnapshot(code, '{"format":3}')).toBeNull();
  });
});

it('other streams have no snapshots', () => {
  expect(encodeSnapshot({ category: 'player', state: ERASED_PLAYER })).toBeNull();
  expect(encodeSnapshot({ category: 'battle', state: { status: 'absent' } })).toBeNull();
  expect(encodeSnapshot({ category: 'game', state: { stoppedFrom: 1 } })).toBeNull();
});
