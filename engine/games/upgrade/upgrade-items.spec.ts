import { describe, expect, it } from 'vitest';
import {
  alice,
  bob,
  charm,
  charmDefinition,
  deposited,
  itemOf,
  kestrel,
  kestrelDefinition,
  registered,
  revalued,
  roundOn,
  skinPublished,
  skinsPublished,
  stopped,
  won,
} from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, houseOf, pairNumber, playerOf, T0 } from '../../../test/deciders.ts';
import { aliceHoldsTwo, wonFree } from '../../../test/item-cast.ts';
import { itemsTerms, TERMS, termsAre, upgradeTerms } from '../../../test/terms-cast.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { draw } from '../../fairness/seed-pair.ts';
import { drawUpgrade, type UpgradeTable, upgradeTableHash } from '../../fairness/upgrade-draw.ts';
import type { StreamEvent } from '../../glasscase-decision.ts';
import { gameStream, isHexHash, isSkinId, mustBe, playerStream, skinStream, termsStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { knownStates } from '../../stream-state.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import type { UpgradePlayed } from './events.ts';
import { type UpgradeItems, upgradeItemsWith } from './upgrade-items.ts';

const stream = playerStream(alice);
const round = { pairId: pairNumber(1).pairId, roundNo: 3 };
const catalogSays = (value: string, wear = 'FN'): StreamEvent =>
  skinPublished(kestrel, revalued(kestrelDefinition, wear, value), 2);

/** 900 and 100 coin for the Factory New kestrel of 5000: (1000 ÷ 5000) × 92 % = 18.4 %. */
const table: UpgradeTable = {
  game: 'upgrade',
  version: 1,
  tickets: 10_000_000,
  stake: '1000',
  target: { skin: kestrel, wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' },
  side: 'under',
  win: 1_840_000,
};
const entropyNumber = (n: number): string => n.toString(16).padStart(32, '0');
/** The outcome of a round by the pair's revealed seed. */
const outcomeOf = (entropy: string, on = table, pair = 1, roundNo = 3) => {
  const { pairId, serverSeed } = pairNumber(pair);
  const play = { pairId, roundNo, userSeed: 'lucky', entropy };
  const hash = upgradeTableHash(nodeHashing, on);
  return { hash, ...drawUpgrade(on, hash, play, (request) => draw(nodeHashing, fromHex(serverSeed), request)) };
};
/** The first entropy with which the round is won, or lost. */
const entropyThat = (wins: boolean, on = table): string => {
  for (let n = 1; n < 10_000; n += 1) if (outcomeOf(entropyNumber(n), on).won === wins) return entropyNumber(n);
  throw new Error('no entropy fits');
};

const upgrade: UpgradeItems = {
  type: 'UpgradeItems',
  playerId: alice,
  round: roundOn(1),
  terms: upgradeTerms,
  itemIds: [itemOf(1)],
  coin: '100',
  targetSkin: kestrel,
  targetWear: 'FN',
  side: 'under',
  stake: '1000',
  targetValue: '5000',
  winTickets: 1_840_000,
  entropy: entropyThat(true),
};
const played = (story: ReturnType<typeof given>, command: UpgradeItems): UpgradePlayed['data'] => {
  const [event] = acceptedEvents(story.when(command));
  if (event?.type !== 'UpgradePlayed') throw new Error('not an upgrade');
  return event.data;
};

describe('an upgrade that is won', () => {
  it('gives the target with a float of its own, and says everything that it was drawn from', () => {
    const { ticket, float, hash } = outcomeOf(upgrade.entropy);
    expect(ticket).toBeLessThan(1_840_000);
    expect(acceptedEvents(given(...aliceHoldsTwo).when(upgrade))).toEqual([
      {
        type: 'UpgradePlayed',
        schemaVersion: 2,
        data: {
          commandId: commandIdNumber(0),
          playerId: alice,
          terms: upgradeTerms,
          staked: [{ itemId: itemOf(1), committed: '900', current: null, counted: '900' }],
          coin: '100',
          stake: '1000',
          target: table.target,
          side: 'under',
          winTickets: 1_840_000,
          tableHash: hash,
          ...round,
          userSeed: 'lucky',
          step: null,
          entropy: upgrade.entropy,
          ticket,
          item: { itemId: itemOf(3), skin: kestrel, wear: 'FN', float, value: '5000' },
        },
      },
    ]);
    expect(float).toBeLessThan(70_000);
  });

  it('takes stake and coin, and puts the target into the backpack', () => {
    const house = houseOf(...aliceHoldsTwo);
    house.submit(upgrade);
    const player = playerOf(house, alice);
    expect(player.coin).toBe(700n);
    expect([...player.items.keys()].sort()).toEqual([itemOf(2), itemOf(3)].sort());
    expect(player.items.get(itemOf(3))).toMatchObject({ value: 5_000n, acquiredAt: T0, game: 'upgrade', case: null });
    expect(player.current.roundCount).toBe(3);
  });

  it('draws no float for a target without wear', () => {
    const dear = skinPublished(charm, revalued(charmDefinition, '', '5000'), 2);
    const on: UpgradeTable = { ...table, target: { skin: charm, wear: '', floatMin: 0, floatMax: 0, value: '5000' } };
    const command: UpgradeItems = { ...upgrade, targetSkin: charm, targetWear: '', entropy: entropyThat(true, on) };
    expect(played(given(...aliceHoldsTwo, dear), command).item).toMatchObject({ skin: charm, wear: '', float: null });
  });
});

describe('an upgrade that is lost', () => {
  it('burns the stake and gives nothing', () => {
    const entropy = entropyThat(false);
    const { ticket } = outcomeOf(entropy);
    expect(ticket).toBeGreaterThanOrEqual(1_840_000);
    const house = houseOf(...aliceHoldsTwo);
    expect(house.submit({ ...upgrade, entropy })).toEmit([{ data: { ticket, item: null } }]);
    const player = playerOf(house, alice);
    expect(player.coin).toBe(700n);
    expect([...player.items.keys()]).toEqual([itemOf(2)]);
  });
});

describe('the over side', () => {
  it('wins with the tickets at the other end, from a table of its own', () => {
    const on: UpgradeTable = { ...table, side: 'over' };
    const entropy = entropyThat(true, on);
    const { ticket, hash } = outcomeOf(entropy, on);
    expect(ticket).toBeGreaterThanOrEqual(8_160_000);
    const data = played(given(...aliceHoldsTwo), { ...upgrade, side: 'over', entropy });
    expect(data).toMatchObject({ side: 'over', ticket, tableHash: hash, item: { skin: kestrel } });
    expect(hash).not.toBe(upgradeTableHash(nodeHashing, table));
  });
});

describe('a stake', () => {
  it('may be several items without coin', () => {
    const both = { itemIds: [itemOf(2), itemOf(1)], coin: '0', stake: '1800', winTickets: 3_312_000 };
    expect(played(given(...aliceHoldsTwo), { ...upgrade, ...both })).toMatchObject({
      staked: [{ itemId: itemOf(2) }, { itemId: itemOf(1) }],
      coin: '0',
      stake: '1800',
      winTickets: 3_312_000,
    });
  });

  it('may be ten items and all the coin there is, to the last', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const story = given(
      ...skinsPublished,
      termsAre(),
      catalogSays('50000'),
      registered(alice),
      deposited(alice, '1100'),
      ...rounds.map((one) => won(alice, one)),
    );
    const all: UpgradeItems = {
      ...upgrade,
      itemIds: rounds.map((one) => itemOf(one)),
      stake: '9100',
      targetValue: '50000',
      winTickets: 1_674_400,
    };
    expect(played(story, all).staked).toHaveLength(10);
    expect(story.when({ ...all, coin: '101', stake: '9101', winTickets: 1_674_584 })).toBeRefused(
      'INSUFFICIENT_FUNDS',
      { pairId: round.pairId, roundNo: 11, cost: '101' },
    );
  });

  it('counts the committed value for 24 hours, and then the lower of it and the catalog’s', () => {
    const cheaper = given(...aliceHoldsTwo, catalogSays('500', 'FT')).after(TERMS.items.valueLockMs - 1);
    expect(played(cheaper, upgrade).staked).toEqual([
      { itemId: itemOf(1), committed: '900', current: null, counted: '900' },
    ]);
    const late = cheaper.after(1);
    const now = { stake: '600', targetValue: '5000', winTickets: 1_104_000 };
    expect(late.when(upgrade)).toBeRefused('PRICE_CHANGED', { ...round, ...now });
    expect(played(late, { ...upgrade, stake: '600', winTickets: 1_104_000 }).staked).toEqual([
      { itemId: itemOf(1), committed: '900', current: '500', counted: '500' },
    ]);
  });

  it('can’t be staked, or sold, again', () => {
    const story = given(...aliceHoldsTwo);
    const decision = story.when(upgrade);
    if (decision.kind !== 'accepted') throw new Error('refused');
    story.happened(...decision.events);
    const again = { pairId: round.pairId, roundNo: 4, itemIds: [itemOf(1)] };
    expect(story.when(upgrade)).toBeRefused('ITEM_NOT_HELD', again);
    const sale = {
      type: 'SellItems',
      terms: itemsTerms,
      playerId: alice,
      itemIds: [itemOf(1)],
      expectedTotal: null,
    } as const;
    expect(story.when(sale)).toBeRefused('ITEM_NOT_HELD');
  });

  it('can’t be what was sold a moment before', () => {
    const story = given(...aliceHoldsTwo);
    const sale = story.when({
      type: 'SellItems',
      terms: itemsTerms,
      playerId: alice,
      itemIds: [itemOf(1)],
      expectedTotal: null,
    });
    if (sale.kind !== 'accepted') throw new Error('refused');
    expect(story.happened(...sale.events).when(upgrade)).toBeRefused('ITEM_NOT_HELD');
  });
});

describe('an upgrade is refused', () => {
  it('for nobody', () => expect(given(...skinsPublished).when(upgrade)).toBeRefused('PLAYER_NOT_FOUND', {}));

  it('while upgrades are stopped', () =>
    expect(given(...aliceHoldsTwo, stopped('upgrade')).when(upgrade)).toBeRefused('GAME_STOPPED', round));

  it('is refused for items of free cases, which can only be sold', () => {
    const both = given(
      ...skinsPublished,
      termsAre(),
      registered(alice),
      deposited(alice, '1000'),
      won(alice, 1),
      wonFree(alice, 2),
    );
    const command = { ...upgrade, itemIds: [itemOf(1), itemOf(2)] };
    expect(both.when(command)).toBeRefused('ITEM_SELL_ONLY', { ...round, itemIds: [itemOf(2)] });
  });

  it('counts items and coin against the player’s own limits', () => {
    const limited = (amount: bigint) =>
      given(...aliceHoldsTwo).guarded(alice, { limits: [{ kind: 'wager', period: 'month', amount, from: T0 }] });
    // 200 for the two rounds before; here 900 and 100 coin.
    expect(limited(1_200n).when(upgrade)).toBeAccepted();
    expect(limited(1_199n).when(upgrade)).toBeRefused('LIMIT_REACHED', {
      ...round,
      kind: 'wager',
      period: 'month',
      limit: '1199',
      used: '200',
    });
  });

  it('while safer play says so, and not a millisecond longer', () => {
    const blocked = given(...aliceHoldsTwo).guarded(alice, { version: 3, blockedUntil: T0 + 10 });
    expect(blocked.when(upgrade)).toBeRefused('PLAY_NOT_ALLOWED', round);
    expect(blocked.after(10).when(upgrade)).toBeAccepted();
  });

  const bad: readonly [string, string, Partial<UpgradeItems>][] = [
    ['no items', 'itemIds', { itemIds: [] }],
    ['eleven items', 'itemIds', { itemIds: Array.from({ length: 11 }, (_, n) => itemOf(n + 1)) }],
    ['negative coin', 'coin', { coin: '-1' }],
    ['coin with a fraction', 'coin', { coin: '1.5' }],
    ['coin beyond every balance', 'coin', { coin: '9007199254740992' }],
    ['a stake that is no amount', 'stake', { stake: 'all' }],
    ['a target value that is no amount', 'targetValue', { targetValue: '' }],
    ['a chance that is no number', 'winTickets', { winTickets: Number.NaN }],
    ['a chance with a fraction', 'winTickets', { winTickets: 0.5 }],
    ['an endless chance', 'winTickets', { winTickets: Number.POSITIVE_INFINITY }],
    ['too little entropy', 'entropy', { entropy: 'abc' }],
  ];
  it.each(bad)('with %s', (_, field, change) =>
    expect(given(...aliceHoldsTwo).when({ ...upgrade, ...change })).toBeRefused('INPUT_INVALID', { ...round, field }),
  );

  it('for items that aren’t held, are another’s, or are named twice, and names each', () => {
    const story = given(...aliceHoldsTwo, registered(bob, 3), deposited(bob, '1000'), won(bob, 1, 3));
    const refusal = (itemIds: UpgradeItems['itemIds']) => story.when({ ...upgrade, itemIds });
    const named = (itemIds: readonly string[]) => ({
      kind: 'rejected',
      code: 'ITEM_NOT_HELD',
      details: { ...round, itemIds },
    });
    expect(refusal([itemOf(1), itemOf(7), itemOf(1, bob)])).toEqual(named([itemOf(7), itemOf(1, bob)]));
    expect(refusal([itemOf(1), itemOf(2), itemOf(1)])).toEqual(named([itemOf(1)]));
  });

  it('for a target that isn’t in the catalog, in that wear, or is worth nothing', () => {
    const refused = { kind: 'rejected', code: 'TARGET_NOT_FOUND', details: round };
    const story = given(...aliceHoldsTwo);
    expect(story.when({ ...upgrade, targetSkin: mustBe(isSkinId, 'ghost') })).toEqual(refused);
    expect(story.when({ ...upgrade, targetWear: 'BS' })).toEqual(refused);
    expect(story.happened(catalogSays('0')).after(NOTICE_MS).when(upgrade)).toEqual(refused);
  });

  it('below 1 % and above 80 %, and not on these limits', () => {
    const chance = (value: string, winTickets: number) =>
      given(...aliceHoldsTwo, catalogSays(value)).when({ ...upgrade, targetValue: value, winTickets });
    const refused = (winTickets: number) => ({
      kind: 'rejected',
      code: 'CHANCE_OUT_OF_RANGE',
      details: { ...round, winTickets, min: 100_000, max: 8_000_000 },
    });
    expect(chance('92000', 100_000).kind).toBe('accepted');
    expect(chance('92001', 99_998)).toEqual(refused(99_998));
    expect(chance('1150', 8_000_000).kind).toBe('accepted');
    expect(chance('1149', 8_006_962)).toEqual(refused(8_006_962));
    expect(chance('900', 10_222_222)).toEqual(refused(10_222_222));
  });

  const shown: readonly [string, Partial<UpgradeItems>][] = [
    ['another stake', { stake: '999' }],
    ['another value of the target', { targetValue: '4999' }],
    ['a better chance', { winTickets: 1_840_001 }],
    ['a worse chance', { winTickets: 1_839_999 }],
  ];
  it.each(shown)('where the player was shown %s, with what it is now', (_, change) =>
    expect(given(...aliceHoldsTwo).when({ ...upgrade, ...change })).toBeRefused('PRICE_CHANGED', {
      ...round,
      stake: '1000',
      targetValue: '5000',
      winTickets: 1_840_000,
    }),
  );

  it('where the catalog changed the target’s value 60 s before', () => {
    const story = given(...aliceHoldsTwo, catalogSays('6000'));
    expect(story.after(NOTICE_MS - 1).when(upgrade)).toMatchObject({
      kind: 'accepted',
      events: [{ event: { data: { target: { value: '5000' }, winTickets: 1_840_000 } } }],
    });
    expect(story.after(NOTICE_MS).when(upgrade)).toBeRefused(
      'PRICE_CHANGED',
      expect.objectContaining({ stake: '1000', targetValue: '6000', winTickets: 1_533_333 }),
    );
  });

  it('for more coin than there is', () => {
    const more = { coin: '801', stake: '1701', winTickets: 3_129_840 };
    expect(given(...aliceHoldsTwo).when({ ...upgrade, ...more })).toBeRefused('INSUFFICIENT_FUNDS', {
      ...round,
      cost: '801',
    });
    const all = { coin: '800', stake: '1700', winTickets: 3_128_000 };
    expect(given(...aliceHoldsTwo).when({ ...upgrade, ...all })).toBeAccepted();
  });
});

describe('an upgrade that uses up no pair', () => {
  it('leaves the timers as they are', () =>
    expect(given(...aliceHoldsTwo).when(upgrade)).toMatchObject({ timers: [] }));
});

describe('what an upgrade needs', () => {
  it('is the player, the game, the target and, once the player is known, the staked skins and their pairs', () => {
    const house = houseOf(...aliceHoldsTwo);
    const { needs } = upgradeItemsWith(nodeHashing);
    const known = knownStates(() => undefined);
    const command = { ...upgrade, targetSkin: charm };
    const first = [stream, gameStream('upgrade'), termsStream, skinStream(charm)];
    expect(needs(command, known)).toEqual({
      streams: first,
      guards: [alice],
      pairs: [],
    });
    expect(needs(command, { ...known, player: (id) => house.world().player(id) })).toEqual({
      streams: [...first, skinStream(kestrel)],
      guards: [alice],
      pairs: [pairNumber(1).pairId, pairNumber(2).pairId],
    });
  });
});

describe('an upgrade that names its table', () => {
  it('is played on that one, and refused where another is agreed to', () => {
    const tableHash = mustBe(isHexHash, upgradeTableHash(nodeHashing, table));
    expect(played(given(...aliceHoldsTwo), { ...upgrade, tableHash }).tableHash).toBe(tableHash);
    const other = mustBe(isHexHash, '0'.repeat(64));
    expect(given(...aliceHoldsTwo).when({ ...upgrade, tableHash: other })).toBeRefused('PRICE_CHANGED');
  });
});
