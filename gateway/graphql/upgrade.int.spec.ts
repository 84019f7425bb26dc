import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsTerms, upgradeTerms } from '../../test/terms-cast.ts';
import {
  type Ask,
  askOf,
  each,
  entropy,
  granted,
  holdings,
  type Player,
  roundFor,
  signUpWith,
  text,
  uuid,
  type WonItem,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const UPGRADE = `mutation($input: UpgradeInput!) { upgradeItems(input: $input) {
  play { id position playedAt pairId roundNo stake coin target { skin { id } wear value } side winTickets ticket won
    item { id game state value caseSlug skin { id } wear } }
  wallet { coin version } position } }`;

/** The items worth 10.00 or less: dearer items don't fit under the target. */
const cheap = (items: readonly WonItem[]): readonly WonItem[] => items.filter(({ value }) => value <= 1_000);

/** A stake of 10.00, item and coin together, for a brook worth 15.00: 61.33 %. */
const inputFor = ({ id, value }: WonItem, change: object = {}) => ({
  commandId: uuid(),
  terms: upgradeTerms,
  itemIds: [id],
  coin: 1_000 - value,
  targetSkin: 'brook',
  targetWear: 'FN',
  side: 'UNDER',
  stake: 1_000,
  targetValue: 1_500,
  winTickets: 6_133_333,
  entropy: entropy(),
  ...change,
});

const upgrade = async (player: Player, input: object) =>
  ask(UPGRADE, { input: { ...(await roundFor(ask, player)), ...input } }, player.token);

/** Upgrades one cheap item after another until the outcome is the one that is looked for. */
const upgradeUntil = async (player: Player, won: boolean, side: 'UNDER' | 'OVER' = 'UNDER') => {
  for (;;) {
    for (const item of cheap(await winItems(ask, player, 5))) {
      const before = await holdings(ask, player);
      const input = inputFor(item, { side });
      const answer = granted(await upgrade(player, input));
      if (answer.at('upgradeItems.play.won') === won) return { item, before, input, answer };
    }
  }
};

describe('the rules of upgrades', () => {
  it('are published as integers', async () => {
    const answer = await ask('{ upgrade { terms returnPercent minTickets maxTickets maxItems stopped } }');
    expect(answer.at('upgrade')).toEqual({
      terms: upgradeTerms,
      returnPercent: 92,
      minTickets: 100_000,
      maxTickets: 8_000_000,
      maxItems: 10,
      stopped: false,
    });
  });
});

describe('an upgrade', () => {
  it('that is won takes stake and coin, and gives the target', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const { item, before, input, answer } = await upgradeUntil(player, true);
    const play = answer.at('upgradeItems.play');
    expect(play).toMatchObject({
      stake: 1_000,
      coin: input.coin,
      target: { skin: { id: 'brook' }, wear: 'FN', value: 1_500 },
      item: {
        id: expect.stringContaining(`${player.playerId}.`),
        game: 'UPGRADE',
        state: 'HELD',
        value: 1_500,
        caseSlug: null,
      },
    });
    expect(Number(answer.at('upgradeItems.play.ticket'))).toBeLessThan(input.winTickets);
    const after = await holdings(ask, player);
    expect(after).toEqual({
      ...before,
      coin: before.coin - input.coin,
      version: before.version + 1,
      held: before.held,
      used: before.used + 1,
    });
    expect(answer.at('upgradeItems.wallet')).toEqual({ coin: after.coin, version: after.version });
    const used = await ask('{ backpack(state: USED, first: 100) { edges { node { id state } } } }', {}, player.token);
    expect(used.at('backpack.edges')).toContainEqual({ node: { id: item.id, state: 'USED' } });
  });

  it.each(['UNDER', 'OVER'] as const)('that is lost burns the stake, %s', async (side) => {
    const player = await signUpWith(ask, 1_000_000);
    const { before, input, answer } = await upgradeUntil(player, false, side);
    expect(answer.at('upgradeItems.play.item')).toBeNull();
    const ticket = Number(answer.at('upgradeItems.play.ticket'));
    if (side === 'UNDER') expect(ticket).toBeGreaterThanOrEqual(input.winTickets);
    else expect(ticket).toBeLessThan(10_000_000 - input.winTickets);
    const after = await holdings(ask, player);
    expect(after).toEqual({
      ...before,
      coin: before.coin - input.coin,
      version: before.version + 1,
      held: before.held - 1,
      used: before.used + 1,
    });
  });

  it('is answered word for word when it is sent again, and not with another body', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const { input, answer } = await upgradeUntil(player, true);
    const owned = await holdings(ask, player);
    expect((await upgrade(player, input)).data).toEqual(answer.data);
    expect((await upgrade(player, { ...input, entropy: entropy() })).code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await holdings(ask, player)).toEqual(owned);
  });

  it('takes an item once: one of a sale and five upgrades of it at the same instant', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const [item] = cheap(await winItems(ask, player, 10));
    if (item === undefined) throw new Error('ten dear items');
    const before = await holdings(ask, player);
    const sell = `mutation { sellItems(commandId: "${uuid()}", terms: "${itemsTerms}", itemIds: ["${item.id}"]) { total } }`;
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => upgrade(player, inputFor(item))),
      ask(sell, undefined, player.token),
      ...Array.from({ length: 2 }, () => upgrade(player, inputFor(item))),
    ]);
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ITEM_NOT_HELD')).toHaveLength(5);
    const after = await holdings(ask, player);
    expect(after.version).toBe(before.version + 1);
    expect(after.used + after.sold).toBe(before.used + before.sold + 1);
  });

  it('is refused with the values as they are now where they changed', async () => {
    const player = await signUpWith(ask, 100_000);
    const [item] = cheap(await winItems(ask, player, 10));
    if (item === undefined) throw new Error('ten dear items');
    const before = await holdings(ask, player);
    for (const change of [{ stake: 1_001 }, { targetValue: 1_499 }, { winTickets: 6_133_334 }]) {
      const answer = await upgrade(player, inputFor(item, change));
      expect([answer.code, answer.details]).toEqual([
        'PRICE_CHANGED',
        expect.objectContaining({ stake: '1000', targetValue: '1500', winTickets: 6_133_333 }),
      ]);
    }
    expect(await holdings(ask, player)).toEqual(before);
  });
});

