import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../engine/commands.ts';
import { isListingId, isSkinId, mustBe } from '../../engine/kernel/ids.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { itemsTerms, shopTerms, transferTerms } from '../../test/terms-cast.ts';
import {
  askOf,
  each,
  granted,
  list,
  type Player,
  signUp,
  signUpWith,
  text,
  uuid,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const LISTING = 'id balance price value stock wear skin { id }';
const BUY = `mutation($commandId: CommandId!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {
  buyFromShop(commandId: $commandId, terms: "${shopTerms}", listingId: $listingId, quantity: $quantity, expectedTotal: $expectedTotal) {
    purchase { id total balance position items { id game state value sellPrice exchangePoints caseSlug } }
    listing { ${LISTING} } wallet { coin points } position
  }
}`;
const EXCHANGE = `mutation($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {
  exchangeItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds, expectedTotal: $expectedTotal) {
    total items { id state exchangePoints } wallet { points }
  }
}`;
const TRANSFER = `mutation($commandId: CommandId!, $points: Money!, $to: String) {
  transferPoints(commandId: $commandId, terms: "${transferTerms}", points: $points, to: $to) { points coin wallet { coin points } }
}`;

const stock = (
  listing: string,
  skin: string,
  wear: 'FN' | 'FT',
  balance: 'coin' | 'points',
  quantity: number,
): Command => ({
  type: 'StockListing',
  listing: mustBe(isListingId, listing),
  skin: mustBe(isSkinId, skin),
  wear,
  balance,
  quantity,
});

describe.each(databaseProviders.map(({ name }) => name))('the shop on %s', (on) => {
  let site: Fixture;
  let ask: ReturnType<typeof askOf>;
  beforeAll(async () => {
    site = await openFixture({ transfersToPlayers: true }, on);
    ask = askOf(site.gateway);
    await site.operate(stock('dear', 'aurora', 'FT', 'coin', 3));
    await site.operate(stock('middle', 'brook', 'FN', 'coin', 100));
    await site.operate(stock('cheap', 'cinder', 'FT', 'coin', 100));
    await site.operate(stock('points', 'cinder', 'FN', 'points', 100));
    await site.operate(stock('gone', 'cinder', 'FN', 'coin', 5));
    await site.operate({ type: 'CloseListing', listing: mustBe(isListingId, 'gone') });
    await site.settled();
  });
  afterAll(async () => {
    await site?.close();
  });

  const shop = async (args: string) => {
    const answer = granted(
      await ask(`{ shop${args} { totalCount pageInfo { endCursor } edges { node { ${LISTING} } } } }`),
    );
    return { ids: each(answer.at('shop.edges'), 'node.id'), answer };
  };
  const buy = (player: Player, listingId: string, quantity: number, expectedTotal: number, commandId = uuid()) =>
    ask(BUY, { commandId, listingId, quantity, expectedTotal }, player.token);
  const exchange = (player: Player, itemIds: readonly string[], expectedTotal: number | null = null) =>
    ask(EXCHANGE, { commandId: uuid(), itemIds, expectedTotal }, player.token);
  const transfer = (player: Player, points: number, to: string | null = null) =>
    ask(TRANSFER, { commandId: uuid(), points, to }, player.token);
  /** A player with points, from exchanged items. */
  const withPoints = async () => {
    const player = await signUpWith(ask, 20_000);
    const items = await winItems(ask, player, 10);
    const answer = granted(
      await exchange(
        player,
        items.map(({ id }) => id),
      ),
    );
    return { player, points: Number(answer.at('exchangeItems.wallet.points')) };
  };

  it('shows what is in stock, by price, by name and by what one can pay', async () => {
    const { ids, answer } = await shop('');
    expect(ids).toEqual(['dear', 'middle', 'cheap']);
    expect(answer.at('shop.edges.1.node')).toEqual({
      id: 'middle',
      balance: 'COIN',
      price: 1_575,
      value: 1_500,
      stock: 100,
      wear: 'FN',
      skin: { id: 'brook' },
    });
    expect((await shop('(sort: PRICE_ASC)')).ids).toEqual(['cheap', 'middle', 'dear']);
    expect((await shop('(sort: NEWEST)')).ids).toEqual(['cheap', 'middle', 'dear']);
    expect((await shop('(balance: POINTS)')).ids).toEqual(['points']);
    expect((await shop('(search: "BROOK")')).ids).toEqual(['middle']);
    expect((await shop('(family: "kestrel", grade: 0)')).ids).toEqual(['dear']);
    expect((await shop('(family: "unknown")')).ids).toEqual([]);
    expect((await shop('(minPrice: 1575, maxPrice: 1575)')).ids).toEqual(['middle']);
    expect((await shop('(minPrice: 1576)')).ids).toEqual(['dear']);
    expect((await shop('(maxPrice: 1574)')).ids).toEqual(['cheap']);
    const page = await shop('(first: 2)');
    const after = text(page.answer.at('shop.pageInfo.endCursor'));
    expect([page.ids, (await shop(`(first: 2, after: "${after}")`)).ids]).toEqual([['dear', 'middle'], ['cheap']]);
    expect(page.answer.at('shop.totalCount')).toBe(3);
    for (const args of ['(balance: LOCKED)', '(grade: 7)', '(minPrice: 2, maxPrice: 1)', '(after: "x")']) {
      expect((await ask(`{ shop${args} { totalCount } }`)).code).toBe('INVALID_INPUT');
    }
  });

  it('sells so many at a price rounded up once, and keeps the purchase', async () => {
    const player = await signUpWith(ask, 10_000);
    const commandId = uuid();
    const answer = granted(await buy(player, 'middle', 3, 4_725, commandId));
    expect(answer.at('buyFromShop.purchase')).toMatchObject({ total: 4_725, balance: 'COIN' });
    expect(answer.at('buyFromShop.wallet')).toEqual({ coin: 5_275, points: 0 });
    expect(answer.at('buyFromShop.listing.stock')).toBe(97);
    const items = list(answer.at('buyFromShop.purchase.items'));
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({
      game: null,
      state: 'HELD',
      value: 1_500,
      sellPrice: 1_500,
      exchangePoints: 1_575,
      caseSlug: null,
    });
    expect(granted(await buy(player, 'middle', 3, 4_725, commandId)).at('buyFromShop.purchase')).toEqual(
      answer.at('buyFromShop.purchase'),
    );
    await site.settled();
    const bought = await ask(
      '{ shopPurchases { totalCount edges { node { id total items { id } } } } }',
      undefined,
      player.token,
    );
    expect(bought.at('shopPurchases.totalCount')).toBe(1);
    expect(each(bought.at('shopPurchases.edges'), 'node.id')).toEqual([answer.at('buyFromShop.purchase.id')]);
  });

  it('refuses what it does not have, at another price, and whom can’t pay', async () => {
    const player = await signUpWith(ask, 10_000);
    const out = await buy(player, 'dear', 4, 1_000_000);
    expect([out.code, out.details]).toEqual(['OUT_OF_STOCK', { left: 3 }]);
    const dearer = await buy(player, 'middle', 1, 1_574);
    expect([dearer.code, dearer.details]).toEqual(['PRICE_CHANGED', { total: '1575' }]);
    expect((await buy(player, 'dear', 1, 1_000_000)).code).toBe('INSUFFICIENT_FUNDS');
    expect((await buy(player, 'points', 1, 1_000_000)).code).toBe('INSUFFICIENT_POINTS');
    for (const listing of ['gone', 'never', '../x']) {
      expect((await buy(player, listing, 1, 1_000_000)).code).toBe('LISTING_NOT_FOUND');
    }
    for (const quantity of [0, 11]) expect((await buy(player, 'cheap', quantity, 10_000)).code).toBe('INVALID_INPUT');
    const wallet = await ask('{ me { wallet { coin } } }', undefined, player.token);
    expect(wallet.at('me.wallet.coin')).toBe(10_000);
  });

  it('never sells more than it has, however many ask at once', async () => {
    await site.operate(stock('rush', 'cinder', 'FN', 'coin', 3));
    const players = await Promise.all(Array.from({ length: 5 }, () => signUpWith(ask, 1_000)));
    const answers = await Promise.all(players.map((player) => buy(player, 'rush', 1, 210)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'OUT_OF_STOCK')).toHaveLength(2);
  });

  it('takes items back for points, and points for coin', async () => {
    const player = await signUpWith(ask, 10_000);
    const [won] = await winItems(ask, player, 1);
    if (won === undefined) throw new Error('nothing won');
    const points = Math.floor((won.value * 105) / 100);
    const less = await exchange(player, [won.id], points + 1);
    expect([less.code, less.details]).toEqual(['PRICE_CHANGED', { total: String(points) }]);
    const answer = granted(await exchange(player, [won.id], points));
    expect(answer.at('exchangeItems')).toEqual({
      total: points,
      items: [{ id: won.id, state: 'EXCHANGED', exchangePoints: null }],
      wallet: { points },
    });
    expect((await exchange(player, [won.id])).code).toBe('ITEM_NOT_HELD');
    const coin = granted(await transfer(player, 50));
    expect(coin.at('transferPoints')).toEqual({ points: 50, coin: 45, wallet: { coin: 9_045, points: points - 50 } });
    for (const amount of [0, -1]) expect((await transfer(player, amount)).code).toBe('INVALID_INPUT');
    expect((await transfer(player, 1_000_000_000)).code).toBe('INSUFFICIENT_POINTS');
  });

  it('sends points to whom bears the nickname, and tells nothing where nobody or several do', async () => {
    const { player, points } = await withPoints();
    const other = await signUp(ask);
    const nameOf = async ({ token }: Player) =>
      text((await ask('{ me { nickname } }', undefined, token)).at('me.nickname'));
    const rename = async ({ token }: Player, nickname: string) =>
      granted(await ask('mutation($n: String!) { changeNickname(nickname: $n) { nickname } }', { n: nickname }, token));
    await rename(other, 'Only One');
    const sent = granted(await transfer(player, 100, 'Only One'));
    expect(sent.at('transferPoints')).toMatchObject({ points: 100, coin: null, wallet: { points: points - 100 } });
    const received = await ask('{ me { wallet { points } } }', undefined, other.token);
    expect(received.at('me.wallet.points')).toBe(100);
    await rename(await signUp(ask), 'Two Of Them');
    await rename(await signUp(ask), 'Two Of Them');
    for (const name of ['Nobody At All', 'Two Of Them', await nameOf(player), '', "x' OR 'x'='x"]) {
      const refused = await transfer(player, 100, name);
      expect([refused.code, refused.details]).toEqual(['RECIPIENT_NOT_FOUND', {}]);
    }
  });

  it('sells for points, too', async () => {
    const { player, points } = await withPoints();
    const answer = granted(await buy(player, 'points', 1, 220));
    expect(answer.at('buyFromShop.purchase')).toMatchObject({ total: 220, balance: 'POINTS' });
    expect(answer.at('buyFromShop.wallet')).toMatchObject({ points: points - 220 });
  });
});

it('points stay with their player where the site does not allow otherwise', async () => {
  const site = await openFixture();
  try {
    const ask = askOf(site.gateway);
    const player = await signUpWith(ask, 10_000);
    const [won] = await winItems(ask, player, 1);
    granted(await ask(EXCHANGE, { commandId: uuid(), itemIds: [won?.id], expectedTotal: null }, player.token));
    const other = await signUp(ask);
    const name = text((await ask('{ me { nickname } }', undefined, other.token)).at('me.nickname'));
    for (const to of [name, 'Nobody At All']) {
      const refused = await ask(TRANSFER, { commandId: uuid(), points: 10, to }, player.token);
      expect(refused.code).toBe('TRANSFER_DISABLED');
    }
  } finally {
    await site.close();
  }
});
