import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import { itemsTerms } from '../../test/terms-cast.ts';
import {
  askOf,
  each,
  granted,
  list,
  type Player,
  signUp,
  signUpWith,
  uuid,
  type WonItem,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const LIST = `query($filter: BackpackFilter, $stacked: Boolean, $sort: BackpackSort, $first: Int, $after: String) {
  backpack(filter: $filter, stacked: $stacked, sort: $sort, first: $first, after: $after) {
    totalCount totalValue pageInfo { hasNextPage endCursor }
    edges { count value node { id value wear locked favourite sellPrice game skin { id grade finishNames { en } } } }
  }
}`;
const CHOICE = `query($filter: BackpackFilter) {
  backpackChoice(filter: $filter) { sellTotal hasMore items { id sellPrice value } }
}`;
const MARK = `mutation($itemIds: [ID!]!, $locked: Boolean, $favourite: Boolean) {
  markItems(itemIds: $itemIds, locked: $locked, favourite: $favourite) { id locked favourite }
}`;
const SELL = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
  sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { total }
}`;
const EXCHANGE = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
  exchangeItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { total }
}`;

describe.each(databaseProviders.map(({ name }) => name))('a backpack on %s', (on) => {
  let site: Fixture;
  let ask: ReturnType<typeof askOf>;
  beforeAll(async () => {
    site = await openFixture({}, on);
    ask = askOf(site.gateway);
  });
  afterAll(async () => {
    await site?.close();
  });

  const listOf = async (player: Player, variables: Record<string, unknown>) =>
    granted(await ask(LIST, variables, player.token));
  const choiceOf = async (player: Player, filter: Record<string, unknown> = {}) =>
    granted(await ask(CHOICE, { filter }, player.token));
  const mark = (player: Player, itemIds: readonly string[], marks: Record<string, boolean>) =>
    ask(MARK, { itemIds, ...marks }, player.token);
  const withItems = async (count: number) => {
    const player = await signUpWith(ask, 100_000);
    const items: WonItem[] = [];
    while (items.length < count) items.push(...(await winItems(ask, player, Math.min(10, count - items.length))));
    return { player, items };
  };

  it('finds what was asked for, and counts that alone', async () => {
    const { player } = await withItems(30);
    const all = await listOf(player, { first: 100 });
    const nodes = list(all.at('backpack.edges')).map((edge) => JSON.stringify(edge));
    expect(nodes).toHaveLength(30);
    const [wear] = each(all.at('backpack.edges'), 'node.wear');
    const [skin] = each(all.at('backpack.edges'), 'node.skin.id');
    const [grade] = each(all.at('backpack.edges'), 'node.skin.grade');
    const [name] = each(all.at('backpack.edges'), 'node.skin.finishNames.en');
    const values = each(all.at('backpack.edges'), 'node.value').map(Number);
    const least = Math.min(...values);
    const same = (path: string, value: unknown) =>
      each(all.at('backpack.edges'), path).filter((one) => one === value).length;
    const count = async (filter: Record<string, unknown>) =>
      (await listOf(player, { filter, first: 1 })).at('backpack.totalCount');
    expect(await count({ wears: [wear] })).toBe(same('node.wear', wear));
    expect(await count({ skin })).toBe(same('node.skin.id', skin));
    expect(await count({ grades: [grade] })).toBe(same('node.skin.grade', grade));
    expect(await count({ search: `  ${String(name).toUpperCase()} ` })).toBe(same('node.skin.finishNames.en', name));
    expect(await count({ search: 'no such skin' })).toBe(0);
    expect(await count({ skin, search: 'no such skin' })).toBe(0);
    expect(await count({ atMost: least })).toBe(values.filter((value) => value === least).length);
    expect(await count({ atLeast: least + 1 })).toBe(values.filter((value) => value > least).length);
    expect(await count({ game: 'CASE' })).toBe(30);
    expect(await count({ game: 'UPGRADE' })).toBe(0);
    expect(await count({ bought: true })).toBe(0);
    const refused = await ask(LIST, { filter: { search: 'x'.repeat(65) } }, player.token);
    expect([refused.code, refused.details]).toMatchObject(['INVALID_INPUT', { field: 'search' }]);
  });

  it('puts equal skins together, page by page, without losing one', async () => {
    const { player } = await withItems(40);
    const all = await listOf(player, { first: 100 });
    const kinds = new Set(
      list(all.at('backpack.edges')).map((edge) => {
        const text = JSON.stringify(edge);
        return `${/"wear":"?(\w+)/.exec(text)?.[1]} ${/"skin":\{"id":"(\w+)/.exec(text)?.[1]}`;
      }),
    );
    const counts: number[] = [];
    const values: number[] = [];
    let after: unknown = null;
    do {
      const page = await listOf(player, { stacked: true, sort: 'VALUE_DESC', first: 2, after });
      counts.push(...each(page.at('backpack.edges'), 'count').map(Number));
      values.push(...each(page.at('backpack.edges'), 'value').map(Number));
      expect(page.at('backpack.totalCount')).toBe(40);
      after = page.at('backpack.pageInfo.hasNextPage') === true ? page.at('backpack.pageInfo.endCursor') : null;
    } while (after !== null);
    expect(counts).toHaveLength(kinds.size);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(all.at('backpack.totalValue'));
  });

  it('keeps locked items from leaving in any way, for GraphQL and REST alike, until they are unlocked', async () => {
    const { player, items } = await withItems(3);
    const [first = '', second = ''] = items.map(({ id }) => id);
    granted(await mark(player, [first], { locked: true, favourite: true }));
    for (const document of [SELL, EXCHANGE]) {
      const refused = await ask(document, { commandId: uuid(), itemIds: [second, first] }, player.token);
      expect([refused.code, refused.details]).toEqual(['ITEM_LOCKED', { itemIds: [first] }]);
    }
    const { body } = await site.gateway.inject({
      method: 'POST',
      url: '/api/profile/sell',
      headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': uuid() },
      payload: { ids: [first], terms: itemsTerms },
    });
    expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: 'ITEM_LOCKED' } });
    const choice = await choiceOf(player);
    expect(each(choice.at('backpackChoice.items'), 'id')).not.toContain(first);
    expect((await listOf(player, { filter: { locked: true } })).at('backpack.totalCount')).toBe(1);
    expect((await listOf(player, { filter: { favourite: false } })).at('backpack.totalCount')).toBe(2);
    expect(granted(await mark(player, [first], { locked: false })).at('markItems')).toEqual([
      { id: first, locked: false, favourite: true },
    ]);
    granted(await ask(SELL, { commandId: uuid(), itemIds: [first, second] }, player.token));
    expect((await mark(player, [first], { locked: true })).code).toBe('ITEM_NOT_HELD');
  });

  it('shows marks to nobody else, and lets nobody else mark', async () => {
    const { player, items } = await withItems(1);
    const stranger = await signUp(ask);
    const itemIds = items.map(({ id }) => id);
    granted(await mark(player, itemIds, { locked: true }));
    expect((await mark(stranger, itemIds, { locked: false })).code).toBe('ITEM_NOT_HELD');
    expect((await listOf(player, {})).at('backpack.edges.0.node.locked')).toBe(true);
  });

  it('chooses all that may leave, with what selling them pays', async () => {
    const { player, items } = await withItems(12);
    const choice = await choiceOf(player);
    const prices = each(choice.at('backpackChoice.items'), 'sellPrice').map(Number);
    expect(prices).toHaveLength(12);
    expect(choice.at('backpackChoice.hasMore')).toBe(false);
    const total = prices.reduce((sum, price) => sum + price, 0);
    expect(choice.at('backpackChoice.sellTotal')).toBe(total);
    const sold = granted(await ask(SELL, { commandId: uuid(), itemIds: items.map(({ id }) => id) }, player.token));
    expect(sold.at('sellItems.total')).toBe(total);
  });
});