describe('an upgrade that is none', () => {
  let player: Player;
  let items: readonly WonItem[];
  beforeAll(async () => {
    player = await signUpWith(ask, 30_000);
    items = cheap(await winItems(ask, player, 10));
  });

  const asked = (change: object) => inputFor(items[0] ?? { id: '', roundId: '', value: 0, skin: '' }, change);

  it.each([
    [
      'a chance below 1 %',
      { targetSkin: 'aurora', targetValue: 90_000, winTickets: 102_222, coin: 0 },
      'CHANCE_OUT_OF_RANGE',
    ],
    ['a chance above 80 %', { targetSkin: 'cinder', targetValue: 200, winTickets: 46_000_000 }, 'CHANCE_OUT_OF_RANGE'],
    ['a target that is none', { targetSkin: 'no-such-skin' }, 'TARGET_NOT_FOUND'],
    ['a target that is no name', { targetSkin: '../aurora' }, 'TARGET_NOT_FOUND'],
    ['a wear that the target lacks', { targetWear: 'BS' }, 'TARGET_NOT_FOUND'],
    ['no wear where there is one', { targetWear: null }, 'TARGET_NOT_FOUND'],
    ['coin that is not there', { coin: 40_000, targetSkin: 'aurora', targetValue: 90_000 }, 'PRICE_CHANGED'],
    ['an item of nobody', { itemIds: [`${'A'.repeat(22)}.1.1`] }, 'ITEM_NOT_HELD'],
    ['no item', { itemIds: [] }, 'INVALID_INPUT'],
    ['something that is no item', { itemIds: ["'; DROP TABLE item"] }, 'INVALID_INPUT'],
    ['coin below 0', { coin: -1 }, 'INVALID_INPUT'],
    ['coin in fractions', { coin: 0.5 }, 'INVALID_INPUT'],
    ['coin beyond any amount', { coin: 2 ** 53 }, 'INVALID_INPUT'],
    ['a stake of nothing', { stake: 0 }, 'INVALID_INPUT'],
    ['a target of no value', { targetValue: 0 }, 'INVALID_INPUT'],
    ['tickets in fractions', { winTickets: 0.5 }, 'INVALID_INPUT'],
    ['tickets beyond an integer', { winTickets: 2 ** 31 }, 'INVALID_INPUT'],
    ['a side that there is none', { side: 'LEFT' }, 'INVALID_INPUT'],
    ['entropy in capitals', { entropy: 'A'.repeat(32) }, 'INVALID_INPUT'],
    ['a command id that is no UUID', { commandId: 'x' }, 'INVALID_INPUT'],
  ])('is refused and charges nothing: %s', async (_name, change, code) => {
    const before = await holdings(ask, player);
    expect((await upgrade(player, asked(change))).code).toBe(code);
    expect(await holdings(ask, player)).toEqual(before);
  });

  it('names one item twice, or eleven', async () => {
    const [first] = items;
    const eleven = Array.from({ length: 11 }, (_, n) => `${'A'.repeat(22)}.${n + 1}`);
    expect((await upgrade(player, asked({ itemIds: [first?.id, first?.id] }))).code).toBe('INVALID_INPUT');
    expect((await upgrade(player, asked({ itemIds: eleven }))).code).toBe('INVALID_INPUT');
  });

  it("stakes another player's item", async () => {
    const other = await signUpWith(ask, 30_000);
    const before = await holdings(ask, player);
    const answer = await upgrade(other, asked({}));
    expect([answer.code, answer.details.itemIds]).toEqual(['ITEM_NOT_HELD', [items[0]?.id]]);
    expect(await holdings(ask, player)).toEqual(before);
  });

  it('costs more coin than there is', async () => {
    const poor = await signUpWith(ask, 10_000);
    const [item] = cheap(await winItems(ask, poor, 10));
    if (item === undefined) throw new Error('ten dear items');
    const answer = await upgrade(poor, inputFor(item));
    expect([answer.code, answer.details.cost]).toEqual(['INSUFFICIENT_FUNDS', String(1_000 - item.value)]);
    expect(await holdings(ask, poor)).toMatchObject({ coin: 0, held: 10, used: 0 });
  });

  it('is played while the game is stopped', async () => {
    await site.operate({ type: 'StopGame', game: 'upgrade', stop: true, reason: 'a test' });
    site.advance(60_000);
    expect((await upgrade(player, asked({}))).code).toBe('GAME_STOPPED');
    await site.settled();
    // The gateway still holds the catalog that it read for the play; it looks again when that is due.
    site.advance(1_000);
    expect((await ask('{ upgrade { stopped } }')).at('upgrade.stopped')).toBe(true);
    await site.operate({ type: 'StopGame', game: 'upgrade', stop: false, reason: '' });
  });
});

describe('plays', () => {
  it('of every game stand in one list, newest first, and page without gaps', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const { answer } = await upgradeUntil(player, false);
    await site.settled();
    const PLAYS = `query($game: Game, $first: Int, $after: String) { plays(game: $game, first: $first, after: $after) {
      edges { cursor node { id game position playedAt pairId roundNo spent won skin { id } wear } }
      pageInfo { hasNextPage endCursor } } }`;
    const all = granted(await ask(PLAYS, { first: 50 }, player.token));
    expect(all.at('plays.edges.0.node')).toMatchObject({
      id: answer.at('upgradeItems.play.id'),
      game: 'UPGRADE',
      spent: 1_000,
      won: 0,
      skin: { id: 'brook' },
      wear: 'FN',
    });
    const ids = each(all.at('plays.edges'), 'node.id');
    expect(each(all.at('plays.edges'), 'node.roundNo')).toEqual(ids.map((_, index) => ids.length - index));
    const paged: unknown[] = [];
    for (let after: string | null = null; ; ) {
      const page = granted(await ask(PLAYS, { first: 2, after }, player.token));
      paged.push(...each(page.at('plays.edges'), 'node.id'));
      if (page.at('plays.pageInfo.hasNextPage') !== true) break;
      after = text(page.at('plays.pageInfo.endCursor'));
    }
    expect(paged).toEqual(ids);
    const upgrades = granted(await ask(PLAYS, { game: 'UPGRADE' }, player.token));
    expect(new Set(each(upgrades.at('plays.edges'), 'node.game'))).toEqual(new Set(['UPGRADE']));
    expect((await ask(PLAYS, { game: 'BATTLE' }, player.token)).code).toBe('INVALID_INPUT');
  });
});
